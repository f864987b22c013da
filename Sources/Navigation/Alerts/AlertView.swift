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
    /// True if a Cancel button follows the actions.
    let addsCancel: Bool
    /// True if the title is not shown.
    let hidesTitle: Bool

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
                if addsCancel { Button("Cancel", role: .cancel) {} }
            }
            .buttonStyle(AlertButtonStyle())
        }
        .padding(.init(top: 20, leading: 18, bottom: 16, trailing: 18))
        .frame(width: 300)
    }
}

/// Layout of an alert's buttons: two side by side if both fit, otherwise one below the other.
private struct AlertActionsLayout: Layout {
    let isColumn: Bool
    private let gap: CGFloat = 8

    init(isColumn: Bool) { self.isColumn = isColumn }

    private func isRow(_ subviews: Subviews, _ width: CGFloat) -> Bool {
        guard !isColumn, subviews.count == 2 else { return false }
        let half = (width - gap) / 2
        return subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= half }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        if isRow(subviews, width) { return CGSize(width: width, height: heights.max() ?? 0) }
        let gaps = gap * CGFloat(max(subviews.count - 1, 0))
        return CGSize(width: width, height: heights.reduce(0, +) + gaps)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        if isRow(subviews, bounds.width) {
            let size = ProposedViewSize(width: (bounds.width - gap) / 2, height: bounds.height)
            subviews[0].place(at: bounds.origin, proposal: size)
            subviews[1].place(
                at: CGPoint(x: bounds.minX + (bounds.width + gap) / 2, y: bounds.minY), proposal: size)
            return
        }
        var y = bounds.minY
        for subview in subviews {
            let size = ProposedViewSize(width: bounds.width, height: nil)
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: size)
            y += subview.sizeThatFits(size).height + gap
        }
    }
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
