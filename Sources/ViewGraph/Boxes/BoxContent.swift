import Foundation

/// Boxes that lie in another box at one place: its content, or what is beside that. Mostly it is one, for which no list
/// is made.
struct BoxContent {
    /// The only box, as long as there is one and nobody has asked for a list.
    private var only: LayoutBox?
    /// Nil until somebody asks for it: leaves never have any.
    private(set) var list: BoxList?

    /// True if nothing was ever put here.
    var isEmpty: Bool { only == nil && list == nil }

    /// The box that is here, if there is just one.
    @MainActor var sole: LayoutBox? {
        if let only { return only }
        return list?.sole
    }

    /// The boxes that are present, in order.
    @MainActor var boxes: [LayoutBox] {
        if let only { return [only] }
        return list?.boxes ?? []
    }

    /// Boxes on their way out.
    @MainActor var leaving: [LayoutBox] { list?.allLeaving ?? [] }

    /// Puts the first box here.
    mutating func begin(with box: LayoutBox) { only = box }

    /// Has `list` hold all that is here.
    mutating func set(_ list: BoxList?) { self.list = list }

    /// The boxes as a list, which is made now if there was none.
    @MainActor mutating func makeList(owner: LayoutBox) -> BoxList {
        if let list { return list }
        let made = BoxList(owner: owner, only: only)
        only = nil
        list = made
        return made
    }

    /// The first box here of the element that bears `id`.
    @MainActor func find(_ id: AnyHashable) -> LayoutBox? {
        if let only { return only.tree.find(id) }
        return list?.find(id)
    }

    /// Detaches all that is here, which is not used again.
    @MainActor mutating func detach() {
        only?.tree.detach()
        only = nil
        list?.detach()
    }
}
