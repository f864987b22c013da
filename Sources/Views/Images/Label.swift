import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph

/// An icon with a title beside it, as the ``LabelStyle`` around has it.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    /// - Parameters:
    ///   - title: what is said.
    ///   - icon: what stands beside it.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor @ViewBuilder public var body: some View {
        if let style {
            // A label within the style's own body is a plain one.
            style.body(title: AnyView(title), icon: AnyView(icon)).environment(\.labelStyle, nil)
        } else {
            TitleAndIcon(title: title, icon: icon)
        }
    }
}

/// Both on one line, as if the icon were a character.
nonisolated struct TitleAndIcon<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon

    @MainActor var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            icon
            title
        }
    }
}

extension Label: TextTitled where Title == Text {
    var textTitle: Text { title }
}

extension Label where Title == Text, Icon == Image {
    /// A localised title, beside a symbol (docs/symbols.md shows all).
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// A verbatim title, beside a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A localised title, beside a picture of the program's resources.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// A verbatim title, beside a picture of the program's resources.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was asked for, in the looks of the system.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}
