import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Mirrors a view where layout runs from right to left.
struct LayoutDirectionFlip: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}

extension View {
    /// Shows the view's mirror image where layout runs from right to left (S23.16).
    @MainActor public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(LayoutDirectionFlip(isEnabled: enabled))
    }
}
