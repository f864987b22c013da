import Views

/// Bar of tabs. Those of `TabView` are no views of UIKit: ``appearance()`` sets their looks.
open class UITabBar: UIView {
    private static let proxy = UITabBar()

    /// Looks of the bars of tabs that are made from now on.
    public class func appearance() -> UITabBar { proxy }

    /// Colour behind the items.
    open var barTintColor: UIColor? { didSet { look.background = barTintColor.map { Color(uiColor: $0) } } }
    /// Colour of the selected item.
    open var tintColor: UIColor! { didSet { look.selected = tintColor.map { Color(uiColor: $0) } } }
    /// Colour of the other items.
    open var unselectedItemTintColor: UIColor? {
        didSet { look.unselected = unselectedItemTintColor.map { Color(uiColor: $0) } }
    }
    /// True if what is behind shows through; bars without a colour always do so here.
    open var isTranslucent = true
    /// Picture behind the items; without effect.
    open var backgroundImage: UIImage?
    /// Picture of the line at the edge; without effect.
    open var shadowImage: UIImage?
    /// Looks of the bar.
    open var standardAppearance = UITabBarAppearance() { didSet { take(standardAppearance) } }
    /// Looks of the bar where content ends above it; taken like ``standardAppearance``.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { if let scrollEdgeAppearance { take(scrollEdgeAppearance) } }
    }

    /// Colour behind the items.
    open override var backgroundColor: UIColor? {
        didSet { look.background = backgroundColor.map { Color(uiColor: $0) } }
    }
    /// Hides the bars.
    open override var isHidden: Bool { didSet { look.isHidden = isHidden } }

    private var look: ControlAppearance.TabBar {
        get { ControlAppearance.current.tabBar }
        set { if self === Self.proxy { ControlAppearance.current.tabBar = newValue } }
    }

    private func take(_ appearance: UITabBarAppearance) {
        look.background = appearance.backgroundColor.map { Color(uiColor: $0) }
        look.selected = appearance.stackedLayoutAppearance.selected.color ?? look.selected
        look.unselected = appearance.stackedLayoutAppearance.normal.color ?? look.unselected
    }
}
