@_spi(Engine) import LayerTree

/// Where one element's boxes go.
@_spi(Engine) @MainActor public struct ElementPlace {
    private enum Target {
        case list(BoxList)
        /// What is made in a box, and keeps its place, lives no longer than that, and may be kept by it.
        case content(Unretained<LayoutBox>)
        /// The same, beside what else is in the box.
        case extra(Unretained<LayoutBox>)
    }

    private var target: Target
    /// Attributes made for the element live and die with this.
    package var lifetime: Lifetime
    /// The innermost of what the next box which is made carries: traits (`zIndex`, `transition`, …: S12.3), and offsets.
    package var waiting: WaitingHolder?

    /// The end of `list`.
    package init(list: BoxList, lifetime: Lifetime, waiting: WaitingHolder? = nil) {
        target = .list(list)
        self.lifetime = lifetime
        self.waiting = waiting
    }

    /// In `box`, behind what it already holds.
    package init(in box: LayoutBox, lifetime: Lifetime) {
        target = .content(Unretained(box))
        self.lifetime = lifetime
    }

    /// In `box`, beside its content and behind what already lies there.
    package init(beside box: LayoutBox, lifetime: Lifetime) {
        target = .extra(Unretained(box))
        self.lifetime = lifetime
    }

    /// The list that is filled here; made now, if what is here is in a box that needed none yet.
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

    /// Whether what is made here stands in `list` itself.
    func isEnd(of list: BoxList) -> Bool {
        if case .list(let own) = target { own === list } else { false }
    }

    /// The box that is filled here, as long as nothing is in it.
    var emptyBox: LayoutBox? {
        guard case .content(let around) = target else { return nil }
        let box = around.object
        return box.tree.isEmpty ? box : nil
    }

    func append(_ box: LayoutBox) {
        switch target {
        case .list(let list): list.append(box)
        case .content(let around): around.with { $0.tree.append(box) }
        case .extra(let around): around.with { $0.tree.appendExtra(box) }
        }
    }
}
