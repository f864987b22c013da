import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) import LayerTree

/// One group of matched views: its members, and the frame of its source when the group was last resolved.
@MainActor final class MatchedGeometryGroup {
    let key: MatchedGeometryKey
    unowned let registry: MatchedGeometryRegistry
    /// The members, which are read after each layout.
    private let memory = HotMemory<[MatchedGeometryBox]>([])
    var members: [MatchedGeometryBox] {
        _read { yield memory.state }
        _modify { yield &memory.state }
    }
    var isStale = false
    private var source: MatchedGeometryBox?
    private var lastFrame: CGRect?
    /// True until the second pass of this update, while the new source is placed at the visible frame of the old one.
    private var isSwapping = false
    /// Flights of the shared frame, oldest first, caused by swaps and by layout that moved the source. They may have
    /// ended.
    private var flights: MatchedFlights?

    init(key: MatchedGeometryKey, registry: MatchedGeometryRegistry) {
        self.key = key
        self.registry = registry
    }

    func changed() {
        guard !isStale else { return }
        isStale = true
        registry.stale.append(self)
    }

    func remove(_ box: MatchedGeometryBox) {
        // The flight of a view that replaces this one begins at its visible frame (S13.14).
        if source === box {
            lastFrame = box.presentedFrame() ?? lastFrame
            source = nil
        }
        members.removeAll { $0 === box }
        changed()
    }

    /// Returns the frame in which the content of `box` is placed for the first time, in points of the window; nil for
    /// the box's own place. It is the frame that ``resolve(in:)`` would move the content to.
    func beginning(of box: MatchedGeometryBox) -> CGRect? {
        guard box.terms.isSource, !box.isInLeavingView else { return nil }
        for member in members.reversed() where member !== box {
            // Another source is newer than the known one, and is resolved later.
            if member.terms.isSource && member !== source && member.isPlaced && !member.isInLeavingView { return nil }
        }
        guard let from = beginSwap(to: box, isNew: true, frame: box.frameInWindow(), in: box.host) else { return nil }
        changed()
        return from
    }

    func resolve(in host: ViewHost) {
        var newest: MatchedGeometryBox?
        var present = 0
        for box in members where box.terms.isSource && box.isPlaced && !box.isInLeavingView {
            newest = box
            present += 1
        }
        if present > 1 {
            host.report(
                "\(present) views are sources of matched geometry with the id \(key.id); only one may be there at a time. "
                    + "The newest counts (S13.10).")
        }
        guard let newest else {
            // A source of a later update has no frame to fly from (S13.8), unless the old one is still visible.
            if source == nil { lastFrame = nil }
            for box in members {
                if !box.isInLeavingView {
                    box.setTarget(nil)
                } else if box.waitsForGroup {
                    box.setTarget(box.target)
                }
                box.noteFrame()
            }
            return
        }
        let frame = newest.frameInWindow()
        if newest !== source {
            if let from = beginSwap(to: newest, isNew: false, frame: frame, in: host) { newest.setTarget(from) }
        } else if let lastFrame, !isSwapping {
            sourceMoved(newest, from: lastFrame, to: frame)
        }
        source = newest
        lastFrame = frame
        guard !isSwapping else {
            flights?.land(at: frame)
            // The content stays at the start of its flight, even if the view moves.
            return newest.setTarget(newest.target)
        }
        for box in members {
            box.setTarget(box === newest ? nil : frame)
            box.noteFrame()
        }
    }

    /// Adds a flight because layout has moved the source: the next flight combines or merges with it (S13.9).
    private func sourceMoved(_ source: MatchedGeometryBox, from old: CGRect, to new: CGRect) {
        // Layout there and back leaves a rounding error, which is not a move.
        guard !LayerGeometry(old).isAlmost(LayerGeometry(new)) else { return }
        let transaction = source.scope.resolveForGeometry()
        if let animation = transaction.animation {
            let now = source.host.clock.nextFrame
            let flight = MatchedFlight(target: new, animation: animation, start: now)
            let seen = flights?.frame(at: now)
            if seen == nil { flights = nil }
            flights = flights?.appending(flight) ?? MatchedFlights(start: seen ?? old, flight)
        } else if transaction.tracksVelocity {
            // A drag or another continuous change has caught the source (S10.9).
            flights = nil
        } else {
            flights?.shift(to: new)
        }
    }

    /// Marks the group as changed if a member has moved since the group was last resolved.
    func lookForMoves() {
        for box in members where box.hasMoved { return changed() }
    }

    /// Begins a swap: places the new source at the visible frame of the old one. Later in the same update, when its
    /// layers have that geometry, it is placed at its own frame, and flies there under the transaction (S13.6).
    ///
    /// If a source that `isNew`, which was never placed, replaces one that is still in flight, it first repeats those
    /// flights, so that the running animations combine or merge with the new flight (S13.9).
    ///
    /// - Returns: the frame from which the new source flies; nil if it does not fly.
    private func beginSwap(to newest: MatchedGeometryBox, isNew: Bool, frame: CGRect, in host: ViewHost) -> CGRect? {
        let flying = flights?.frame(at: host.clock.nextFrame)
        let before = flying == nil ? nil : flights
        flights = nil
        guard let seen = flying ?? source?.presentedFrame() ?? lastFrame, seen != frame || before != nil,
            let animation = newest.scope.resolve().animation
        else { return nil }
        source = newest
        lastFrame = frame
        isSwapping = true
        let flight = MatchedFlight(target: frame, animation: animation, start: host.clock.nextFrame)
        flights = before?.appending(flight) ?? MatchedFlights(start: seen, flight)
        guard isNew, let before else {
            host.secondPass { [self] in land(newest) }
            return seen
        }
        newest.repeatFlights(before.flights[...], until: host.clock.nextFrame) { [self] in land(newest) }
        return before.start
    }

    /// Ends a swap: places the new source at its own frame.
    private func land(_ newest: MatchedGeometryBox) {
        isSwapping = false
        newest.setTarget(nil)
        changed()
    }
}
