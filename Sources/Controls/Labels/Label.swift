import AccessibilityTree
import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A title with an icon, in the environment's ``LabelStyle``.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    /// True if a style has made the label, inside the one that is read.
    private let isInStyle: Bool
    @Environment(\.labelStyle) private var style
    @Environment(\.menuLevel) private var menuLevel

    /// A label of a title and an icon.
    ///
    /// - Parameters:
    ///   - title: the text.
    ///   - icon: the picture beside it.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
        isInStyle = false
    }

    /// The title and icon in the environment's style.
    @MainActor @ViewBuilder public var body: some View {
        if isInStyle { styled } else { styled.accessibility { facts($0) } }
    }

    @MainActor private func facts(_ environment: EnvironmentValues) -> AccessibilityFacts {
        var facts = AccessibilityFacts(.combined, role: .staticText)
        facts.label = HiddenLabel.words(of: title)
        return facts
    }

    @MainActor @ViewBuilder private var styled: some View {
        if let style {
            style.body(configuration)
        } else if menuLevel != nil, !isInStyle {
            MenuLabelStyle().makeBody(configuration: configuration)
        } else if isInStyle {
            TitleAndIcon(title: title, icon: icon)
        } else {
            StandardLabel(configuration: configuration)
        }
    }

    private var configuration: LabelStyleConfiguration {
        LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    }
}

/// Icon and title on one line, aligned at the baseline.
nonisolated struct TitleAndIcon<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.listItemTint) private var tint
    @Environment(\.labelMetrics) private var metrics

    init(title: Title, icon: Icon) {
        self.title = title
        self.icon = icon
    }

    @MainActor @ViewBuilder var body: some View {
        if isInListRow {
            // Icons of all rows are centred in one column, and titles begin at the same place.
            HStack(spacing: metrics.spacing ?? 12) {
                icon.foregroundStyle(tint?.color ?? .accentColor).frame(minWidth: metrics.iconWidth ?? 26)
                ControlLabel(title)
            }
        } else {
            HStack(alignment: .firstTextBaseline, spacing: metrics.spacing ?? 8) {
                icon.frame(minWidth: metrics.iconWidth)
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
    /// The label of a style's configuration, in the style around that style.
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
        isInStyle = true
    }
}
