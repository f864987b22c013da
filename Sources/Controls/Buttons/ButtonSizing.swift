public import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph
import Views

/// Way in which buttons with a border choose their width.
public struct ButtonSizing: Hashable, Sendable {
    enum Kind { case automatic, fitted, flexible }

    let kind: Kind

    /// As the surroundings want it: the width of the label.
    public static let automatic = ButtonSizing(kind: .automatic)
    /// The width of the label.
    public static let fitted = ButtonSizing(kind: .fitted)
    /// All the width that is proposed.
    public static let flexible = ButtonSizing(kind: .flexible)

    /// Greatest width of the label, in points; nil is its own.
    var maximumWidth: CGFloat? { kind == .flexible ? .infinity : nil }
}

private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    /// Way in which buttons with a border choose their width.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets the way in which buttons with a border in the view choose their width.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
