import Foundation

/// Scroll view that contains the cells of a section that scrolls by itself.
final class SectionScroller: UIScrollView, UIScrollViewDelegate, ReadingOrder {
    private weak var collection: UICollectionView?
    private var start: CGFloat = 0
    /// Area of the section.
    var area: SectionScrollArea? { didSet { areaChanged() } }

    init(in collection: UICollectionView) {
        self.collection = collection
        super.init(frame: .zero)
        scrollDelegate = self
        restingRule = { [weak self] place, velocity in
            guard let self, let area else { return place }
            return CGPoint(x: area.rest(near: place.x, from: start, velocity: velocity.x), y: place.y)
        }
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        clipsToBounds = false
    }

    required init?(coder: NSCoder) { return nil }

    private func areaChanged() {
        guard let area else { return }
        frame = area.frame
        contentSize = CGSize(width: max(area.length, area.frame.width), height: area.frame.height)
        let last = max(area.length - area.frame.width, 0)
        if contentOffset.x > last, !isTracking { contentOffset.x = last }
    }

    var subviewsAsRead: [UIView] { collection?.asRead(self) ?? subviews }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.sectionScrolled() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = contentOffset.x }
}
