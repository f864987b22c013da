import Foundation

/// Size that a parent proposes, in points; nil asks for the ideal size (S23.1).
struct Proposal: Equatable {
    var width: Double?
    var height: Double?

    init(_ width: Double?, _ height: Double?) { (self.width, self.height) = (width, height) }
    init(_ size: CGSize) { self.init(size.width, size.height) }
}

// Sizes of views, and layout of stacks (S23).
extension ModelRun {
    func size(_ node: Node, _ path: String, _ offer: Proposal) -> CGSize {
        switch node {
        case .leaf(_, let width, let height):
            return CGSize(width: max(0, value(width, path)), height: max(0, value(height, path)))
        case .flexible: return CGSize(width: max(0, offer.width ?? 10), height: max(0, offer.height ?? 10))
        case .text: return Node.textFrame
        case .spacer: return CGSize(width: max(8, offer.width ?? 8), height: max(8, offer.height ?? 8))
        case .stack(let axis, _, let spacing, let children):
            return extent(axis, spacing, shares(axis, spacing, elements(children, in: path, name: ""), offer))
        case .stairs: return Node.stairsSize
        case .optional, .either, .rows, .identified: return .zero
        case .animatable(_, let child): return size(child, path + "/a", offer)
        case .held(_, _, let storage, let child):
            guard storage == .geometryReader else { return size(child, path + "/h", offer) }
            return CGSize(width: max(0, offer.width ?? 10), height: max(0, offer.height ?? 10))
        case .layered(let content, _, _, _): return size(content, path + "/c", offer)
        case .modified(let modifier, let child):
            let inner = size(child, path + "/m", self.offer(within: modifier, path, offer))
            switch modifier {
            case .frame(let width, let height, _):
                return CGSize(
                    width: width.map { max(0, value($0, path)) } ?? inner.width,
                    height: height.map { max(0, value($0, path)) } ?? inner.height)
            case .fill(let width, let height, _):
                return CGSize(
                    width: width ? max(offer.width ?? 0, inner.width) : inner.width,
                    height: height ? max(offer.height ?? 0, inner.height) : inner.height)
            case .position: return CGSize(width: offer.width ?? inner.width, height: offer.height ?? inner.height)
            case .padding, .animatablePadding:
                let edge = padding(modifier, path)
                return CGSize(width: max(0, inner.width + 2 * edge), height: max(0, inner.height + 2 * edge))
            default: return inner
            }
        }
    }

    /// Proposal that a modifier makes to its content, when it is offered `offer`.
    func offer(within modifier: Modifier, _ path: String, _ offer: Proposal) -> Proposal {
        switch modifier {
        case .frame(let width, let height, _):
            return Proposal(
                width.map { max(0, value($0, path)) } ?? offer.width,
                height.map { max(0, value($0, path)) } ?? offer.height)
        case .padding, .animatablePadding:
            let edge = padding(modifier, path)
            return Proposal(offer.width.map { max(0, $0 - 2 * edge) }, offer.height.map { max(0, $0 - 2 * edge) })
        case .fixedSize: return Proposal(nil, nil)
        default: return offer
        }
    }

    func padding(_ modifier: Modifier, _ path: String) -> Double {
        switch modifier {
        case .padding(let number): value(number, path)
        case .animatablePadding: animators["\(path)#datum"]?.shown[0] ?? 0
        default: 0
        }
    }

    // MARK: Stacks

    /// Proposal to a child of a stack, and the size that it chose.
    struct Share {
        var offer: Proposal
        var size: CGSize
        /// True if the child contributes to the stack's own size; false for lower priorities in a `ZStack`.
        var counts = true
    }

    /// Divides the stack's space among its children (S23.7, S23.8, S23.13).
    func shares(_ axis: StackAxis, _ spacing: Double, _ slots: [Slot], _ offer: Proposal) -> [Share] {
        func share(_ slot: Slot, _ offer: Proposal) -> Share {
            var size = size(slot.node, slot.path, offer)
            if slot.node == .spacer, axis == .horizontal { size.height = 0 }
            if slot.node == .spacer, axis == .vertical { size.width = 0 }
            return Share(offer: offer, size: size)
        }
        func along(_ length: Double?) -> Proposal {
            axis == .horizontal ? Proposal(length, offer.height) : Proposal(offer.width, length)
        }
        func length(_ slot: Slot, _ length: Double?) -> Double {
            let size = share(slot, along(length)).size
            return axis == .horizontal ? size.width : size.height
        }
        let whole = axis == .horizontal ? offer.width : offer.height
        let priorities = slots.map { $0.node == .spacer ? -Double.infinity : layoutPriority($0.node) }
        guard axis != .depth, let whole else {
            let highest = priorities.max()
            return zip(slots, priorities).map { slot, priority in
                var share = share(slot, axis == .depth ? offer : along(nil))
                share.counts = axis != .depth || priority == highest
                return share
            }
        }
        var result = [Share](repeating: Share(offer: offer, size: .zero), count: slots.count)
        var left = whole - spacing * Double(max(0, slots.count - 1))
        for priority in Set(priorities).sorted(by: >) {
            let reserved = slots.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + length(slots[$1], 0) }
            let group = slots.indices.filter { priorities[$0] == priority }
            let flexibility = group.map { length(slots[$0], .infinity) - length(slots[$0], 0) }
            let order = group.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            for (turn, index) in order.enumerated() {
                let part = max(0, (left - reserved) / Double(group.count - turn))
                let share = share(slots[group[index]], along(part))
                result[group[index]] = share
                left -= axis == .horizontal ? share.size.width : share.size.height
            }
        }
        return result
    }

    func extent(_ axis: StackAxis, _ spacing: Double, _ shares: [Share]) -> CGSize {
        let sizes = shares.filter(\.counts).map(\.size)
        let gaps = spacing * Double(max(0, shares.count - 1))
        let (widths, heights) = (sizes.map { Double($0.width) }, sizes.map { Double($0.height) })
        let widest = widths.max() ?? 0
        let highest = heights.max() ?? 0
        return switch axis {
        case .horizontal: CGSize(width: widths.reduce(gaps, +), height: highest)
        case .vertical: CGSize(width: widest, height: heights.reduce(gaps, +))
        case .depth: CGSize(width: widest, height: highest)
        }
    }

    /// Top left corners of a stack's children, in the stack's coordinates.
    func origins(_ axis: StackAxis, _ place: Place, _ spacing: Double, _ shares: [Share]) -> [CGPoint] {
        let whole = extent(axis, spacing, shares)
        var along = 0.0
        return shares.map { share in
            var origin = place.origin(of: share.size, in: whole)
            switch axis {
            case .horizontal:
                origin.x = along
                along += share.size.width + spacing
            case .vertical:
                origin.y = along
                along += share.size.height + spacing
            case .depth: break
            }
            return origin
        }
    }

    /// The value of `number` for the view at `path`.
    func value(_ number: Number, _ path: String) -> Double {
        number.value(in: state(at: path))
    }
}

extension Node {
    static let textFrame = CGSize(width: 24, height: 24)
    static let stairsSize = CGSize(width: 80, height: 60)
}

extension Place {
    /// Top left corner of something of `size`, aligned in `whole`.
    func origin(of size: CGSize, in whole: CGSize) -> CGPoint {
        CGPoint(
            x: (whole.width - size.width) * Double(x + 1) / 2, y: (whole.height - size.height) * Double(y + 1) / 2)
    }
}
