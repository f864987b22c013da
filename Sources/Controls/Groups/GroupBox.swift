import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Related views on a tinted background, under a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label?
    private let content: Content
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    /// `content` under `label`.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// `content` under `label`, with the parameters in the older order.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The label above the content, on the background.
    @MainActor public var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            if let label, !labelsAreHidden { label.font(.headline) }
            // A VStack, as several views in a container are stacked.
            VStack { content }.frame(maxWidth: .infinity)
        }
        .padding(14)
        .background(Color.primary.opacity(colorScheme == .dark ? 0.09 : 0.045), in: RoundedRectangle(cornerRadius: 10))
    }
}

extension GroupBox where Label == EmptyView {
    /// `content` without a title.
    public init(@ViewBuilder content: () -> Content) {
        label = nil
        self.content = content()
    }
}

extension GroupBox where Label == Text {
    /// `content` under a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// `content` under a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}
