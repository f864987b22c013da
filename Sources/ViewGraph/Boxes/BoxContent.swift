import Foundation
@_spi(Engine) import LayerTree

/// Boxes at one place in another box: its content, or the extra boxes beside the content. Usually there is one box,
/// which is stored without a list.
struct BoxContent {
    /// The only box, while there is exactly one and no list has been made.
    private var only: LayoutBox?
    /// List of the boxes; nil until one is needed. Leaves never have one.
    private(set) var list: BoxList?

    /// True if no box was ever added and no list was made.
    var isEmpty: Bool { only == nil && list == nil }

    /// The box at this place if there is exactly one; else nil.
    @MainActor var sole: LayoutBox? {
        if let only { return only }
        return list?.sole
    }

    /// State of ``sole``, read without counting a reference to the box.
    @MainActor var soleState: HotMemoryReference<BoxState>? {
        if let only { return only.memory.reference }
        return list?.sole?.memory.reference
    }

    /// The boxes that take part in layout, in order.
    @MainActor var boxes: [LayoutBox] {
        if let only { return [only] }
        return list?.boxes ?? []
    }

    /// Boxes that have been removed and are still drawn until their transitions end.
    @MainActor var leaving: [LayoutBox] { list?.allLeaving ?? [] }

    /// Adds the first box.
    mutating func begin(with box: LayoutBox) { only = box }

    /// Stores `list` as the holder of all boxes at this place.
    mutating func set(_ list: BoxList?) { self.list = list }

    /// Returns the boxes as a list, which is made now if there was none.
    @MainActor mutating func makeList(owner: LayoutBox) -> BoxList {
        if let list { return list }
        let made = BoxList(owner: owner, only: only)
        only = nil
        list = made
        return made
    }

    /// Returns the first box at this place that belongs to the element with the identity `id`; nil if there is none.
    @MainActor func find(_ id: AnyHashable) -> LayoutBox? {
        if let only { return only.tree.find(id) }
        return list?.find(id)
    }

    /// Returns true if the element with the identity `id` is at this place; see ``BoxList/holds(_:)``.
    @MainActor func holds(_ id: AnyHashable) -> Bool { only?.tree.holds(id) ?? list?.holds(id) ?? false }

    /// Makes elements at this place that are not made yet; see ``BoxList/makeElements(limit:)``.
    @MainActor func makeElements(limit: Int) -> Bool {
        only?.tree.makeElements(limit: limit) ?? list?.makeElements(limit: limit) ?? false
    }

    /// Adds the first box of every made element with an identity to `result`, at any depth; the first of an identity stays.
    @MainActor func collectIdentified(into result: inout [AnyHashable: LayoutBox]) {
        if let only { return only.tree.collectIdentified(into: &result) }
        list?.collectIdentified(into: &result)
    }

    /// Detaches all boxes at this place. They are not used again.
    @MainActor mutating func detach() {
        only?.tree.detach()
        only = nil
        list?.detach()
    }
}
