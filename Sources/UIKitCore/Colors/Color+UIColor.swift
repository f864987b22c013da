public import Views

extension Color {
    /// The SwiftUI form of a UIKit colour: what differs with the appearance goes on doing so.
    public init(uiColor: UIColor) {
        switch uiColor.storage {
        case .color(let color): self = color
        case .fixed(let components): self = Color(components)
        case .dynamic(let light, let dark): self = Color(light: Color(light), dark: Color(dark))
        }
    }

    /// The older spelling of ``init(uiColor:)``.
    public init(_ color: UIColor) { self.init(uiColor: color) }

    private init(_ components: UIColor.Components) {
        self.init(
            red: Double(components.red), green: Double(components.green), blue: Double(components.blue),
            opacity: Double(components.alpha))
    }
}
