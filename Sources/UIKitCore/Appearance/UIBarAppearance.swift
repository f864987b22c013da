public import Foundation
import Views

/// Looks of a bar.
@preconcurrency @MainActor open class UIBarAppearance {
    /// Colour behind the bar's items; nil is the usual one.
    open var backgroundColor: UIColor?
    /// Material behind the bar's items; without effect, as bars here have a plain ground where they have a colour.
    open var backgroundEffect: UIBlurEffect?
    /// Colour of the line at the bar's edge; without effect.
    open var shadowColor: UIColor?

    /// The usual looks.
    public required init() {}

    /// Takes the usual background.
    open func configureWithDefaultBackground() { backgroundColor = nil }
    /// Takes the usual background, which is opaque.
    open func configureWithOpaqueBackground() { backgroundColor = nil }
    /// Takes no background.
    open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// Looks of the bar above pages.
open class UINavigationBarAppearance: UIBarAppearance {
    /// Font and colour of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Font and colour of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// Looks of the bar of tabs.
open class UITabBarAppearance: UIBarAppearance {
    /// Looks of items with the image over the title.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Looks of items with the image beside the title; items here have it above.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Looks of items with a small image beside the title; items here have it above.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// Looks of the items of tabs.
@preconcurrency @MainActor open class UITabBarItemAppearance {
    /// Looks of items that are not selected.
    open var normal = UITabBarItemStateAppearance()
    /// Looks of the selected item.
    open var selected = UITabBarItemStateAppearance()

    /// The usual looks.
    public init() {}
}

/// Looks of an item in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance {
    /// Colour of the image, and of the title without a colour of its own.
    open var iconColor: UIColor?
    /// Colour of the title; where there is no colour of the image, of both.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    var color: Color? { (iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) } }
}

extension ControlAppearance.Title {
    /// Font and colour in `attributes`.
    @MainActor static func of(_ attributes: [NSAttributedString.Key: Any]?) -> Self {
        var title = ControlAppearance.current.navigationBar.title
        title.color = (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
        title.font = (attributes?[.font] as? UIFont).map { Font($0) }
        return title
    }
}
