extension UInt8 {
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let slash = UInt8(ascii: "/")
    static let backslash = UInt8(ascii: "\\")
    static let star = UInt8(ascii: "*")
    static let pound = UInt8(ascii: "#")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")

    var isLineBreak: Bool { self == 10 || self == 13 }
    var isBlank: Bool { self == .space || self == 9 || self == 11 || self == 12 }
    /// True for bytes of identifiers; all bytes beyond ASCII count.
    var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...255:
            true
        default: false
        }
    }
}
