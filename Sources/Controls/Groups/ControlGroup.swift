import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Related controls, side by side in one frame; in a menu, side by side on one line.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content
    @Environment(\.menuLevel) private var level
    @Environment(\.controlSize) private var controlSize

    /// A group of the controls in `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A row of controls in one outline; in a menu, a palette row.
    @MainActor @ViewBuilder public var body: some View {
        if level != nil {
            PaletteRow(options: content)
        } else {
            HStack(spacing: 1) { content }
                .environment(\.buttonStyle, AnyButtonStyle(look: .grouped))
                .clipShape(RoundedRectangle(cornerRadius: ControlMetrics(controlSize).cornerRadius))
        }
    }
}
