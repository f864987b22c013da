@_spi(Engine) import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// View that shows SwiftUI views: that of a hosting controller, or a part of a view of UIKit.
final class HostingView<Content: View>: UIView {
    private var content: Content
    private(set) var hosted: HostedViews<SoleView<Content>>?
    /// Called after a layout.
    var laidOut: () -> Void = {}

    init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override var hostedBox: LayoutBox? { hosted?.box }

    /// Adds a subview that hit tests return where the SwiftUI views are hit; elsewhere they return this view.
    func addContentView() {
        let view = HostedContentView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.contains = { [weak self] point in
            guard let self, let hosted else { return false }
            return hosted.layer.isHitAnywhere(at: point)
        }
        addSubview(view)
    }

    func show(_ content: Content) {
        self.content = content
        hosted?.show(SoleView(content), under: .current)
    }

    override func willLeavePlace() {
        super.willLeavePlace()
        hosted?.end()
        hosted = nil
    }

    override func didChangePlace() {
        if let backing = layer.backing, hosted == nil {
            let hosted = backing.place.host(SoleView(content))
            hosted.resize(to: bounds.size, under: Transaction())
            hosted.sizeWishChanged = { [weak self] in
                guard let self else { return }
                invalidateIntrinsicContentSize()
                // A view that shows this one's content has its size.
                if let superview, superview.underlay === self { superview.invalidateIntrinsicContentSize() }
            }
            self.hosted = hosted
            backing.hosted = hosted.layer
            layer.updateSublayers()
        }
        super.didChangePlace()
    }

    override func drawContent() { hosted?.resize(to: bounds.size, under: .current) }

    override func layoutSubviews() {
        super.layoutSubviews()
        defer { laidOut() }
        // Views in a scroll view's content are in another place than the scroll view.
        var outermost: UIView = self
        while let next = outermost.superview, next.layer.backing?.place === layer.backing?.place { outermost = next }
        let corner = outermost.superview == nil ? .zero : outermost.frame.origin
        hosted?.origin = convert(.zero, to: outermost).moved(by: corner)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        // Constraints ask for a height without a limit. Views that take what they are offered have their ideal one then.
        let height = size.height < .greatestFiniteMagnitude ? size.height : nil
        return hosted?.sizeThatFits(ProposedViewSize(width: size.width, height: height)) ?? super.sizeThatFits(size)
    }

    override var heightDependsOnWidth: Bool { true }
    override func baselines(in width: CGFloat?) -> TextBaselines? {
        hosted?.box.content.boxes.first.flatMap { TextBaselines(of: $0, in: width) }
    }

    override var intrinsicContentSize: CGSize { hosted?.sizeThatFits(.unspecified) ?? super.intrinsicContentSize }
}

/// Subview that stands for the SwiftUI views of a hosting view in hit tests. It draws nothing.
private final class HostedContentView: UIView {
    /// Returns true where the SwiftUI views are hit.
    var contains: (CGPoint) -> Bool = { _ in false }

    override var isTouchedWhereEmpty: Bool { false }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { contains(point) }
}
