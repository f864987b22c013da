/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt
    /// Corners with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// Top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// Bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// Bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
