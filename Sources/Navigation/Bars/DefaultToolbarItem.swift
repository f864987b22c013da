public import Controls

/// Place among a program's own items for an item that the bar has by itself. Changes nothing here: such items keep their places.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
    /// Makes a place for an item of the bar.
    ///
    /// - Parameters:
    ///   - kind: the item.
    ///   - placement: part of the bars.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    /// Empty: a default item is not composed of other content.
    @MainActor public var body: _TupleToolbarContent { _TupleToolbarContent(parts: []) }

    /// Appends nothing.
    @MainActor public func _collect(_ items: inout _ToolbarItems) {}
}

extension ToolbarContent {
    /// Shows or hides the glass that items of a bar share. Changes nothing here: items lie on the bar, without glass of their own.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
