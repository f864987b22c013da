import AnimationCore
@_spi(Engine) public import Controls
import Foundation
@_spi(Engine) public import ViewGraph

/// Position of an item in a page's bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable, Sendable { case leading, principal, trailing, confirmation, bottom, none }

    let place: Place

    /// At the trailing end of the top bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In the middle, in place of the title.
    public static let principal = ToolbarItemPlacement(place: .principal)
    /// At the leading end of the top bar.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// At the trailing end of the top bar.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// At the trailing end of the top bar.
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
    /// In the bottom bar.
    public static let status = ToolbarItemPlacement(place: .bottom)
    /// At the trailing end of the top bar, in semibold.
    public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
    /// At the leading end of the top bar.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// At the trailing end of the top bar.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// At the leading end of the top bar.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the trailing end of the top bar.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// At the leading end of the top bar. Deprecated by Apple.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the trailing end of the top bar. Deprecated by Apple.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// In the bottom bar.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// Nowhere: meant for a keyboard on screen, which a desktop has not.
    public static let keyboard = ToolbarItemPlacement(place: .none)
}

/// One item of a bar, made anew whenever the view that declares it is evaluated.
nonisolated final class ToolbarEntry {
    let place: ToolbarItemPlacement.Place
    let view: AnyView

    init(place: ToolbarItemPlacement.Place, view: AnyView) {
        self.place = place
        self.view = view
    }
}

/// Items of a page's bars.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// Type of the content that this is composed of.
    associatedtype Body: ToolbarContent
    /// Content that this is composed of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Appends the items to `items`. Programs never call or implement this.
    @MainActor func _collect(_ items: inout _ToolbarItems)
}

/// Items of a toolbar, collected in order.
public struct _ToolbarItems {
    var entries: [ToolbarEntry] = []
    /// Menu of the title; nil for none.
    var titleMenu: ToolbarEntry?
}

extension ToolbarContent {
    /// Appends the items of `body`.
    @MainActor public func _collect(_ items: inout _ToolbarItems) { body._collect(&items) }
}

/// One view in a bar.
nonisolated public struct ToolbarItem<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Makes an item that shows `content` at `placement`.
    ///
    /// - Parameters:
    ///   - id: not used: people cannot rearrange toolbars here.
    ///   - placement: part of the bars.
    ///   - showsByDefault: false keeps the item out of the bar, since nobody can add it.
    ///   - content: the item's view.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = showsByDefault ? placement : ToolbarItemPlacement(place: .none)
        self.content = content()
    }

    /// Makes an item that shows `content` at `placement`.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Empty: an item is not composed of other content.
    @MainActor public var body: _TupleToolbarContent { _TupleToolbarContent(parts: []) }

    /// Appends this item.
    @MainActor public func _collect(_ items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(place: placement.place, view: AnyView(content)))
    }
}

/// Several views at one place in a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Makes an item that shows the views of `content` at `placement`.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Empty: a group is not composed of other content.
    @MainActor public var body: _TupleToolbarContent { _TupleToolbarContent(parts: []) }

    /// Appends this group.
    @MainActor public func _collect(_ items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(place: placement.place, view: AnyView(content)))
    }
}

/// Several toolbar contents in order.
nonisolated public struct _TupleToolbarContent: ToolbarContent {
    let parts: [any ToolbarContent]

    /// This value itself: it is not composed of other content.
    @MainActor public var body: _TupleToolbarContent { self }

    /// Appends the items of all parts.
    @MainActor public func _collect(_ items: inout _ToolbarItems) {
        for part in parts { part._collect(&items) }
    }
}

/// Toolbar content, or none.
nonisolated public struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent {
    let content: Content?

    /// Empty: this is not composed of other content.
    @MainActor public var body: _TupleToolbarContent { _TupleToolbarContent(parts: []) }

    /// Appends the items, if there are any.
    @MainActor public func _collect(_ items: inout _ToolbarItems) { content?._collect(&items) }
}

