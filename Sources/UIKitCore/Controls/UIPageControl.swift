import AnimationCore
import Controls
public import Foundation
import Geometry
import ViewGraph
import Views

/// Dots of pages: pressed at a side, it turns to the next or the previous one. ``appearance()`` sets the looks of the dots of
/// `TabView`, too.
open class UIPageControl: UIControl {
    private static let proxy = UIPageControl()

    /// Looks of the dots that are made from now on.
    public class func appearance() -> UIPageControl { proxy }

    /// Colour of the dot of the page in view.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            if self === Self.proxy {
                ControlAppearance.current.currentDot = currentPageIndicatorTintColor.map { Color(uiColor: $0) }
            }
            update()
        }
    }
    /// Colour of the other dots.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            if self === Self.proxy {
                ControlAppearance.current.otherDot = pageIndicatorTintColor.map { Color(uiColor: $0) }
            }
            update()
        }
    }
    /// Number of dots.
    open var numberOfPages = 0 {
        didSet {
            update()
            invalidateIntrinsicContentSize()
        }
    }
    /// Number of the page in view.
    open var currentPage = 0 { didSet { if currentPage != oldValue { update() } } }
    /// True to show no dot of a single page; false by default.
    open var hidesForSinglePage = false { didSet { update() } }

    private let hosting: HostingView<UIPageDots>

    /// No dots in the given frame.
    public override init(frame: CGRect) {
        hosting = HostingView(UIPageDots())
        super.init(frame: frame)
        addHosting(hosting)
        addGestureRecognizer(
            UITapGestureRecognizer { [weak self] tap in
                guard let self else { return }
                turn(tap.location(in: self).x > bounds.midX ? 1 : -1)
            })
        accessibilityTraits = .adjustable
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    private func turn(_ step: Int) {
        let page = min(max(currentPage + step, 0), max(numberOfPages - 1, 0))
        guard page != currentPage else { return }
        UIView.animate(withDuration: 0.2) { currentPage = page }
        sendActions(for: .valueChanged)
    }

    /// Turns to the next page.
    open override func accessibilityIncrement() { turn(1) }
    /// Turns to the previous page.
    open override func accessibilityDecrement() { turn(-1) }

    private func update() {
        accessibilityValue = "page \(currentPage + 1) of \(numberOfPages)"
        hosting.show(
            UIPageDots(
                count: hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages, current: currentPage,
                color: currentPageIndicatorTintColor ?? .label, other: pageIndicatorTintColor ?? .tertiaryLabel))
    }

    /// Size of the dots with their margins, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(max(numberOfPages, 1)) * 16 + 16, height: 26)
    }
    /// Size of the dots with their margins, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

private struct UIPageDots: View {
    var count = 0
    var current = 0
    var color = UIColor.label
    var other = UIColor.tertiaryLabel

    var body: some View {
        HStack(spacing: 9) {
            ForEach(0..<max(count, 0), id: \.self) { index in
                Circle().fill(Color(uiColor: index == current ? color : other)).frame(width: 7, height: 7)
            }
        }
        .accessibilityHidden(true)
    }
}
