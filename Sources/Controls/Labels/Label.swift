import AccessibilityTree
import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A title with an icon, in the environment's ``LabelStyle``.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    /// A label of a title and an icon.
    ///
    /// - Parameters:
    ///   - title: the text.
    ///   - icon: the picture beside it.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The title and icon in the environment's style.
    @MainActor public var body: some View {
        styled.accessibility { _ in
            var facts = AccessibilityFacts(.combined, role: .staticText)
            facts.label = HiddenLabel.name(of: title)?.plainString
            return facts
        }
    }

    @MainActor @ViewBuilder private var styled: some View {
        if let style {
            // A label within the style's own body takes the plain style.
            style.body(title: AnyView(title), icon: AnyView(icon)).environment(\.labelStyle, nil)
        } else {
            TitleAndIcon(title: title, icon: icon)
        }
    }
}

/// Icon and title on one line, aligned at the baseline.
nonisolated struct TitleAndIcon<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.listItemTint) private var tint

    init(title: Title, icon: Icon) {
        self.title = title
        self.icon = icon
    }

    @MainActor @ViewBuilder var body: some View {
        if isInListRow {
            // Icons of all rows are centred in one column, and titles begin at the same place.
            HStack(spacing: 12) {
                icon.foregroundStyle(tint?.color ?? .accentColor).frame(minWidth: 26)
                title
            }
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                icon
                title
            }
        }
    }
}

extension Label: TextTitled where Title == Text {
    var textTitle: Text { title }
}

extension Label where Title == Text, Icon == Image {
    /// A localised title beside a symbol (docs/symbols.md shows all).
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// A verbatim title beside a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A localised title beside a picture from the program's resources.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// A verbatim title beside a picture from the program's resources.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is applied to, in the plain style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}
