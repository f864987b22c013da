import Foundation
import Geometry
@_spi(Engine) import LayerTree

extension LayoutBox {
    // Adding a box is a function of the box itself: each new view does it, and a part would retain the box each time
    // (docs/decisions/0098-a-box-in-parts.md).

    /// Makes `parent` the parent of this box; nil is none.
    package final func attach(to parent: LayoutBox?) {
        if self.parent !== parent {
            memory.state.geometryIsStale = true
            memory.state.staleness.remove(.listed)
        }
        setParent(parent)
        let carries = memory.state.carries
        if !carries.isEmpty { parent?.carry(carries) }
    }

    fileprivate func setParent(_ parent: LayoutBox?) {
        memory.state.parent = Unretained(parent)
        memory.state.parentState = parent?.memory.reference
    }

    /// Appends `inner` to the content.
    final func append(_ inner: LayoutBox) {
        guard memory.state.content.isEmpty else { return content.append(inner) }
        inner.attach(to: self)
        memory.state.content.begin(with: inner)
        contentChanged()
    }

    /// Appends `inner` to the extra boxes beside the content.
    final func appendExtra(_ inner: LayoutBox) {
        guard memory.state.extra.isEmpty else { return tree.extraList.append(inner) }
        inner.attach(to: self)
        memory.state.extra.begin(with: inner)
        contentChanged()
    }

    /// Links of this box to its parent and to the boxes in it.
    package final var tree: BoxTree { @inline(__always) get { BoxTree(box: self) } }

    /// The parent box; nil for a root, and after ``BoxList/detach()``.
    package final var parent: LayoutBox? { memory.state.parent?.object }

    /// The boxes in this one as a list, which is made now if there was none.
    package final var content: BoxList { memory.state.content.makeList(owner: self) }

    /// The box in this one if there is exactly one; else nil.
    final var onlyContent: LayoutBox? { memory.state.content.sole }

    package final var contentBoxes: [LayoutBox] { memory.state.content.boxes }

    /// The box in this one if there is exactly one and this box stands for it, so that its traits, gaps and guides
    /// count as those of this box; else nil.
    package final var soleContent: LayoutBox? {
        memory.state.kind.contains(.hidesContent) ? nil : memory.state.content.sole
    }

    /// List of the extra boxes beside the content, such as overlays and backgrounds; nil while there is none.
    package final var extraContent: BoxList? {
        get { memory.state.extra.list }
        set { memory.state.extra.set(newValue) }
    }

    package final var extraBoxes: [LayoutBox] { memory.state.extra.boxes }

    /// True if the box is of the kind ``BoxKind/listRow``.
    package final var isListRow: Bool { memory.state.kind.contains(.listRow) }

    /// True if this box is `other`, or lies in it at any depth.
    package final func isInside(_ other: LayoutBox) -> Bool { tree.isInside(other) }

    /// Records that this box, or a box in it, has `things` that ancestors look for.
    final func carry(_ things: BoxCarriage) { tree.carry(things) }
}

/// Links of one box to its parent and to the boxes in it.
@MainActor package struct BoxTree {
    let box: LayoutBox

    /// Number of ancestors of the box. Layout runs in order of increasing depth.
    var depth: Int {
        var depth = 0
        var next = box.parent
        while let current = next {
            depth += 1
            next = current.parent
        }
        return depth
    }

    /// True if the box is `other`, or lies in it at any depth.
    func isInside(_ other: LayoutBox) -> Bool {
        var next: LayoutBox? = box
        while let current = next {
            if current === other { return true }
            next = current.parent
        }
        return false
    }

    /// Detaches the box and all boxes in it. They are not used again.
    package func detach() {
        box.setParent(nil)
        box.memory.state.staleContent = StaleBoxes()
        box.memory.state.content.detach()
        box.memory.state.extra.detach()
    }

    /// True if no box was ever added to the content.
    var isEmpty: Bool { box.memory.state.content.isEmpty }

    /// The extra boxes beside the content as a list, which is made now if there was none.
    var extraList: BoxList { box.memory.state.extra.makeList(owner: box) }

    /// Returns the first box in this box that belongs to the element with the identity `id`; nil if there is none.
    func find(_ id: AnyHashable) -> LayoutBox? { box.memory.state.content.find(id) }

    /// Returns true if the element with the identity `id` is in this box; see ``BoxList/holds(_:)``.
    func holds(_ id: AnyHashable) -> Bool { box.memory.state.content.holds(id) }

    /// Makes elements in this box that are not made yet; see ``BoxList/makeElements(limit:)``.
    func makeElements(limit: Int) -> Bool { box.memory.state.content.makeElements(limit: limit) }

    /// Adds the first box of every made element with an identity to `result`, at any depth; the first of an identity stays.
    func collectIdentified(into result: inout [AnyHashable: LayoutBox]) {
        box.memory.state.content.collectIdentified(into: &result)
    }

    /// Puts the box, which was just made, in the place of `inner`, and makes `inner`, which fills it, its content.
    func takePlace(of inner: LayoutBox) {
        let corner = inner.memory.state.offset?.corner ?? inner.origin
        let offset = CGPoint(x: inner.origin.x - corner.x, y: inner.origin.y - corner.y)
        box.memory.state.direction = inner.memory.state.direction
        box.memory.state.origin = corner
        box.memory.state.size = inner.size
        box.memory.state.proposal = inner.proposal
        box.memory.state.originInLayer = CGPoint(
            x: inner.originInLayer.x - offset.x, y: inner.originInLayer.y - offset.y)
        box.memory.state.isPlaced = inner.isPlaced
        inner.memory.state.origin = offset
        box.append(inner)
    }

    /// Records in this box and its ancestors that they contain `things`.
    func carry(_ things: BoxCarriage) {
        var next: LayoutBox? = box
        while let current = next, !current.memory.state.carries.isSuperset(of: things) {
            current.memory.state.carries.formUnion(things)
            next = current.parent
        }
    }
}

/// Things that ancestors look for in a box.
struct BoxCarriage: OptionSet {
    let rawValue: UInt8

    static let preferences = BoxCarriage(rawValue: 1)
    static let traits = BoxCarriage(rawValue: 2)
    /// A box of the kind ``BoxKind/followsStackAxis``.
    static let stackAxis = BoxCarriage(rawValue: 4)
}
