import AnimationCore
import Foundation
import LayerTree
@_spi(Engine) import ViewGraph

extension PageStackBox: RunningAttribute {
    package func advance(to time: Double) -> Bool {
        var moves = false
        for page in order {
            guard page.flight?.isMoving == true else { continue }
            follow(page)
            if page.flight?.advance(to: time) == true { moves = true }
        }
        present()
        scheduleEnd()
        return moves
    }

    /// Updates the target of a closing zoom to the current frame of its source. If the source has gone, the page
    /// shrinks towards the middle.
    private func follow(_ page: Page) {
        guard case .zoom(var zoom)? = page.flight, let box = page.box else { return }
        if box.source != nil && box.source?.double?.ownLayer.superlayer == nil { box.borrow(nil) }
        zoom.sourceMoved(to: box.sourceFrame(in: ownLayer.frameInWindow.origin))
        page.flight = .zoom(zoom)
    }

    /// Schedules an update that ends the transition when the front page has come to rest, and removes pages that have
    /// flown out.
    private func scheduleEnd() {
        guard !isEndScheduled else { return }
        let isOver =
            machine.transition != .none && pages[machine.front]?.flight.map { !$0.isMoving && !$0.isHeld } ?? true
        let hasGhost = order.contains { page in
            let isNeeded = isWanted(page) || isCurrent(page) && (page.id == machine.front || page.id == machine.back)
            return !isNeeded && page.flight?.isMoving != true
        }
        guard isOver || hasGhost else { return }
        isEndScheduled = true
        host.enqueue(Transaction()) { [self] in
            isEndScheduled = false
            // The page may have been grabbed, or another transition may have started, meanwhile.
            if pages[machine.front]?.flight.map({ !$0.isMoving && !$0.isHeld }) ?? true { machine.motionEnded() }
            arrange()
            deliver()
            present()
            guard case .settling = machine.transition else { return }
            host.afterUpdate { [self] in
                host.enqueue(Transaction()) { [self] in
                    machine.turnEnded()
                    deliver()
                }
            }
        }
    }
}
