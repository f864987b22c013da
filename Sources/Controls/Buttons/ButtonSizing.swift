import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph
import Views

/// Rule for the width of buttons.
public struct ButtonSizing: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, flexible, fitted }

    private let kind: Kind
    /// As wide as the label, or as the button's place wants it.
    public static let automatic = ButtonSizing(kind: .automatic)
    /// As wide as there is room.
    public static let flexible = ButtonSizing(kind: .flexible)
    /// As wide as the label.
    public static let fitted = ButtonSizing(kind: .fitted)
}

private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    /// Rule for the width of buttons here.
    var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets the rule for the width of bordered buttons, and of those on glass, in this view.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }

    /// Gives a button's label the width that the rule wants.
    nonisolated func sized(by sizing: ButtonSizing) -> some View {
        frame(maxWidth: sizing == .flexible ? .infinity : nil)
    }
}
