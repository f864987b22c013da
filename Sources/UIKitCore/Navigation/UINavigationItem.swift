/// Title and back button that a controller provides for its navigation bar.
@preconcurrency @MainActor public final class UINavigationItem {
    /// Title in the middle of the bar.
    public var title: String? { didSet { changed?() } }
    /// Title of the back button that leads to this controller; nil uses ``title``.
    public var backButtonTitle: String? { didSet { changed?() } }
    /// Hides the back button while this controller is in front.
    public var hidesBackButton = false { didSet { changed?() } }
    var changed: (() -> Void)?

    /// An item that shows `title`.
    public init(title: String) { self.title = title }

    init() {}
}
