import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// SwiftUI's part of a ``UIScrollView``: its scroll view, and in it the layer with the subviews, over the text of a
/// ``UITextView``.
struct UIScrollViewContent: View {
    let owner: ScrollOwner
    var axes: Axis.Set = []
    var look = ScrollLook()
    var text: UITextViewContent?

    var body: some View {
        ScrollView(axes) {
            if let text { text.overlay { ScrollCanvas(owner: owner) } } else { ScrollCanvas(owner: owner) }
        }
        .scrollLook(look)
        .refreshing(by: look.refresh)
        .environment(\.scrollDriver, owner.driver)
        .onKeyPress { press in
            MainActor.assumeIsolated { owner.scrollView?.takes(press) == true } ? .handled : .ignored
        }
    }
}

/// Connection of a scroll view's SwiftUI part with its ``UIScrollView``.
@MainActor final class ScrollOwner {
    let driver = ScrollDriver()
    /// Superlayer of the subviews' layers: as large as the content, moved by scrolling.
    let canvas = CALayer()
    weak var scrollView: UIScrollView?
}

/// Settings of a ``UIScrollView``.
struct ScrollLook {
    var isEnabled = true
    var clips = true
    var isPaging = false
    var bounces = true
    var alwaysBounces: Axis.Set = []
    var indicators: Axis.Set = [.horizontal, .vertical]
    var indicatorInsets = UIEdgeInsets.zero
    var deceleration = 0.998
    /// Loads the content anew; nil if people cannot ask for that.
    var refresh: (@MainActor @Sendable () async -> Void)?

    func bounce(along axis: Axis.Set) -> ScrollBounceBehavior {
        !bounces ? .never : alwaysBounces.contains(axis) ? .always : .basedOnSize
    }
}

extension View {
    fileprivate func scrollLook(_ look: ScrollLook) -> some View {
        scrollDisabled(!look.isEnabled).scrollClipDisabled(!look.clips)
            .environment(\.scrollTargetBehavior, look.isPaging ? PagingScrollTargetBehavior() : nil)
            .environment(\.scrollDeceleration, look.deceleration)
            .scrollBounceBehavior(look.bounce(along: .horizontal), axes: .horizontal)
            .scrollBounceBehavior(look.bounce(along: .vertical), axes: .vertical)
            .scrollIndicators(look.indicators.contains(.horizontal) ? .automatic : .never, axes: .horizontal)
            .scrollIndicators(look.indicators.contains(.vertical) ? .automatic : .never, axes: .vertical)
            .contentMargins(.all, EdgeInsets(look.indicatorInsets), for: .scrollIndicators)
    }
}

extension EdgeInsets {
    /// Left is leading, in either direction of layout.
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}

/// View as large as the content of a ``UIScrollView``, which shows its subviews.
struct ScrollCanvas: _PrimitiveView {
    let owner: ScrollOwner

    static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.represent(view) { box, inputs, value, _ in
            ShownCanvas(value.owner, in: RepresentablePlace(box, inputs))
        }
    }
}

@MainActor private final class ShownCanvas: RepresentedContent {
    private let owner: ScrollOwner
    private let place: RepresentablePlace

    init(_ owner: ScrollOwner, in place: RepresentablePlace) {
        self.owner = owner
        self.place = place
        owner.canvas.follow(place)
        place.box.accessibilityNodes = { [weak owner] in owner?.scrollView?.nodesOfSubviews($0) ?? [] }
        if let layer = owner.canvas.backing?.layer { place.box.ownLayer.addSublayer(layer) }
    }

    func update(_ canvas: ScrollCanvas, _ update: RepresentableUpdate) {}

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        let size = owner.scrollView?.contentSize ?? .zero
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    func resize(to size: CGSize, under transaction: Transaction) {
        owner.canvas.withoutAnimation { owner.canvas.frame = CGRect(origin: .zero, size: size) }
    }

    func dismantle() {
        if owner.canvas.backing?.place === place { owner.canvas.follow(nil) }
    }
}
