import Foundation
@_spi(Engine) import LayerTree

// What lies in a box: one other, mostly, for which no list is made.
extension LayoutBox {
    /// The boxes in this one as a list, which is made now if there was none.
    package final var content: BoxList {
        if let list = memory.state.content { return list }
        let made = BoxList(owner: self, only: memory.state.onlyContent)
        memory.state.onlyContent = nil
        memory.state.content = made
        return made
    }

    /// Nil as long as one box is all that there was to be held.
    final var contentList: BoxList? { memory.state.content }

    /// The box in this one, if there is just one.
    final var onlyContent: LayoutBox? {
        if let only = memory.state.onlyContent { return only }
        return memory.state.content?.sole
    }

    final var contentBoxes: [LayoutBox] {
        if let only = memory.state.onlyContent { return [only] }
        return memory.state.content?.boxes ?? []
    }

    /// Whether nothing was ever put in this box.
    final var isEmpty: Bool { memory.state.onlyContent == nil && memory.state.content == nil }

    /// Puts `box` behind all that lies in this one.
    final func appendContent(_ box: LayoutBox) {
        guard isEmpty else { return content.append(box) }
        box.attach(to: self)
        memory.state.onlyContent = box
        contentChanged()
    }

    /// This box, which nobody knows yet, lies where `box` was, and that fills it.
    final func takePlace(of box: LayoutBox) {
        let corner = box.originWithoutOffsets
        let offset = CGPoint(x: box.origin.x - corner.x, y: box.origin.y - corner.y)
        memory.state.direction = box.memory.state.direction
        memory.state.origin = corner
        memory.state.size = box.size
        memory.state.proposal = box.proposal
        memory.state.originInLayer = CGPoint(x: box.originInLayer.x - offset.x, y: box.originInLayer.y - offset.y)
        memory.state.isPlaced = box.isPlaced
        box.memory.state.origin = offset
        appendContent(box)
    }

    // MARK: Beside it

    /// What lies beside the content as a list, which is made now if there was none.
    package final var extraList: BoxList {
        if let list = memory.state.extraContent { return list }
        let made = BoxList(owner: self, only: memory.state.onlyExtra)
        memory.state.onlyExtra = nil
        memory.state.extraContent = made
        return made
    }

    /// The box beside the content, if there is just one.
    final var onlyExtra: LayoutBox? {
        if let only = memory.state.onlyExtra { return only }
        return memory.state.extraContent?.sole
    }

    final var extraBoxes: [LayoutBox] {
        if let only = memory.state.onlyExtra { return [only] }
        return memory.state.extraContent?.boxes ?? []
    }

    /// Puts `box` behind all that lies beside the content.
    final func appendExtra(_ box: LayoutBox) {
        guard memory.state.onlyExtra == nil && memory.state.extraContent == nil else { return extraList.append(box) }
        box.attach(to: self)
        memory.state.onlyExtra = box
        contentChanged()
    }

    // MARK: All of it

    /// The first box in this one of the element that bears `id`.
    final func find(_ id: AnyHashable) -> LayoutBox? {
        if let only = memory.state.onlyContent { return only.find(id) }
        return memory.state.content?.find(id)
    }

    /// What is in this box will not be used again.
    final func detachContent() {
        memory.state.onlyContent?.detach()
        memory.state.onlyContent = nil
        memory.state.content?.detach()
        memory.state.onlyExtra?.detach()
        memory.state.onlyExtra = nil
        memory.state.extraContent?.detach()
    }
}
