public import Views

/// Kind of glass that `glassEffect(_:in:)` puts behind a view.
public struct Glass: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case regular, clear, identity }

    let kind: Kind
    /// Colour of the glass; nil for none.
    var color: Color?

    /// Glass that blurs what is behind it.
    public static let regular = Glass(kind: .regular)
    /// Glass through which more of what is behind it can be seen.
    public static let clear = Glass(kind: .clear)
    /// No glass.
    public static let identity = Glass(kind: .identity)

    /// The glass in a colour; nil is none.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// Glass for controls. It does not move under a finger here, so that nothing changes.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
