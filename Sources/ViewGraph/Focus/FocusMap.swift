import Foundation

/// Places that can have the focus, arranged by the focus sections around them. It is made for one move of the focus.
///
/// A section is one place among those around it: Tab visits all places in it before it goes on, and an arrow key leaves
/// it only if nothing in it lies ahead.
@MainActor struct FocusMap {
    /// A place, or a section of places.
    private struct Item {
        /// Frame in the window, in points.
        let frame: CGRect
        let content: Content

        enum Content {
            case place(FocusTarget)
            /// The section with this index.
            case section(Int)
        }
    }

    private struct Section {
        let isRightToLeft: Bool
        /// Index of the section around this one; nil for the window.
        let around: Int?
        var items: [Item] = []
    }

    /// Sections; the first is the window.
    private var sections: [Section]
    private var indices: [ObjectIdentifier: Int] = [:]
    /// Index of the section that each place lies in.
    private var homes: [ObjectIdentifier: Int] = [:]

    /// Arranges `targets`, whose boxes lie in `root`.
    init(_ targets: [FocusTarget], in root: LayoutBox) {
        sections = [Section(isRightToLeft: root.contentBoxes.first?.mirrorsContent ?? false, around: nil)]
        for target in targets {
            guard let box = target.box else { continue }
            let home = section(around: box)
            homes[ObjectIdentifier(target)] = home
            sections[home].items.append(Item(frame: box.frameInWindow(), content: .place(target)))
        }
    }

    /// Index of the innermost section around `box`.
    private mutating func section(around box: LayoutBox) -> Int {
        var current = box.parent
        while let outer = current {
            if outer.isFocusSection { return index(of: outer) }
            current = outer.parent
        }
        return 0
    }

    private mutating func index(of box: LayoutBox) -> Int {
        if let index = indices[ObjectIdentifier(box)] { return index }
        let around = section(around: box)
        let index = sections.count
        indices[ObjectIdentifier(box)] = index
        sections.append(Section(isRightToLeft: box.mirrorsContent, around: around))
        sections[around].items.append(Item(frame: box.frameInWindow(), content: .section(index)))
        return index
    }

    // MARK: Tab

    /// All places in the order in which Tab visits them.
    var tabOrder: [FocusTarget] { tabOrder(of: 0) }

    private func tabOrder(of index: Int) -> [FocusTarget] {
        let section = sections[index]
        let order = ReadingOrder(frames: section.items.map(\.frame), isRightToLeft: section.isRightToLeft)
        return order.indices.flatMap { place in
            switch section.items[place].content {
            case .place(let target): return [target]
            case .section(let inner): return tabOrder(of: inner)
            }
        }
    }

    // MARK: Arrow keys

    /// Finds the place to which an arrow key moves the focus.
    ///
    /// - Parameters:
    ///   - direction: the key's direction, of length 1; y runs down.
    ///   - from: frame from which the focus moves, in the window.
    ///   - focused: the place that has the focus; nil if it is gone.
    /// - Returns: the place; nil if nothing lies ahead.
    func place(toward direction: CGPoint, from: CGRect, focused: FocusTarget?) -> FocusTarget? {
        var inner: Int?
        var level = focused.flatMap { homes[ObjectIdentifier($0)] } ?? 0
        while true {
            let others = sections[level].items.filter { item in
                switch item.content {
                case .place(let target): target !== focused
                case .section(let section): section != inner
                }
            }
            if let best = nearest(others, toward: direction, from: from) { return entrance(of: best, from: from) }
            guard let around = sections[level].around else { return nil }
            (inner, level) = (level, around)
        }
    }

    /// The nearest item in a direction. Items in the same row or column come before others, and the distance across counts
    /// double, so that the focus stays in its row.
    private func nearest(_ items: [Item], toward direction: CGPoint, from: CGRect) -> Item? {
        var best: (item: Item, isInLine: Bool, cost: CGFloat)?
        for item in items {
            let to = item.frame
            let goal =
                switch item.content {
                case .place: CGPoint(x: to.midX, y: to.midY)
                case .section: to.point(nearestTo: from)
                }
            let ahead = (goal.x - from.midX) * direction.x + (goal.y - from.midY) * direction.y
            let aside = abs((goal.x - from.midX) * direction.y) + abs((goal.y - from.midY) * direction.x)
            guard ahead > 1 else { continue }
            let cost = ahead + 2 * aside
            let isInLine =
                direction.x != 0
                ? from.minY < to.maxY && to.minY < from.maxY : from.minX < to.maxX && to.minX < from.maxX
            if let best, best.isInLine == isInLine ? best.cost <= cost : best.isInLine { continue }
            best = (item, isInLine, cost)
        }
        return best?.item
    }

    /// The place itself, or the one in a section that is nearest to `from`.
    private func entrance(of item: Item, from: CGRect) -> FocusTarget? {
        switch item.content {
        case .place(let target): return target
        case .section(let section):
            let nearest = sections[section].items.min { $0.frame.distance(to: from) < $1.frame.distance(to: from) }
            return nearest.flatMap { entrance(of: $0, from: from) }
        }
    }
}

extension CGRect {
    /// The point of this frame that is nearest to the middle of `other`.
    fileprivate func point(nearestTo other: CGRect) -> CGPoint {
        CGPoint(x: min(max(other.midX, minX), maxX), y: min(max(other.midY, minY), maxY))
    }

    /// Distance between the middles of two frames.
    fileprivate func distance(to other: CGRect) -> CGFloat { hypot(midX - other.midX, midY - other.midY) }
}
