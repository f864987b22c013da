/// Title and buttons that a controller provides for its navigation bar.
@preconcurrency @MainActor public final class UINavigationItem {
    /// Title in the middle of the bar.
    public var title: String? { didSet { changed?() } }
    /// Title of the back button that leads to this controller; nil uses ``title``.
    public var backButtonTitle: String? { didSet { changed?() } }
    /// Hides the back button while this controller is in front.
    public var hidesBackButton = false { didSet { changed?() } }
    /// Buttons at the edge where lines begin, from there on.
    public var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsChanged(from: oldValue, to: leftBarButtonItems) }
    }
    /// Buttons at the edge where lines end, from there on.
    public var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsChanged(from: oldValue, to: rightBarButtonItems) }
    }
    /// Button at the edge where lines begin.
    public var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// Button at the edge where lines end.
    public var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Sets ``leftBarButtonItem``; `animated` is ignored.
    public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets ``rightBarButtonItem``; `animated` is ignored.
    public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// View in place of the title.
    public var titleView: UIView? { didSet { changed?() } }
    /// Button that leads back to this controller; its title counts.
    public var backBarButtonItem: UIBarButtonItem? { didSet { backButtonTitle = backBarButtonItem?.title } }
    /// Size of the title. No effect: titles have one size here.
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var changed: (() -> Void)?

    /// Size of a title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the page before.
        case automatic
        /// Large; small.
        case always, never
    }

    private func itemsChanged(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
        for item in old ?? [] { item.changed = nil }
        for item in new ?? [] { item.changed = { [weak self] in self?.changed?() } }
        changed?()
    }

    /// An item that shows `title`.
    public init(title: String) { self.title = title }

    init() {}
}
