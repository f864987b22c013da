public import Foundation
@_spi(Engine) import ViewGraph
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

    /// Called after the controller has been loaded from a nib file, which there are none of here.
    open func awakeFromNib() {}
    /// Called once, after ``view`` has been made.
    open func viewDidLoad() {}
    /// Makes or changes constraints of ``view``; the default calls its `updateConstraints()`. Called before a layout in which
    /// the view takes part for the first time, and after `setNeedsUpdateConstraints()`.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called before a layout if the safe area of the view is another one than in the last.
    open func viewSafeAreaInsetsDidChange() {}
    private var knownInsets = UIEdgeInsets.zero

    /// Calls what a controller hears before a layout of its view.
    final func layoutBegins() {
        let insets = viewIfLoaded?.safeAreaInsets ?? .zero
        if insets != knownInsets {
            knownInsets = insets
            viewSafeAreaInsetsDidChange()
        }
        viewWillLayoutSubviews()
    }

    /// Called before the view places its subviews.
    open func viewWillLayoutSubviews() {}
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

    // MARK: Bars of the system and turns of the screen

    /// Look of the bar above windows. Without effect: there is no such bar here.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// True to hide the bar above windows. Without effect: there is no such bar here.
    open var prefersStatusBarHidden: Bool { false }
    /// Orientations of the interface. Without effect: windows are not turned here.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// True to follow turns of the screen. Without effect: windows are not turned here.
    open var shouldAutorotate: Bool { true }

    // MARK: Presenting

    /// Placement of the controller when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Entry of the controller when it is presented.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Keeps people from dismissing the controller by a drag, a press beside it or Escape; false by default.
    open var isModalInPresentation = false { didSet { presentation?.contentChanged() } }
    /// Options of the controller's sheet; nil if it is not presented as one.
    open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
        UISheetPresentationController(presented: self)
    /// Presentation of this controller, while it lasts.
    var presentation: ControllerPresentation?
    /// Presentation of another controller by this one, while it lasts.
    var presenting: ControllerPresentation?

    /// Presents `controller` over the window, as a sheet or a cover by its ``modalPresentationStyle``.
    ///
    /// Nothing is presented, and this is reported, if this controller is in no window or presents another one.
    ///
    /// - Parameters:
    ///   - controller: the controller, which must not be presented already.
    ///   - animated: true if it comes in by an animation.
    ///   - completion: called when it has appeared.
    open func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) { outermost.beginPresenting(controller, animated, completion) }

    /// Dismisses the controller that this one presents, with all above it; if there is none, this controller, or the
    /// sheet or cover of SwiftUI that it is in.
    ///
    /// - Parameters:
    ///   - animated: true if it goes out by an animation.
    ///   - completion: called when it has disappeared.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        outermost.endPresenting(animated, completion)
    }

    /// Views with which the controller is presented.
    func coverContent() -> AnyView { AnyView(PresentedController(controller: self, version: coverVersion)) }
    /// Number of changes of what the presentation shows, so that its views are evaluated anew.
    var coverVersion = 0
    /// True if the controller is presented as a panel as large as its content.
    var isPanel: Bool { false }
    /// Called when the presentation of this controller has ended.
    func presentationEnded() {}
    /// Views of the window whose root this controller stands for, in programs that have no root controller.
    var windowHost: ViewHost? { nil }

    // MARK: Other controllers

    /// Controller that contains this one.
    public internal(set) weak var parent: UIViewController?
    /// Controllers contained in this one.
    public internal(set) var children: [UIViewController] = []
    /// Called before the controller gets a parent, or none (nil): by ``addChild(_:)``, and by the program ahead of
    /// ``removeFromParent()``.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller has got a parent: by the program behind ``addChild(_:)``; or none (nil), by
    /// ``removeFromParent()``.
    open func didMove(toParent parent: UIViewController?) {}
    /// True, the default, if children appear and disappear with this controller. A container that shows one of several
    /// calls their appearance methods by itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Transition of a push and a pop of this controller; nil slides.
    open var preferredTransition: Transition?
    /// Title, shown in bars. Setting it sets the titles of ``navigationItem`` and ``tabBarItem``.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem?.title = title
        }
    }
    /// Item of the controller in the bar of a tab bar controller. Without one of the program's it has the ``title``.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// Buttons for the bar below the pages of the enclosing navigation controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { if toolbarItems != oldValue { toolbarItemsChanged() } } }
    /// True to hide the bar of an enclosing tab bar controller while this controller, pushed onto a stack, and those pushed after it
    /// are there; false by default. Set it before the push.
    open var hidesBottomBarWhenPushed = false
    /// Title and back button for the bar of the enclosing navigation controller.
    public private(set) lazy var navigationItem = UINavigationItem()
}
