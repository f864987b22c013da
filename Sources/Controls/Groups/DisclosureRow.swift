import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) package import ViewGraph
@_spi(Engine) import Views

/// Label of a disclosure group in a row of a list; a press on the row shows or hides the content.
nonisolated package struct DisclosureRow<Label: View>: View {
    let label: Label
    @Binding var isExpanded: Bool

    package init(label: Label, isExpanded: Binding<Bool>) {
        self.label = label
        _isExpanded = isExpanded
    }

    @MainActor package var body: some View {
        let action: @MainActor () -> Void = { withAnimation { isExpanded.toggle() } }
        PressableView(action: action, tracksHover: false, fillsRow: true) { _ in
            HStack(spacing: 8) {
                label.frame(maxWidth: .infinity, alignment: .leading)
                DisclosureArrow()
                    .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(width: 6, height: 11)
                    .rotationEffect(.degrees(isExpanded ? 90 : 0))
                    .frame(width: 14, height: 14)
                    .flipsForRightToLeftLayoutDirection(true)
            }
            .modifier(DisabledLook())
        }
        .accessibilityRole(.disclosure, isExpanded ? [.expandable, .expanded] : .expandable)
    }
}

/// Row of a list inside a disclosure group: indented.
nonisolated package struct DisclosedRow: ViewModifier {
    package init() {}

    @MainActor package func body(content: Content) -> some View {
        content.frame(maxWidth: .infinity, alignment: .leading).padding(.leading, 20)
    }
}
