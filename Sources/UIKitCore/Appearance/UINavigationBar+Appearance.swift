public import Foundation
import Views

// Looks of the bars of navigation stacks, which are no views of UIKit.

/// Proxy by which programs set the looks of bars above pages.
@preconcurrency @MainActor public final class UINavigationBarProxy {
    static let shared = UINavigationBarProxy()

    private init() {}

    private var look: ControlAppearance.NavigationBar {
        get { ControlAppearance.current.navigationBar }
        set { ControlAppearance.current.navigationBar = newValue }
    }

    /// Colour of the bar.
    public var barTintColor: UIColor? { didSet { look.background = barTintColor.map { Color(uiColor: $0) } } }
    /// Colour of the bar.
    public var backgroundColor: UIColor? { didSet { look.background = backgroundColor.map { Color(uiColor: $0) } } }
    /// Colour of buttons.
    public var tintColor: UIColor! { didSet { look.tint = tintColor.map { Color(uiColor: $0) } } }
    /// Font and colour of titles.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { look.title = ControlAppearance.Title.of(titleTextAttributes) }
    }
    /// Font and colour of large titles.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { look.largeTitle = ControlAppearance.Title.of(largeTitleTextAttributes) }
    }
    /// True if what is behind shows through; bars are opaque here.
    public var isTranslucent = true
    /// True if titles are large; `navigationBarTitleDisplayMode` decides that.
    public var prefersLargeTitles = true
    /// Picture of the line at the edge; without effect.
    public var shadowImage: UIImage?
    /// Looks of the bar.
    public var standardAppearance = UINavigationBarAppearance() { didSet { take(standardAppearance) } }
    /// Looks of a bar of little height; taken like ``standardAppearance``.
    public var compactAppearance: UINavigationBarAppearance? {
        didSet { if let compactAppearance { take(compactAppearance) } }
    }
    /// Looks of the bar where content ends below it; taken like ``standardAppearance``.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { if let scrollEdgeAppearance { take(scrollEdgeAppearance) } }
    }

    /// Picture behind the bar; only one without pixels has an effect: it removes the background.
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        look.background = image.map { $0 == UIImage() ? .clear : look.background ?? .clear }
    }

    private func take(_ appearance: UINavigationBarAppearance) {
        look.background = appearance.backgroundColor.map { Color(uiColor: $0) }
        look.title = ControlAppearance.Title.of(appearance.titleTextAttributes)
        look.largeTitle = ControlAppearance.Title.of(appearance.largeTitleTextAttributes)
    }
}

/// Height of a bar.
public enum UIBarMetrics: Int, Sendable {
    /// Full height.
    case `default`
    /// Little height.
    case compact
}

extension UINavigationBar {
    /// Looks of the bars that are made from now on.
    public static func appearance() -> UINavigationBarProxy { .shared }
}
