import Foundation

/// Places the items of one section of a compositional layout: repeats of its group, one after the other.
@MainActor struct GroupArrangement {
    /// Item in its place.
    struct Placed {
        let item: Int
        var frame: CGRect
        let open: OpenAxes
        /// Views beside the cell.
        let beside: [NSCollectionLayoutSupplementaryItem]
    }

    /// Number of items.
    let count: Int
    /// Size that the content of an item wants; nil until it is known.
    let wanted: (Int) -> CGSize?
    private(set) var placed: [Placed] = []
    /// Frames of the groups.
    private(set) var groups: [CGRect] = []
    private var next = 0

    init(count: Int, wanted: @escaping (Int) -> CGSize?) {
        self.count = count
        self.wanted = wanted
    }

    /// Places all items.
    ///
    /// - Parameters:
    ///   - section: group and distances.
    ///   - container: room of a group, in points.
    ///   - isVertical: true if groups follow each other downwards.
    /// - Returns: extent of the groups in that direction.
    mutating func arrange(_ section: NSCollectionLayoutSection, in container: CGSize, isVertical: Bool) -> CGFloat {
        var end: CGFloat = 0
        while next < count {
            let first = next
            if end > 0 { end += section.interGroupSpacing }
            let origin = isVertical ? CGPoint(x: 0, y: end) : CGPoint(x: end, y: 0)
            let size = place(section.group, at: origin, in: container)
            // A group without parts would never come to an end.
            guard next > first else { break }
            end += isVertical ? size.height : size.width
            groups.append(CGRect(origin: origin, size: size))
        }
        return end
    }

    /// Places a part, and in groups their parts; returns its size.
    private mutating func place(
        _ part: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, size given: CGSize? = nil
    ) -> CGSize {
        if let group = part as? NSCollectionLayoutGroup { return place(group, at: origin, in: container, given) }
        var size = given ?? part.layoutSize.size(in: container)
        let insets = part.contentInsets
        let open = part.layoutSize.open
        if let wanted = wanted(next) {
            if open.contains(.width) { size.width = wanted.width + insets.leading + insets.trailing }
            if open.contains(.height) { size.height = wanted.height + insets.top + insets.bottom }
        }
        let frame = CGRect(
            x: origin.x + insets.leading, y: origin.y + insets.top,
            width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        placed.append(Placed(item: next, frame: frame, open: open, beside: part.supplementaryItems))
        next += 1
        return size
    }

    /// Parts that repeat, as many as their number or the room allows, at least one.
    private mutating func place(
        _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, _ given: CGSize?
    ) -> CGSize {
        var size = given ?? group.layoutSize.size(in: container)
        let insets = group.contentInsets
        let isHorizontal = group.axis == .horizontal
        let inner = CGSize(
            width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        let room = isHorizontal ? inner.width : inner.height
        let isOpen = group.layoutSize.open.contains(isHorizontal ? .width : .height)
        let spacing = group.interItemSpacing?.spacing ?? 0
        let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        var (used, across, number): (CGFloat, CGFloat, Int) = (0, 0, 0)
        var firsts: [Int] = []
        while next < count, !group.subitems.isEmpty, number < group.count ?? .max {
            let part = group.subitems[number % group.subitems.count]
            var partSize = part.layoutSize.size(in: inner)
            if group.isShared, let count = group.count, count > 0 {
                let share = (room - spacing * CGFloat(count - 1)) / CGFloat(count)
                if isHorizontal { partSize.width = share } else { partSize.height = share }
            }
            let gap = number == 0 ? 0 : spacing
            let saved = self
            let place = CGPoint(
                x: start.x + (isHorizontal ? used + gap : 0), y: start.y + (isHorizontal ? 0 : used + gap))
            let result = self.place(part, at: place, in: inner, size: partSize)
            let length = isHorizontal ? result.width : result.height
            // An open group holds one round of its parts; another holds what there is room for.
            let isTooLong =
                isOpen ? number >= group.subitems.count : used + gap + length > room + 0.01
            if group.count == nil, number > 0, isTooLong {
                self = saved
                break
            }
            firsts.append(saved.placed.count)
            used += gap + length
            across = max(across, isHorizontal ? result.height : result.width)
            number += 1
        }
        if group.interItemSpacing?.isFlexibleSpacing == true, !isOpen, number > 1, room > used {
            spread(firsts, by: (room - used) / CGFloat(number - 1), isHorizontal)
        }
        if group.layoutSize.open.contains(.width) {
            size.width = (isHorizontal ? used : across) + insets.leading + insets.trailing
        }
        if group.layoutSize.open.contains(.height) {
            size.height = (isHorizontal ? across : used) + insets.top + insets.bottom
        }
        return size
    }

    /// Moves the parts that begin at `firsts` apart.
    private mutating func spread(_ firsts: [Int], by gap: CGFloat, _ isHorizontal: Bool) {
        for (number, first) in firsts.enumerated() {
            let end = number + 1 < firsts.count ? firsts[number + 1] : placed.count
            for index in first..<end {
                if isHorizontal {
                    placed[index].frame.origin.x += gap * CGFloat(number)
                } else {
                    placed[index].frame.origin.y += gap * CGFloat(number)
                }
            }
        }
    }
}
