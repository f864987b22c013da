@_spi(Engine) import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

// The scroll view of SwiftUI that shows the content, and what it depends on.
extension UIScrollView {
    /// Shows the values as they are now.
    func showContent() {
        var axes: Axis.Set = []
        let insets = adjustedContentInset
        if alwaysBounceHorizontal || contentSize.width + insets.left + insets.right > bounds.width {
            axes.insert(.horizontal)
        }
        if alwaysBounceVertical || contentSize.height + insets.top + insets.bottom > bounds.height {
            axes.insert(.vertical)
        }
        // Content that is all visible is pulled too.
        if refreshControl != nil { axes.insert(.vertical) }
        let text = textContent
        if text != nil { axes = .vertical }
        hosting.show(UIScrollViewContent(owner: owner, axes: axes, look: look, text: text))
    }

    private var look: ScrollLook {
        var look = ScrollLook(
            isEnabled: isScrollEnabled, clips: clipsToBounds, isPaging: isPagingEnabled, bounces: bounces,
            alwaysBounces: [], indicators: [], indicatorInsets: scrollIndicatorInsets,
            deceleration: Double(decelerationRate.rawValue))
        if let refreshControl {
            look.refresh = { @MainActor @Sendable [weak refreshControl] in await refreshControl?.refresh() }
        }
        if alwaysBounceHorizontal { look.alwaysBounces.insert(.horizontal) }
        if alwaysBounceVertical || refreshControl != nil { look.alwaysBounces.insert(.vertical) }
        if showsHorizontalScrollIndicator { look.indicators.insert(.horizontal) }
        if showsVerticalScrollIndicator { look.indicators.insert(.vertical) }
        return look
    }

    func contentSizeChanged() {
        if let place = owner.canvas.backing?.place, !place.inputs.lifetime.hasEnded {
            place.host.enqueue(Transaction()) { place.box.invalidateLayout() }
        }
        owner.driver.layoutChanged()
        showContent()
    }

    func insetsChanged() {
        let old = adjustedContentInset
        var new = contentInset
        if contentInsetAdjustmentBehavior != .never {
            let safe = safeAreaInsets
            new = UIEdgeInsets(
                top: new.top + safe.top, left: new.left + safe.left, bottom: new.bottom + safe.bottom,
                right: new.right + safe.right)
        }
        guard new != old else { return }
        adjustedContentInset = new
        let wasAtStart = (x: offset.x <= -old.left, y: offset.y <= -old.top)
        owner.driver.insets = EdgeInsets(new)
        // Content at its start stays at its start.
        let place = CGPoint(x: wasAtStart.x ? -new.left : offset.x, y: wasAtStart.y ? -new.top : offset.y)
        if place != offset { scroll(to: place, under: Transaction()) }
        showContent()
    }
}
