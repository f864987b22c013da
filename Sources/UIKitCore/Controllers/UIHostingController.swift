public import Foundation
import Geometry
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
        hostingView.addContentView()
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
