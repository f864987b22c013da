/// Where a window stands between two frames. There are no other flags.
///
/// Methods are what happens; each returns what is to be done about it.
package enum FrameSchedule: Equatable {
    /// The compositor has not said yet how large the window is.
    case unconfigured
    /// Nothing to draw and nobody to wait for: the process sleeps.
    case idle
    /// A frame is wanted and no callback is outstanding: it comes with this turn of the run loop, or the next. It is
    /// in step with the output's refreshes if a callback brought it.
    case due(isInStep: Bool)
    /// The delegate is drawing.
    case drawing(Outcome, wantsAnother: Bool)
    /// Committed; the compositor will say when the next frame makes sense.
    case waitingForCallback(isFrameWanted: Bool)
    /// What the compositor should have sent is overdue: nobody sees the window. State goes on, and nothing is drawn.
    case unseen(Unseen, missing: Missing)
    /// The compositor has every buffer.
    case waitingForBuffer
    case closed

    package enum Outcome: Equatable { case nothing, committed, noBuffer }

    package enum Unseen: Equatable {
        case resting
        /// Somebody has something to do.
        case due
        case updating(wantsAnother: Bool)
    }

    /// What brings a window back to sight.
    package enum Missing: Equatable {
        /// The callback of the last commit.
        case callback
        /// Any of the buffers: the compositor has them all, and has answered the last commit.
        case buffer
    }

    package enum Action: Equatable {
        case nothing
        /// See to it that ``turnEnds()`` is called, in this turn of the run loop or in one made for it.
        case scheduleTurn
        case drawFrame(isInStep: Bool)
        /// Ask for a callback, without content.
        case commitForCallback
        /// Let the delegate do what it has to do, without drawing.
        case updateUnseen
        /// Call ``waitEnded()`` after a while, each time later than the last.
        case waitLonger
    }

    /// Somebody wants a frame.
    package mutating func frameRequested() -> Action {
        switch self {
        case .idle:
            self = .due(isInStep: false)
            return .scheduleTurn
        case .drawing(let outcome, _): self = .drawing(outcome, wantsAnother: true)
        case .waitingForCallback: self = .waitingForCallback(isFrameWanted: true)
        case .unseen(.resting, let missing):
            self = .unseen(.due, missing: missing)
            return .scheduleTurn
        case .unseen(.updating, let missing): self = .unseen(.updating(wantsAnother: true), missing: missing)
        // Before the first configure a frame is coming anyway, and so it is when a buffer comes back.
        case .unconfigured, .due, .unseen(.due, _), .waitingForBuffer, .closed: break
        }
        return .nothing
    }

    /// The first configure event, or a later one that changed something.
    package mutating func configured() -> Action {
        switch self {
        case .unconfigured: self = .idle
        // Whoever changes a window that is not seen may be about to show it.
        case .unseen: self = .idle
        default: break
        }
        return frameRequested()
    }

    /// All events that have come so far are handled.
    package mutating func turnEnds() -> Action {
        if case .unseen(.due, let missing) = self {
            self = .unseen(.updating(wantsAnother: false), missing: missing)
            return .updateUnseen
        }
        guard case .due(let isInStep) = self else { return .nothing }
        self = .drawing(.nothing, wantsAnother: false)
        return .drawFrame(isInStep: isInStep)
    }

    package mutating func callbackArrived() -> Action {
        if case .unseen(_, .callback) = self {
            self = .due(isInStep: true)
            return .scheduleTurn
        }
        guard case .waitingForCallback(let isFrameWanted) = self else { return .nothing }
        self = isFrameWanted ? .due(isInStep: true) : .idle
        return isFrameWanted ? .scheduleTurn : .nothing
    }

    /// What a frame that somebody wants waits for: nil if for nothing that the compositor has to send.
    package var missing: Missing? {
        switch self {
        case .waitingForCallback(isFrameWanted: true): .callback
        case .waitingForBuffer: .buffer
        default: nil
        }
    }

    /// It has not come for so long that it will not come soon.
    package mutating func answerOverdue() -> Action {
        guard let missing else { return .nothing }
        self = .unseen(.due, missing: missing)
        return .scheduleTurn
    }

    /// The delegate has done what there was to do, unseen.
    package mutating func updateEnded() -> Action {
        guard case .unseen(.updating(let wantsAnother), let missing) = self else { return .nothing }
        self = .unseen(.resting, missing: missing)
        return wantsAnother ? .waitLonger : .nothing
    }

    /// Time to look again at a window that nobody sees.
    package mutating func waitEnded() -> Action {
        guard case .unseen(.resting, let missing) = self else { return .nothing }
        self = .unseen(.due, missing: missing)
        return .scheduleTurn
    }

    package mutating func bufferReleased() -> Action {
        switch self {
        case .waitingForBuffer, .unseen(_, .buffer):
            self = .due(isInStep: false)
            return .scheduleTurn
        default: return .nothing
        }
    }

    /// Nobody is there to say how large the window is, nor to show anything, until the next compositor.
    package mutating func connectionLost() { if self != .closed { self = .unconfigured } }

    package var isDrawing: Bool { if case .drawing(.nothing, _) = self { true } else { false } }

    /// What came of it, said while drawing.
    package mutating func drew(_ outcome: Outcome) {
        guard case .drawing(_, let wantsAnother) = self else { return }
        self = .drawing(outcome, wantsAnother: wantsAnother)
    }

    /// The delegate is done.
    package mutating func drawingEnded() -> Action {
        guard case .drawing(let outcome, let wantsAnother) = self else { return .nothing }
        switch outcome {
        case .committed: self = .waitingForCallback(isFrameWanted: wantsAnother)
        case .noBuffer: self = .waitingForBuffer
        case .nothing where wantsAnother:
            // Such as an animation that waits for its delay. Without a callback it would run as fast as the machine.
            self = .waitingForCallback(isFrameWanted: true)
            return .commitForCallback
        case .nothing: self = .idle
        }
        return .nothing
    }
}
