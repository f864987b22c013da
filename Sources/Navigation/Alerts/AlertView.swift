import AccessibilityTree
import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) package import ViewGraph
package import Views

/// Content of an alert: title, message and buttons.
nonisolated package struct AlertView<Actions: View, Message: View>: View {
    let title: Text
    let actions: Actions
    let message: Message
    /// True if the buttons lie below one another, even if they are only two.
    let isDialog: Bool
    /// True if a Cancel button follows actions of which none cancels.
    let addsCancel: Bool
    /// True if the title is not shown.
    let hidesTitle: Bool
    /// True if one of the actions cancels.
    @State private var hasCancel = false

    package init(
        title: Text, actions: Actions, message: Message, isDialog: Bool = false, addsCancel: Bool = false,
        hidesTitle: Bool = false
    ) {
        self.title = title
        self.actions = actions
        self.message = message
        self.isDialog = isDialog
        self.addsCancel = addsCancel
        self.hidesTitle = hidesTitle
    }

    @MainActor package var body: some View {
        VStack(spacing: 18) {
            VStack(spacing: 6) {
                DialogSign()
                if !hidesTitle { title.font(.system(size: 16, weight: .semibold)).accessibilityRole(.heading) }
                message.font(.system(size: 13.5)).foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
            DialogSuppression()
            AlertActionsLayout(isColumn: isDialog) {
                actions
                if Actions.self == EmptyView.self { Button("OK") {} }
                if addsCancel, !hasCancel {
                    Button("Cancel", role: .cancel) {}.transformPreference(HasCancelKey.self) { $0 = false }
                }
            }
            .buttonStyle(AlertButtonStyle())
            .onPreferenceChange(HasCancelKey.self) { hasCancel = $0 }
        }
        .padding(.init(top: 20, leading: 18, bottom: 16, trailing: 18))
        .frame(width: 300)
    }
}

/// True for alerts with an action that cancels.
nonisolated private enum HasCancelKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// Style of an alert's button: pressing it ends the alert, then runs the action.
nonisolated struct AlertButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        AlertChoice(configuration: configuration)
    }
}

nonisolated private struct AlertChoice: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.dismiss) private var dismiss

    init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View {
        Button(role: configuration.role) {
            dismiss()
            configuration.trigger()
        } label: {
            configuration.label
        }
        .buttonStyle(AlertChoiceLook())
        .layoutValue(key: CancelsKey.self, value: configuration.role == .cancel)
        .preference(key: HasCancelKey.self, value: configuration.role == .cancel)
    }
}

/// Look of an alert's button: a subtle capsule, as wide as proposed.
nonisolated private struct AlertChoiceLook: ButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        AlertChoiceBody(
            label: AnyView(configuration.label), role: configuration.role, isPressed: configuration.isPressed)
    }
}

nonisolated private struct AlertChoiceBody: View {
    let label: AnyView
    let role: ButtonRole?
    let isPressed: Bool
    @Environment(\.colorScheme) private var colorScheme

    init(label: AnyView, role: ButtonRole?, isPressed: Bool) {
        self.label = label
        self.role = role
        self.isPressed = isPressed
    }

    @MainActor var body: some View {
        label
            .font(.system(size: 14.5, weight: role == .cancel ? .semibold : .medium))
            .foregroundStyle(role == .destructive ? Color.red : Color.accentColor)
            .lineLimit(1)
            .frame(maxWidth: .infinity, minHeight: 36)
            .background {
                Capsule().fill(Color.primary.opacity((colorScheme == .dark ? 0.13 : 0.06) + (isPressed ? 0.08 : 0)))
            }
            .contentShape(Capsule())
    }
}
