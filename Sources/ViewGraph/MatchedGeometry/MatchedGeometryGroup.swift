import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) import LayerTree

/// One group of matched views: its members, and the frame of its source when it was last looked at.
@MainActor final class MatchedGeometryGroup {
    let key: MatchedGeometryKey
    unowned let registry: MatchedGeometryRegistry
    var members: [MatchedGeometryBox] = []
    var isStale = false
    private var source: MatchedGeometryBox?
    private var lastFrame: CGRect?
    /// The new source lies where the old one is seen, until the second pass of this update.
    private var isSwapping = false
    /// Flights of the shared frame, oldest first: swaps, and layout that moved the source. They may have ended.
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
        // The flight of what comes instead begins where this one is seen now (S13.14).
        if source === box {
            lastFrame = box.presentedFrame() ?? lastFrame
            source = nil
        }
        members.removeAll { $0 === box }
        changed()
    }

    /// Frame in which the content of `box` is placed for the first time, in the window; nil for its own place. It is
    /// the frame that ``resolve(in:)`` would move the content to.
    func beginning(of box: MatchedGeometryBox) -> CGRect? {
        guard box.terms.isSource, !box.isInLeavingView else { return nil }
        for member in members.reversed() where member !== box {
            // A newer one decides.
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
            // A source of a later update has nothing to fly from (S13.8), unless the old one is still seen.
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
            // Its content stays where it begins, whatever moves the view.
            return newest.setTarget(newest.target)
        }
        for box in members {
            box.setTarget(box === newest ? nil : frame)
            box.noteFrame()
        }
    }

    /// Layout has moved the source: that is a flight as well, with which the next one combines or merges (S13.9).
    private func sourceMoved(_ source: MatchedGeometryBox, from old: CGRect, to new: CGRect) {
        // Layout there and back leaves a rounding error, and that is no move.
        guard !LayerGeometry(old).isAlmost(LayerGeometry(new)) else { return }
        let transaction = source.scope.resolveForGeometry()
        if let animation = transaction.animation {
            let now = source.host.clock.nextFrame
            let flight = MatchedFlight(target: new, animation: animation, start: now)
            let seen = flights?.frame(at: now)
            if seen == nil { flights = nil }
            flights = flights?.appending(flight) ?? MatchedFlights(start: seen ?? old, flight)
        } else if transaction.tracksVelocity {
            // Whoever moves it has caught it (S10.9).
            flights = nil
        } else {
            flights?.shift(to: new)
        }
    }

    /// Marks the group as changed if a member is elsewhere than when the group was last looked at.
    func lookForMoves() {
        for box in members where box.hasMoved { return changed() }
    }

    /// The new source is first placed where the old one is seen, and in the same update, when its layers have that
    /// geometry, where it belongs: under the transaction they fly there (S13.6).
    ///
    /// A source that `isNew`, and was never placed, first flies as the old one did if that is still flying, so that
    /// what runs combines or merges with the new flight (S13.9). Returns the frame from which the new source flies; nil
    /// if it does not.
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

    /// From now on the new source is to be where it belongs.
    private func land(_ newest: MatchedGeometryBox) {
        isSwapping = false
        newest.setTarget(nil)
        changed()
    }
}
