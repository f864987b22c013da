@_spi(Engine) import AnimationCore
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph
public import Views

/// View controller that shows SwiftUI views.
///
/// In a window they are part of the window's single view tree: they inherit the environment at the UIKit view's
/// position, and animate with the transaction in which ``rootView`` is set; inside `UIView.animate` or
/// `context.animate` that is one transaction with the UIKit views.
open class UIHostingController<Content: View>: UIViewController {
    /// The views shown. Setting it updates them in place: identity and state are kept.
    public var rootView: Content { didSet { showRoot() } }
    /// Kinds of safe areas that the views keep clear of; all by default. Bars count, for a view that is in no scroll view.
    public var safeAreaRegions = SafeAreaRegions.all { didSet { insetsMayHaveChanged() } }
    private let hostingView: HostingView<HostedRoot<Content>>
    private var insets = UIEdgeInsets.zero

    /// A controller that shows `rootView`.
    public init(rootView: Content) {
        self.rootView = rootView
        hostingView = HostingView(HostedRoot(content: rootView, insets: EdgeInsets()))
        super.init(nibName: nil, bundle: nil)
        hostingView.laidOut = { [weak self] in self?.insetsMayHaveChanged() }
    }

    private func showRoot() {
        let padding = EdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        hostingView.show(HostedRoot(content: rootView, insets: padding))
    }

    private func insetsMayHaveChanged() {
        let isInset = safeAreaRegions.contains(.container) && !hostingView.isInScrollView
        let wanted = isInset ? hostingView.safeAreaInsets : .zero
        guard wanted != insets else { return }
        insets = wanted
        showRoot()
    }

    /// Returns nil: controllers cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Sets ``view`` to the view that shows ``rootView``.
    open override func loadView() { view = hostingView }

    /// Size of the views for the proposal `size`, in points; zero outside a window, where there is nothing to measure.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        hostingView.hosted?.sizeThatFits(ProposedViewSize(size)) ?? .zero
    }
}

/// Views of a hosting controller, inset by the bars over them.
private struct HostedRoot<Content: View>: View {
    let content: Content
    let insets: EdgeInsets

    var body: some View { SoleView(content).safeAreaPadding(insets) }
}

/// The view of a hosting controller.
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
