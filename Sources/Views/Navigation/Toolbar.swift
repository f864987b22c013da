import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph

/// Where in a page's bars an item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable, Sendable { case leading, principal, trailing, confirmation, bottom, none }

    let place: Place

    /// At the trailing end.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In the middle, in place of the title.
    public static let principal = ToolbarItemPlacement(place: .principal)
    /// At the leading end.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// At the trailing end.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// At the trailing end.
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
    /// In the bar at the bottom.
    public static let status = ToolbarItemPlacement(place: .bottom)
    /// At the trailing end, in bold.
    public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
    /// At the leading end.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// At the trailing end.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// At the leading end.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the trailing end.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// Deprecated by Apple: at the leading end.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// Deprecated by Apple: at the trailing end.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// Over a keyboard on screen, of which a desktop has none.
    public static let keyboard = ToolbarItemPlacement(place: .none)
}

/// One item of a bar: made anew whenever the view that declares it is evaluated.
nonisolated final class ToolbarEntry {
    let place: ToolbarItemPlacement.Place
    let view: AnyView

    init(place: ToolbarItemPlacement.Place, view: AnyView) {
        self.place = place
        self.view = view
    }
}

/// What goes into a page's bars.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// What it is made of.
    associatedtype Body: ToolbarContent
    /// What it is made of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// What it comes to. Programs never call or write this.
    @MainActor func _collect(_ items: inout _ToolbarItems)
}

/// The items of a toolbar, as they are collected.
public struct _ToolbarItems {
    var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
    @MainActor public func _collect(_ items: inout _ToolbarItems) { body._collect(&items) }
}

/// A view in a bar.
nonisolated public struct ToolbarItem<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// A view in a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// It is not made of other content.
    @MainActor public var body: _TupleToolbarContent { _TupleToolbarContent(parts: []) }

    @MainActor public func _collect(_ items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(place: placement.place, view: AnyView(content)))
    }
}

/// Several views in a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Several views in a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// It is not made of other content.
    @MainActor public var body: _TupleToolbarContent { _TupleToolbarContent(parts: []) }

    @MainActor public func _collect(_ items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(place: placement.place, view: AnyView(content)))
    }
}

/// Several contents of toolbars as one.
nonisolated public struct _TupleToolbarContent: ToolbarContent {
    let parts: [any ToolbarContent]

    /// It is not made of other content.
    @MainActor public var body: _TupleToolbarContent { self }

    @MainActor public func _collect(_ items: inout _ToolbarItems) {
        for part in parts { part._collect(&items) }
    }
}

/// Puts the contents of toolbars together.
@resultBuilder public enum ToolbarContentBuilder {
    /// A line of a toolbar: an item, or content of the program's own.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// A toolbar without a line has no items.
    @MainActor public static func buildBlock() -> _TupleToolbarContent { _TupleToolbarContent(parts: []) }
    /// A toolbar of one line is that line.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// The lines' items, in order.
    @MainActor public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbarContent {
        var parts: [any ToolbarContent] = []
        for part in repeat each content { parts.append(part) }
        return _TupleToolbarContent(parts: parts)
    }
    /// `if` without `else`: the items, or none.
    @MainActor public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _TupleToolbarContent {
        _TupleToolbarContent(parts: content.map { [$0] } ?? [])
    }
    /// The first branch of an `if` or `switch`.
    @MainActor public static func buildEither<Content: ToolbarContent>(first: Content) -> _TupleToolbarContent {
        _TupleToolbarContent(parts: [first])
    }
    /// The other branch.
    @MainActor public static func buildEither<Content: ToolbarContent>(second: Content) -> _TupleToolbarContent {
        _TupleToolbarContent(parts: [second])
    }
}

/// Bars that may be hidden.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The bar at the top of a page.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// All of them.
    public static let automatic = ToolbarPlacement(name: "automatic")
}

// Apple's names: which one is meant is told by what the closure holds.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    /// Puts a view into the bar of the page.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(place: .trailing, view: AnyView(content()))
        return transformPreference(NavigationBarKey.self) { $0.toolbar.append(entry) }
    }

    /// Puts items into the bars of the page.
    @MainActor public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        var items = _ToolbarItems()
        content()._collect(&items)
        let entries = items.entries
        return transformPreference(NavigationBarKey.self) { $0.toolbar += entries }
    }

    /// Shows or hides a page's bar.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        transformPreference(NavigationBarKey.self) { $0.isHidden = visibility == .hidden }
    }

    /// Deprecated by Apple: puts views at the ends of the page's bar.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        let entries = [
            ToolbarEntry(place: .leading, view: AnyView(leading)),
            ToolbarEntry(place: .trailing, view: AnyView(trailing)),
        ]
        return transformPreference(NavigationBarKey.self) { $0.toolbar += entries }
    }

    /// Deprecated by Apple: puts a view at the leading end of the page's bar.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        let entry = ToolbarEntry(place: .leading, view: AnyView(leading))
        return transformPreference(NavigationBarKey.self) { $0.toolbar.append(entry) }
    }

    /// Deprecated by Apple: puts a view at the trailing end of the page's bar.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        let entry = ToolbarEntry(place: .trailing, view: AnyView(trailing))
        return transformPreference(NavigationBarKey.self) { $0.toolbar.append(entry) }
    }
}
