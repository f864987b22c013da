import Foundation

/// Item of a bar of tabs: the image and title of a controller's page.
@preconcurrency @MainActor open class UITabBarItem {
    /// Items that the system names.
    public enum SystemItem: Int, Sendable {
        /// A symbol and a word.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
            mostViewed

        fileprivate var title: String {
            switch self {
            case .topRated: "Top Rated"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
            }
        }

        fileprivate var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle.fill"
            case .mostViewed: "list.number"
            }
        }
    }

    /// Title below the image.
    open var title: String? { didSet { changed?() } }
    /// Image of the item.
    open var image: UIImage? { didSet { changed?() } }
    /// Image while the item is selected; nil is ``image``.
    open var selectedImage: UIImage? { didSet { changed?() } }
    /// Text in a red capsule over the image; nil for none.
    open var badgeValue: String? { didSet { changed?() } }
    /// False dims the item, and it takes no input.
    open var isEnabled = true { didSet { changed?() } }
    /// Number by which a program tells items apart.
    open var tag = 0
    var changed: (() -> Void)?

    /// An empty item.
    public init() {}

    /// An item with a title, an image and a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// An item with a title and two images, the second one while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// An item that the system names.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }
}

/// Identity decides: two items are equal if they are the same object.
extension UITabBarItem: nonisolated Hashable {
    /// True if both are the same object.
    nonisolated public static func == (a: UITabBarItem, b: UITabBarItem) -> Bool { a === b }
    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
