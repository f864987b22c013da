public import Foundation
import ViewGraph
import Views

/// Owner of a view, with callbacks for its appearance and disappearance (S20.8).
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// Appearance state of the view.
    enum Appearance { case disappeared, appearing, appeared, disappearing }

    private var loadedView: UIView?
    var appearance = Appearance.disappeared

    /// A controller whose view is made on first access. There are no nib files here: both arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// A controller whose view is made on first access.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Returns nil: controllers cannot be decoded here. Declared because subclasses must declare it.
    public required init?(coder: NSCoder) { return nil }

    // MARK: View

    /// The view; on first access it is made by ``loadView()``, then ``viewDidLoad()`` is called.
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

    /// True if the view has been made.
    public var isViewLoaded: Bool { loadedView != nil }

    /// The view if it has been made; nil otherwise.
    public var viewIfLoaded: UIView? { loadedView }

    /// Makes ``view``. An override sets ``view``; the default makes a plain `UIView`.
    open func loadView() { view = UIView() }

    /// Makes ``view`` if it has not been made.
    public func loadViewIfNeeded() { _ = view }

    /// Called once, after ``view`` has been made.
    open func viewDidLoad() {}
    /// Called after the view has placed its subviews.
    open func viewDidLayoutSubviews() {}

    /// The superview of the controller's view; the parent controller if there is no superview.
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    // MARK: Coming and going

    /// Called before the view appears, before its layout.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called while the view appears, after its layout at the final place.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has appeared and its transition has ended.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared and its transition has ended.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Other controllers

    /// Controller that contains this one.
    public internal(set) weak var parent: UIViewController?
    /// Controllers contained in this one.
    public internal(set) var children: [UIViewController] = []
    /// Transition of a push and a pop of this controller; nil slides.
    open var preferredTransition: Transition?
    /// Title, shown in a navigation bar for example. Setting it sets the title of ``navigationItem``.
    open var title: String? { didSet { navigationItem.title = title } }
    /// Title and back button for the bar of the enclosing navigation controller.
    public private(set) lazy var navigationItem = UINavigationItem()
}

extension UIViewController {
    /// Makes `child` a child of this controller. The caller adds its view to this controller's view, then calls
    /// `didMove(toParent:)` on `child`.
    public func addChild(_ child: UIViewController) {
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        children.append(child)
    }

    /// Removes this controller from its parent.
    public func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    // MARK: Appearance

    /// Begins the appearance (`isAppearing`) or disappearance of the view and calls the callbacks for it. Does nothing
    /// if that is under way or done.
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

    /// Ends the appearance or disappearance that ``beginAppearanceTransition(_:animated:)`` began, and calls the
    /// callback for it.
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
