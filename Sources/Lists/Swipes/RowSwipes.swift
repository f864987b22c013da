import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Swipes of one row: moves its content aside, over the buttons beside it.
@MainActor final class RowSwipes {
    private unowned let row: ListRowBox
    private var sources: [SwipeSource] = []
    private var deletion: SwipeSource?
    private(set) var boxes: [SwipeBox] = []
    /// Distance of the content from its place, in points: positive uncovers the leading edge.
    private(set) var offset: CGFloat = 0
    /// Offset at which the running swipe began; nil without one.
    private var start: CGFloat?

    /// Share of the row's width beyond which letting go performs the first action.
    private static let fullShare: CGFloat = 0.55

    init(_ row: ListRowBox) { self.row = row }

    func add(_ source: SwipeSource) { sources.append(source) }
    func remove(_ source: SwipeSource) { sources.removeAll { $0 === source } }

    var isOpen: Bool { offset != 0 }

    // MARK: Sources

    private func sources(at edge: HorizontalEdge) -> [SwipeSource] {
        let own = sources.filter { $0.edge == edge }
        guard own.isEmpty, edge == .trailing, row.canBeDeleted else { return own }
        let source = deletion ?? row.makeDeletion()
        deletion = source
        return [source]
    }

    func canSwipe(_ edge: HorizontalEdge) -> Bool { !sources(at: edge).isEmpty }

    private func box(at edge: HorizontalEdge) -> SwipeBox? { boxes.first { $0.isLeading == (edge == .leading) } }

    /// Makes the buttons at `edge`, if they are not made yet.
    private func make(_ edge: HorizontalEdge) {
        let sources = sources(at: edge)
        guard !sources.isEmpty else { return }
        let box = box(at: edge) ?? row.addSwipeBox(isLeading: edge == .leading)
        if !boxes.contains(where: { $0 === box }) { boxes.append(box) }
        for source in sources { source.make(in: box) }
    }

    // MARK: Moving

    /// A finger, or two on a touchpad, began to move the row.
    func began() {
        start = offset
        row.list?.rowOpens(row)
    }

    /// The fingers are `distance` points from their start, towards the trailing edge.
    func moved(by distance: CGFloat) {
        guard let start else { return }
        move(under: Transaction()) { [self] in
            var wanted = start + distance
            let edge: HorizontalEdge = wanted > 0 ? .leading : .trailing
            if canSwipe(edge) {
                make(edge)
            } else {
                wanted = 0
            }
            offset = wanted
            box(at: edge)?.isFull = isFull(edge)
        }
    }

    private func isFull(_ edge: HorizontalEdge) -> Bool {
        guard sources(at: edge).contains(where: \.allowsFullSwipe) else { return false }
        return abs(offset) > max(row.size.width * Self.fullShare, (box(at: edge)?.restingWidth ?? 0) + 40)
    }

    /// The fingers were lifted, moving with `velocity` in points per second towards the trailing edge.
    func ended(velocity: CGFloat) {
        guard start != nil else { return }
        start = nil
        let edge: HorizontalEdge = offset > 0 ? .leading : .trailing
        guard let box = box(at: edge), offset != 0 else { return close() }
        if isFull(edge) { return box.performFirst() }
        let sign: CGFloat = edge == .leading ? 1 : -1
        let goesOn = velocity * sign > -100 && (abs(offset) > box.restingWidth / 2 || velocity * sign > 250)
        goesOn ? open(edge) : close()
    }

    /// Uncovers the buttons at `edge`.
    func open(_ edge: HorizontalEdge) {
        row.list?.rowOpens(row)
        // The width of the buttons is known in the update after the one that makes them.
        move(under: Transaction()) { [self] in make(edge) }
        move(under: Self.motion) { [self] in
            guard let box = box(at: edge) else { return }
            box.isFull = false
            offset = box.restingWidth * (edge == .leading ? 1 : -1)
        }
    }

    /// Moves the content back over the buttons.
    func close() {
        start = nil
        guard offset != 0 else { return }
        move(under: Self.motion) { [self] in offset = 0 }
    }

    private static var motion: Transaction { Transaction(animation: .snappy(duration: 0.3)) }

    private func move(under transaction: Transaction, _ change: @escaping @MainActor () -> Void) {
        row.host.enqueue(transaction) { [weak row] in
            change()
            row?.swipeMoved()
        }
    }
}
