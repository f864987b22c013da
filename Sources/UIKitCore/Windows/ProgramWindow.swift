import Foundation
@_spi(Engine) import ViewGraph
import Views

/// Window of a program with an `App`, which stands for the SwiftUI views of a desktop's window. Views that the program adds to
/// it, or to its root's view, lie over these and below sheets; touches reach the SwiftUI views beside them.
final class ProgramWindow: UIWindow {
    private weak var host: ViewHost?

    init(_ host: ViewHost?, scene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: scene.size))
        self.host = host
        isContent = true
        windowScene = scene
        let root = ProgramRootController(host)
        root.viewLoaded = { [weak self] view in
            view.subviewAdded = { [weak self] in self?.showAdded() }
            self?.addRoot()
        }
        rootViewController = root
        beginShown()
    }

    required init?(coder: NSCoder) { return nil }

    override var isTouchedWhereEmpty: Bool { false }
    override var storeyLevel: Double { -1 }

    /// A root of the program's covers the SwiftUI views.
    override var rootViewController: UIViewController? {
        didSet { if !(rootViewController is ProgramRootController) { showAdded() } }
    }

    override var bounds: CGRect {
        get { host.map { CGRect(origin: .zero, size: $0.size) } ?? super.bounds }
        set { super.bounds = newValue }
    }

    override var frame: CGRect {
        get { host.map { CGRect(origin: .zero, size: $0.size) } ?? super.frame }
        set { super.frame = newValue }
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if subview !== rootViewController?.viewIfLoaded { showAdded() }
    }

    /// Shows views that the program has added.
    private func showAdded() {
        guard showing == nil, let host else { return }
        showing = WindowShowing(self, over: host)
    }

    @discardableResult override func endEditing(_ force: Bool) -> Bool {
        host?.focus.focus(nil, isVisible: false)
        return true
    }
}

/// Root of such a window: it presents over the SwiftUI views, and dismisses their sheets.
private final class ProgramRootController: UIViewController {
    private weak var host: ViewHost?
    /// Called when the view has been made.
    var viewLoaded: (ThroughView) -> Void = { _ in }

    init(_ host: ViewHost?) {
        self.host = host
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override var windowHost: ViewHost? { host }

    override func loadView() { view = ThroughView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let view = view as? ThroughView { viewLoaded(view) }
    }
}

/// View that lets touches through beside its subviews.
private final class ThroughView: UIView {
    /// Called when a subview has been added.
    var subviewAdded: () -> Void = {}

    override var isTouchedWhereEmpty: Bool { false }
    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        subviewAdded()
    }
}
