/// What a controller says for the bar of its navigation controller.
@MainActor public final class UINavigationItem {
    /// In the middle of the bar.
    public var title: String? { didSet { changed?() } }
    /// On the back button of the controller that comes over this one; nil: this one's title.
    public var backButtonTitle: String? { didSet { changed?() } }
    /// Leaves out the button that leads back from this one.
    public var hidesBackButton = false { didSet { changed?() } }
    var changed: (() -> Void)?

    /// An item that shows `title`.
    public init(title: String) { self.title = title }

    init() {}
}
