import AnimationCore
package import Foundation
package import Geometry
@_spi(Engine) import ViewGraph

/// Bar above a scroll view whose lower part gives way as content is scrolled under it, as a large title does (S20.16).
@MainActor package protocol CollapsingBar: AnyObject {
    /// Height of the whole bar, in points; zero until it is laid out.
    var height: CGFloat { get }
    /// Height of the part that gives way, in points; zero if none does.
    var collapsibleHeight: CGFloat { get }
    /// Called when the content under the bar has moved.
    ///
    /// - Parameters:
    ///   - distance: offset of the content from its place at the start, in points; negative where it was pulled down.
    ///   - box: the scroll view.
    func contentMoved(to distance: CGFloat, in box: ScrollBox)
    /// Called when the scroll view is no longer under the bar.
    func contentLeft(_ box: ScrollBox)
}

private enum CollapsingBarKey: EnvironmentKey {
    static var defaultValue: (any CollapsingBar)? { nil }
}

extension EnvironmentValues {
    /// The bar under which a vertical scroll view at the top of a page scrolls; nil for none.
    package var collapsingBar: (any CollapsingBar)? {
        get { self[CollapsingBarKey.self] }
        set { self[CollapsingBarKey.self] = newValue }
    }
}

// Scrolling under a bar that gives way.
extension ScrollBox {
    /// The bar, if this view scrolls vertically and extends under it, rather than under something smaller that is on the page.
    private var barAbove: (any CollapsingBar)? {
        guard axes.contains(.vertical), safeAreaInsets.top > 0, let bar else { return nil }
        // In one layout the bar takes another height before or after the content hears of it.
        return safeAreaInsets.top > bar.height * 0.4 ? bar : nil
    }

    /// Height by which the bar has given way, in points.
    private var collapse: CGFloat {
        guard let barAbove else { return 0 }
        return min(max(shownOffset.y, 0), barAbove.collapsibleHeight)
    }

    /// Margins of the part of the view that nothing covers. While a bar gives way they are smaller than the content's.
    package var coveredMargins: EdgeInsets {
        var covered = margins
        covered.top -= collapse
        return covered
    }

    /// Height by which the bar has given way once the content is scrolled to `place`, counted from its start, in points.
    func collapse(at place: CGFloat) -> CGFloat { place > 0 ? barAbove?.collapsibleHeight ?? 0 : 0 }

    /// Tells the bar where the content is.
    func tellBar() {
        let above = barAbove
        if told !== above {
            told?.contentLeft(self)
            told = above
        }
        // The arc that shows a refresh is seen between bar and content.
        above?.contentMoved(to: canRefresh ? max(shownOffset.y, 0) : shownOffset.y, in: self)
    }

    /// Rest of content that would come to rest at `place`: a bar is left either whole or without the part that gives way.
    ///
    /// - Parameters:
    ///   - place: vertical offset, in points.
    ///   - velocity: vertical velocity of the content, in points per second.
    /// - Returns: the vertical offset at which the content rests.
    func restClearOfBar(_ place: CGFloat, velocity: CGFloat) -> CGFloat {
        guard let height = barAbove?.collapsibleHeight, place > 0, place < height, range.maxY >= height else {
            return place
        }
        if abs(velocity) > 50 { return velocity > 0 ? height : 0 }
        return place < height / 2 ? 0 : height
    }
}
