import AnimationCore
@_spi(Engine) import Controls
import Foundation
@_spi(Engine) public import ViewGraph
public import Views

/// Weight of an alert or a dialog.
public struct DialogSeverity: Equatable, Hashable, Sendable {
    private let value: Int

    /// As the dialog's content suggests: here as ``standard``.
    public static let automatic = DialogSeverity(value: 0)
    /// A warning sign above the title, unless the dialog has an icon.
    public static let critical = DialogSeverity(value: 1)
    /// No sign.
    public static let standard = DialogSeverity(value: 2)
}

/// Looks of alerts and dialogs beyond their title, message and buttons.
struct DialogTraits {
    /// Picture above the title; nil for none.
    var icon: Image?
    var severity = DialogSeverity.automatic
    /// Label of the switch by which people suppress the dialog; nil for no switch.
    var suppressionTitle: Text?
    var isSuppressed: Binding<Bool>?
}

private enum DialogTraitsKey: EnvironmentKey { static var defaultValue: DialogTraits { DialogTraits() } }

extension EnvironmentValues {
    var dialogTraits: DialogTraits {
        get { self[DialogTraitsKey.self] }
        set { self[DialogTraitsKey.self] = newValue }
    }
}

extension View {
    /// Shows `icon` above the title of alerts and dialogs of this view; nil shows none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        transformEnvironment(\.dialogTraits) { $0.icon = icon }
    }

    /// Sets the weight of alerts and dialogs of this view: critical ones have a warning sign.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        transformEnvironment(\.dialogTraits) { $0.severity = severity }
    }

    /// Adds a switch with a localised title to alerts and dialogs of this view, which sets `isSuppressed`.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View { suppression(Text(titleKey), isSuppressed) }

    /// Adds a switch with a verbatim title to alerts and dialogs of this view, which sets `isSuppressed`.
    @_disfavoredOverload nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View { suppression(Text(title), isSuppressed) }

    /// Adds a switch with `label` to alerts and dialogs of this view, which sets `isSuppressed`.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        suppression(label, isSuppressed)
    }

    /// Adds a switch "Don't ask again" to alerts and dialogs of this view, which sets `isSuppressed`.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        suppression(Text("Don’t ask again"), isSuppressed)
    }

    nonisolated private func suppression(_ title: Text, _ isSuppressed: Binding<Bool>) -> some View {
        transformEnvironment(\.dialogTraits) {
            $0.suppressionTitle = title
            $0.isSuppressed = isSuppressed
        }
    }
}

/// The picture above the title of a dialog, if it has one.
nonisolated struct DialogSign: View {
    @Environment(\.dialogTraits) private var traits

    init() {}

    @MainActor var body: some View {
        if let icon = traits.icon {
            // Symbols are as large as pictures of files, which take the icon's place.
            icon.font(.system(size: 40)).foregroundStyle(.tint).frame(maxWidth: 64, maxHeight: 64)
        } else if traits.severity == .critical {
            Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 40)).foregroundStyle(.yellow)
                .accessibilityLabel("Warning")
        }
    }
}

/// The switch by which people suppress a dialog, if it has one.
nonisolated struct DialogSuppression: View {
    @Environment(\.dialogTraits) private var traits

    init() {}

    @MainActor var body: some View {
        if let isSuppressed = traits.isSuppressed, let title = traits.suppressionTitle {
            Toggle(isOn: isSuppressed) { title.font(.system(size: 13.5)) }
        }
    }
}
