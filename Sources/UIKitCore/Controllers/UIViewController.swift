public import Foundation
import ViewGraph
import Views

/// Has a view, and is told when it comes and goes (S20.8).
@MainActor open class UIViewController: UIResponder {
    /// Where its view stands between gone and there.
    enum Appearance { case disappeared, appearing, appeared, disappearing }

    private var loadedView: UIView?
    var appearance = Appearance.disappeared

    /// A controller whose view is made when it is asked for. There are no nib files here: the arguments are for programs that
    /// have to hand them on.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// A controller whose view is made when it is asked for.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Nil: there are no archives of controllers here. It is for programs that have to declare it.
    public required init?(coder: NSCoder) { return nil }

    // MARK: View

    /// Its view; made, and ``viewDidLoad()`` called, when it is asked for first.
    public var view: UIView! {
        get {
            if let loadedView { return loadedView }
            loadView()
            let view = loadedView ?? UIView()
            self.view = view
            viewDidLoad()
            return view
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// Whether there is a view already.
    public var isViewLoaded: Bool { loadedView != nil }

    /// The view if there is one already.
    public var viewIfLoaded: UIView? { loadedView }

    /// Makes ``view``.
    open func loadView() { view = UIView() }

    /// Makes ``view``, if it is not there yet.
    public func loadViewIfNeeded() { _ = view }

    /// The view was made.
    open func viewDidLoad() {}
    /// The view's subviews were placed.
    open func viewDidLayoutSubviews() {}

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    // MARK: Coming and going

    /// The view will be seen; it is not laid out yet.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view will be seen, and is laid out where it will be.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is there, and what brought it is over.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has gone, and what took it is over.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Other controllers

    /// The controller that this one is in.
    public internal(set) weak var parent: UIViewController?
    /// The controllers in this one.
    public internal(set) var children: [UIViewController] = []
    /// How it comes when it is pushed, and goes when it is popped; nil slides.
    open var preferredTransition: Transition?
    /// What it is called, in a navigation bar for example.
    open var title: String? { didSet { navigationItem.title = title } }
    /// What it says for the bar of the navigation controller that it is in.
    public private(set) lazy var navigationItem = UINavigationItem()
}

extension UIViewController {
    /// Takes `child` in. Its view is to be put somewhere on this one's by the caller, who then calls
    /// ``didMove(toParent:)`` of it.
    public func addChild(_ child: UIViewController) {
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        children.append(child)
    }

    /// Takes this controller out of the one that it is in.
    public func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    // MARK: Appearance

    /// The view begins to come, or to go. Nothing is called if it does so already, or is where it goes.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            appearance = .appearing
            viewWillAppear(animated)
            view.layoutIfNeeded()
            viewIsAppearing(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
        }
    }

    /// What ``beginAppearanceTransition(_:animated:)`` began is over.
    public func endAppearanceTransition(animated: Bool = false) {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(animated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared: break
        }
    }
}