/// Result builder of toolbars.
@resultBuilder public enum ToolbarContentBuilder {
    /// Returns a statement's content: an item, or content of a program's own type.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Returns no items, for an empty closure.
    @MainActor public static func buildBlock() -> _TupleToolbarContent { _TupleToolbarContent(parts: []) }
    /// Returns the content of a closure with one statement.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Combines the statements' items, in order.
    @MainActor public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbarContent {
        var parts: [any ToolbarContent] = []
        for part in repeat each content { parts.append(part) }
        return _TupleToolbarContent(parts: parts)
    }
    /// Returns the items of an `if` without `else`, or none.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content: content)
    }
    /// Returns the items of the first branch of an `if` or `switch`.
    @MainActor public static func buildEither<Content: ToolbarContent>(first: Content) -> _TupleToolbarContent {
        _TupleToolbarContent(parts: [first])
    }
    /// Returns the items of another branch of an `if` or `switch`.
    @MainActor public static func buildEither<Content: ToolbarContent>(second: Content) -> _TupleToolbarContent {
        _TupleToolbarContent(parts: [second])
    }
}

/// Kind of bar that can be hidden.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The bar at the top of a page.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar of the tabs around.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The bar at the bottom of a page.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar at the top of a page.
    public static let automatic = ToolbarPlacement(name: "automatic")
}

// These are Apple's overloads; the content of the closure decides between them.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    /// Puts a view at the trailing end of the page's top bar.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(place: .trailing, view: AnyView(content()))
        return transformPreference(NavigationBarKey.self) { $0.toolbar.append(entry) }
    }

    /// Puts items into the page's bars.
    @MainActor public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        var items = _ToolbarItems()
        content()._collect(&items)
        let entries = items.entries
        let titleMenu = items.titleMenu
        return transformPreference(NavigationBarKey.self) {
            $0.toolbar += entries
            $0.titling.menu = $0.titling.menu ?? titleMenu
        }
    }

    /// Puts items into the page's bars. `id` is not used: people cannot rearrange toolbars here.
    @MainActor public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }

    /// Shows or hides the page's top bar or, among `bars`, its bottom bar and the tab bar around. A tab bar is hidden while
    /// this page is in front.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setVisibility(visibility, of: bars)
    }

    /// Shows or hides bars, as ``toolbar(_:for:)``.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setVisibility(visibility, of: bars)
    }

    nonisolated private func setVisibility(_ visibility: Visibility, of bars: [ToolbarPlacement]) -> some View {
        let isHidden = visibility == .hidden
        let isTabBarMeant = bars.contains(.tabBar)
        let isBottomBarMeant = bars.contains(.bottomBar)
        let isTopBarMeant = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
        return transformPreference(NavigationBarKey.self) {
            if isTopBarMeant { $0.isHidden = isHidden }
            if isBottomBarMeant { $0.hidesBottomBar = isHidden }
        }
        .transformPreference(TabBarLookKey.self) { if isTabBarMeant { $0.isHidden = isHidden } }
    }

    /// Puts views at both ends of the page's top bar. Deprecated by Apple in favour of `toolbar`.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        let entries = [
            ToolbarEntry(place: .leading, view: AnyView(leading)),
            ToolbarEntry(place: .trailing, view: AnyView(trailing)),
        ]
        return transformPreference(NavigationBarKey.self) { $0.toolbar += entries }
    }

    /// Puts a view at the leading end of the page's top bar. Deprecated by Apple in favour of `toolbar`.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        let entry = ToolbarEntry(place: .leading, view: AnyView(leading))
        return transformPreference(NavigationBarKey.self) { $0.toolbar.append(entry) }
    }

    /// Puts a view at the trailing end of the page's top bar. Deprecated by Apple in favour of `toolbar`.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        let entry = ToolbarEntry(place: .trailing, view: AnyView(trailing))
        return transformPreference(NavigationBarKey.self) { $0.toolbar.append(entry) }
    }
}
