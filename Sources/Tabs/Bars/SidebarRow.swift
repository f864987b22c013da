import AccessibilityTree
import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Row of one tab.
nonisolated struct SidebarRow: View {
    let tab: TabEntry
    let isSelected: Bool
    let action: @MainActor () -> Void

    @MainActor var body: some View {
        PressableView(action: action, tracksHover: true) { state in
            HStack(spacing: 8) {
                if let other = tab.label?.other {
                    other
                } else {
                    if let image = tab.label?.image {
                        image.frame(width: 26).foregroundStyle(.tint).accessibilityDecoration(tab.label?.title != nil)
                    }
                    // The sidebar does not grow with the text.
                    if let title = tab.label?.title { title.lineLimit(1).minimumScaleFactor(0.5) }
                }
                Spacer(minLength: 0)
                if let badge = tab.badge { badge.foregroundStyle(.secondary) }
            }
            .padding(.horizontal, 8)
            .frame(minHeight: 36)
            .background(
                Color.primary.opacity(isSelected ? 0.1 : state.isHovered ? 0.05 : 0),
                in: RoundedRectangle(cornerRadius: 8)
            )
            .contentShape(Rectangle())
        }
        .disabled(tab.isDisabled)
        .opacity(tab.isDisabled ? 0.4 : 1)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
        .accessibilityRole(.tab, .selectable)
    }
}
