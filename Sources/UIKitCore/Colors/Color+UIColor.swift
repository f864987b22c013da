public import Views

extension Color {
    /// A SwiftUI colour equal to `uiColor`. A colour that depends on the appearance still does.
    public init(uiColor: UIColor) {
        switch uiColor.storage {
        case .color(let color): self = color
        case .fixed(let components): self = Color(components)
        case .dynamic(let light, let dark): self = Color(light: Color(light), dark: Color(dark))
        }
    }

    /// A SwiftUI colour equal to `color`; older spelling of ``init(uiColor:)``.
    ///
    /// Disfavoured, because generated code names a colour of a catalogue as a `ColorResource` and as a `UIColor`.
    @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }

    private init(_ components: UIColor.Components) {
        self.init(
            red: Double(components.red), green: Double(components.green), blue: Double(components.blue),
            opacity: Double(components.alpha))
    }
}
