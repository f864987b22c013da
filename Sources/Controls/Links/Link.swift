import AccessibilityTree
import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A button that opens an address.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link to `destination`, shown as `label`.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// A button that calls the environment's `openURL`.
    @MainActor public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .accessibilityRole(.link)
    }
}

extension Link where Label == Text {
    /// A link with a localised title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
