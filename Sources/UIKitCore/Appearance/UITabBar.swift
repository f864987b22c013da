public import Foundation
import Tabs
import Views

/// Bar of tabs, drawn as that of SwiftUI's `TabView`. ``appearance()`` sets the looks of both.
open class UITabBar: UIView {
    private static let proxy = UITabBar()

    /// Looks of the bars of tabs that are made from now on.
    public class func appearance() -> UITabBar { proxy }

    /// Colour behind the items.
    open var barTintColor: UIColor? { didSet { look.background = barTintColor.map { Color(uiColor: $0) } } }
    /// Colour of the selected item.
    open var tintColor: UIColor! {
        didSet {
            look.selected = tintColor.map { Color(uiColor: $0) }
            update()
        }
    }
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

    // MARK: Items

    /// Height in points.
    static var height: CGFloat { ItemBar.height }

    /// The items, from the edge where lines begin.
    open var items: [UITabBarItem]? {
        didSet {
            for item in oldValue ?? [] { item.changed = nil }
            for item in items ?? [] { item.changed = { [weak self] in self?.update() } }
            if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
            update()
        }
    }
    /// The selected item; nil for none.
    open weak var selectedItem: UITabBarItem? { didSet { update() } }
    /// Object that is told of the items that people choose. It is not kept.
    open weak var delegate: (any UITabBarDelegate)?
    /// Called with the number of an item that is pressed; a bar without it selects by itself.
    var pressed: ((Int) -> Void)?
    private let hosting = HostingView(ItemBar(items: [], selected: -1, tint: nil) { _ in })

    /// A bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addHosting(hosting)
        hosting.isUserInteractionEnabled = true
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Selects the item with the number `index`, or none.
    func select(_ index: Int) {
        let items = self.items ?? []
        selectedItem = items.indices.contains(index) ? items[index] : nil
    }

    private func chosen(_ index: Int) {
        guard let items, items.indices.contains(index) else { return }
        if let pressed { pressed(index) } else { selectedItem = items[index] }
        delegate?.tabBar(self, didSelect: items[index])
    }

    private func update() {
        let items = self.items ?? []
        let shown = items.map { item in
            let image = item === selectedItem ? item.selectedImage ?? item.image : item.image
            return ItemBar.Item(
                title: item.title, image: image.map { Image(uiImage: $0) }, badge: item.badgeValue,
                isEnabled: item.isEnabled)
        }
        let selected = items.firstIndex { $0 === selectedItem } ?? -1
        let tint = tintColor.map { Color(uiColor: $0) }
        hosting.show(ItemBar(items: shown, selected: selected, tint: tint) { [weak self] in self?.chosen($0) })
    }

    /// The bar's height, and no width of its own.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    /// The bar's height at the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

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
