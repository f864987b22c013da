@_spi(Engine) public import ViewGraph

/// A button that looks like a link: its label in the accent colour, without a border. Only macOS has it.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle {
    /// Makes the style `.link`.
    public init() {}
    /// The label alone: buttons draw this style themselves.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label in the accent colour. Programs for iOS, where it does not exist, may give styles of their own this name.
    @_disfavoredOverload public static var link: Self { Self() }
}
