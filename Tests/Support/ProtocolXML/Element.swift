import WireScanner

/// Start tag of protocol XML, with typed access to its attributes.
struct Element {
    let name: String
    let attributes: [String: String]
    /// Line of the file, from 1.
    let line: Int

    /// Value of an attribute that must be there.
    ///
    /// - Throws: `ElementProblem` if the attribute is missing or empty.
    func required(_ attribute: String) throws(ElementProblem) -> String {
        guard let value = attributes[attribute], !value.isEmpty else {
            throw ElementProblem(reason: "<\(name)> without \(attribute)")
        }
        return value
    }

    /// Version number in an attribute; 1 if it is missing.
    ///
    /// - Throws: `ElementProblem` if the value is no positive integer.
    func version(_ attribute: String) throws(ElementProblem) -> Int {
        guard let value = attributes[attribute] else { return 1 }
        guard let number = Int(value), number > 0 else {
            throw ElementProblem(reason: "\(attribute)=\"\(value)\" is no version")
        }
        return number
    }

    /// Boolean in an attribute; false if it is missing.
    ///
    /// - Throws: `ElementProblem` if the value is neither `true` nor `false`.
    func flag(_ attribute: String) throws(ElementProblem) -> Bool {
        switch attributes[attribute] {
        case nil, "false": false
        case "true": true
        case .some(let value): throw ElementProblem(reason: "\(attribute)=\"\(value)\" is neither true nor false")
        }
    }

    /// The request or event that the element begins.
    ///
    /// - Throws: `ElementProblem` if an attribute is missing or malformed.
    func message() throws(ElementProblem) -> WireMessage {
        var message = WireMessage(name: try required("name"), line: line)
        message.since = try version("since")
        message.isDestructor = attributes["type"] == "destructor"
        return message
    }

    /// The argument that an `arg` element describes.
    ///
    /// - Throws: `ElementProblem` if its type is unknown or an attribute is missing or malformed.
    func argument() throws(ElementProblem) -> WireArgument {
        let type = try required("type")
        guard let kind = type == "new_id" ? .newID : WireArgument.Kind(rawValue: type) else {
            throw ElementProblem(reason: "argument type “\(type)” is unknown")
        }
        var argument = WireArgument(name: try required("name"), kind: kind)
        argument.interface = attributes["interface"]
        argument.allowsNull = try flag("allow-null")
        argument.enumeration = attributes["enum"]
        return argument
    }

    /// The enum that the element begins.
    ///
    /// - Throws: `ElementProblem` if an attribute is missing or malformed.
    func enumeration() throws(ElementProblem) -> WireEnum {
        var enumeration = WireEnum(name: try required("name"), isBitfield: try flag("bitfield"), line: line)
        enumeration.since = try version("since")
        return enumeration
    }

    /// The entry that an `entry` element describes.
    ///
    /// - Throws: `ElementProblem` if its value does not fit in 32 bits, or an attribute is missing or malformed.
    func entry() throws(ElementProblem) -> WireEntry {
        let text = try required("value")
        let digits = text.lowercased()
        let value =
            digits.hasPrefix("0x")
            ? Int64(digits.dropFirst(2), radix: 16) : Int64(digits)
        guard let value, value >= Int64(Int32.min), value <= Int64(UInt32.max) else {
            throw ElementProblem(reason: "value=\"\(text)\" is no number of 32 bits")
        }
        var entry = WireEntry(name: try required("name"), value: UInt32(truncatingIfNeeded: value), line: line)
        entry.since = try version("since")
        return entry
    }
}

/// Error in one element.
struct ElementProblem: Error {
    let reason: String
}
