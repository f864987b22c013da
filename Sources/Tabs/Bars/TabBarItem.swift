import AccessibilityTree
import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Item of one tab in the bar: its image over its title.
nonisolated struct TabBarItem: View {
    let tab: TabEntry
    let isSelected: Bool
    let action: @MainActor () -> Void

    @MainActor private var style: AnyShapeStyle {
        let looks = ControlAppearance.current.tabBar
        guard isSelected else { return AnyShapeStyle(looks.unselected ?? .unselectedTab) }
        return looks.selected.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
    }

    @MainActor var body: some View {
        PressableView(action: action, tracksHover: false) { _ in
            VStack(spacing: 1) {
                if let other = tab.label?.other {
                    other.labelStyle(TabLabelStyle())
                } else {
                    if let image = tab.label?.image {
                        image.modifier(TabImageLook()).accessibilityDecoration(tab.label?.title != nil)
                    }
                    if let title = tab.label?.title { title.modifier(TabTitleLook()) }
                }
            }
            .overlay(alignment: .top) { if let badge = tab.badge { TabBadge(text: badge).offset(x: 15, y: -1) } }
            .foregroundStyle(style)
            .symbolVariant(.fill)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
        }
        .disabled(tab.isDisabled)
        .opacity(tab.isDisabled ? 0.4 : 1)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
        .accessibilityRole(.tab, .selectable)
    }
}

/// Look of labels in the bar.
nonisolated private struct TabLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 1) {
            configuration.icon.modifier(TabImageLook()).accessibilityDecoration()
            configuration.title.modifier(TabTitleLook())
        }
    }
}

/// Size of images in the bar.
nonisolated private struct TabImageLook: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content.font(.system(size: 19, weight: .medium)).frame(height: 27)
    }
}

/// Size of titles in the bar; it does not follow the chosen text size, as there is no more room.
nonisolated private struct TabTitleLook: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content.font(.system(size: 10, weight: .medium)).lineLimit(1).padding(.horizontal, 2)
    }
}

/// Number or text in a red capsule.
nonisolated struct TabBadge: View {
    let text: Text

    @MainActor var body: some View {
        text.font(.system(size: 12, weight: .medium)).foregroundStyle(Color(.system(.onAccent))).lineLimit(1)
            .padding(.horizontal, 5)
            .frame(minWidth: 17).frame(height: 17)
            .background(.red, in: Capsule())
            .fixedSize()
    }
}

extension Color {
    /// Colour of items that are not selected.
    static let unselectedTab = Color(light: Color(white: 0.42), dark: Color(white: 0.56))
}
