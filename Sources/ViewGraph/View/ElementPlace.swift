@_spi(Engine) import LayerTree

/// Place of one element's boxes in the tree of boxes.
@_spi(Engine) @MainActor public struct ElementPlace {
    private enum Target {
        case list(BoxList)
        /// Inside a box. Not retained: whatever stores this place belongs to the box and ends before it, and the box
        /// may retain it.
        case content(Unretained<LayoutBox>)
        /// Inside a box, beside its content. Not retained, as in `content`.
        case extra(Unretained<LayoutBox>)
    }

    private var target: Target
    /// Lifetime of the attributes made for the element.
    package var lifetime: Lifetime
    /// Innermost value that the next box made here carries: a trait (`zIndex`, `transition`, …: S12.3) or an offset.
    package var waiting: WaitingHolder?

    /// Creates a place at the end of `list`.
    package init(list: BoxList, lifetime: Lifetime, waiting: WaitingHolder? = nil) {
        target = .list(list)
        self.lifetime = lifetime
        self.waiting = waiting
    }

    /// Creates a place in the content of `box`, behind its existing content.
    package init(in box: LayoutBox, lifetime: Lifetime) {
        target = .content(Unretained(box))
        self.lifetime = lifetime
    }

    /// Creates a place in `box`, beside its content and behind what already lies there.
    package init(beside box: LayoutBox, lifetime: Lifetime) {
        target = .extra(Unretained(box))
        self.lifetime = lifetime
    }

    /// List of boxes at this place. For a place in a box, it is created when it is first read.
    package var list: BoxList {
        get {
            switch target {
            case .list(let list): list
            case .content(let box): box.object.content
            case .extra(let box): box.object.tree.extraList
            }
        }
        set { target = .list(newValue) }
    }

    /// The box that contains this place; nil at a root.
    package var box: LayoutBox? {
        switch target {
        case .list(let list): list.owner
        case .content(let box), .extra(let box): box.object
        }
    }

    /// Returns true if this place lies in `list` itself.
    func isEnd(of list: BoxList) -> Bool {
        if case .list(let own) = target { own === list } else { false }
    }

    /// Box of this place if the box is still empty; otherwise nil.
    var emptyBox: LayoutBox? {
        guard case .content(let around) = target else { return nil }
        let box = around.object
        return box.tree.isEmpty ? box : nil
    }

    func append(_ box: LayoutBox) {
        switch target {
        case .list(let list): list.append(box)
        case .content(let around): around.with { $0.append(box) }
        case .extra(let around): around.with { $0.appendExtra(box) }
        }
    }
}
