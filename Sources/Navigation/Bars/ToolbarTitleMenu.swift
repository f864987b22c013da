import Foundation
@_spi(Engine) public import ViewGraph

/// Menu that the title of a page opens.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    private let content: Content

    /// Makes a menu of the items in `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Empty: the menu is not composed of other content.
    @MainActor public var body: _TupleToolbarContent { _TupleToolbarContent(parts: []) }

    /// Sets the menu, unless there is one already.
    @MainActor public func _collect(_ items: inout _ToolbarItems) {
        items.titleMenu = items.titleMenu ?? ToolbarEntry(place: .none, view: AnyView(content))
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Makes a menu without items of its own. A title that people may change adds one.
    public init() { self.init { EmptyView() } }
}

/// Toolbar content that may be hidden.
nonisolated private struct HiddenToolbarContent<Content: ToolbarContent>: ToolbarContent {
    let content: Content
    let isHidden: Bool

    /// Empty: this is not composed of other content.
    @MainActor var body: _TupleToolbarContent { _TupleToolbarContent(parts: []) }

    @MainActor func _collect(_ items: inout _ToolbarItems) {
        if !isHidden { content._collect(&items) }
    }
}

extension ToolbarContent {
    /// Takes the content out of the bars if `hidden` is true.
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        HiddenToolbarContent(content: self, isHidden: hidden)
    }
}
