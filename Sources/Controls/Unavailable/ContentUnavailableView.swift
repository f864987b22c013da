import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Message in the middle of a place whose content is missing: an empty list, a search without results.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Makes a message with `label`, a `description` under it, and `actions` under both.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The message, in the middle of all the room there is.
    @MainActor public var body: some View {
        VStack(spacing: 18) {
            VStack(spacing: 4) {
                label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding(20)
        .frame(maxWidth: 480)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The icon, large and grey, over the title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 14) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title
        }
    }
}

extension ContentUnavailableView where Label == _ButtonTitle, Description == Text?, Actions == EmptyView {
    /// Makes a message with a localised title, a symbol and a description; nil is none.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { _ButtonTitle(title, systemImage: name) }, description: { description }, actions: {})
    }

    /// Makes a message with a verbatim title, a symbol and a description; nil is none.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { _ButtonTitle(title, systemImage: name) }, description: { description }, actions: {})
    }

    /// Makes a message with a localised title, an image and a description; nil is none.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { _ButtonTitle(title, image: name) }, description: { description }, actions: {})
    }

    /// Makes a message with a verbatim title, an image and a description; nil is none.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { _ButtonTitle(title, image: name) }, description: { description }, actions: {})
    }
}
