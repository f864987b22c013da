/// State of a window between two frames; the only state, without further flags.
///
/// Each method handles an event and returns the action to perform.
package enum FrameSchedule: Equatable {
    /// The compositor has not sent the window's size yet.
    case unconfigured
    /// Nothing to draw and no answer to wait for: the process sleeps.
    case idle
    /// A frame is requested and no callback is outstanding: it is drawn in this turn of the run loop, or the next.
    /// `isInStep` is true if a callback triggered it, so that it is in step with the output's refreshes.
    case due(isInStep: Bool)
    /// The delegate is drawing.
    case drawing(Outcome, wantsAnother: Bool)
    /// A frame is committed; the next one is drawn after the callback.
    case waitingForCallback(isFrameWanted: Bool)
    /// The window is not seen: the awaited answer is overdue, or the compositor has said so. The delegate updates its
    /// state without drawing.
    case unseen(Unseen, missing: Missing)
    /// The compositor holds every buffer.
    case waitingForBuffer
    case closed

    package enum Outcome: Equatable { case nothing, committed, noBuffer }

    package enum Unseen: Equatable {
        case resting
        /// An update is requested.
        case due
        case updating(wantsAnother: Bool)
    }

    /// Event of the compositor that shows that the window is seen again.
    package enum Missing: Equatable {
        /// The configure event that ends the suspended state.
        case resumption
        /// The callback of the last commit.
        case callback
        /// The release of any buffer: the compositor holds all of them, and has answered the last commit.
        case buffer
    }

    package enum Action: Equatable {
        case nothing
        /// Make sure that ``turnEnds()`` is called, in this turn of the run loop or a new one.
        case scheduleTurn
        case drawFrame(isInStep: Bool)
        /// Commit without content, to get a callback.
        case commitForCallback
        /// Let the delegate update its state, without drawing.
        case updateUnseen
        /// Call ``waitEnded()`` after a wait that is longer each time.
        case waitLonger
    }

    /// Handles the delegate's request for a frame.
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
        // A frame follows in any case: after the first configure event, or when a buffer is released.
        case .unconfigured, .due, .unseen(.due, _), .waitingForBuffer, .closed: break
        }
        return .nothing
    }

    /// Handles the first configure event, or a later one that changed the configuration.
    package mutating func configured() -> Action {
        switch self {
        case .unconfigured: self = .idle
        // A compositor that configures an unseen window may be about to show it.
        case .unseen: self = .idle
        default: break
        }
        return frameRequested()
    }

    /// Handles a configure event after which the window is suspended, and which needs no new frame.
    package mutating func suspended() -> Action {
        switch self {
        case .unconfigured, .closed, .drawing, .unseen(.due, .resumption): return .nothing
        case .unseen(.updating, _):
            self = .unseen(.updating(wantsAnother: true), missing: .resumption)
            return .nothing
        case .idle, .due, .waitingForCallback, .waitingForBuffer, .unseen:
            self = .unseen(.due, missing: .resumption)
            return .scheduleTurn
        }
    }

    /// Handles the end of a turn: all events that have arrived are handled.
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

    /// Answer that a requested frame waits for; nil for none.
    package var missing: Missing? {
        switch self {
        case .waitingForCallback(isFrameWanted: true): .callback
        case .waitingForBuffer: .buffer
        default: nil
        }
    }

    /// Handles that the answer in ``missing`` is overdue.
    package mutating func answerOverdue() -> Action {
        guard let missing else { return .nothing }
        self = .unseen(.due, missing: missing)
        return .scheduleTurn
    }

    /// Handles the end of the delegate's update without drawing.
    package mutating func updateEnded() -> Action {
        guard case .unseen(.updating(let wantsAnother), let missing) = self else { return .nothing }
        self = .unseen(.resting, missing: missing)
        return wantsAnother ? .waitLonger : .nothing
    }

    /// Handles the end of the wait of ``Action/waitLonger``.
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

    /// Handles the loss of the connection.
    package mutating func connectionLost() { if self != .closed { self = .unconfigured } }

    package var isDrawing: Bool { if case .drawing(.nothing, _) = self { true } else { false } }

    /// Records the outcome of drawing, while the delegate is drawing.
    package mutating func drew(_ outcome: Outcome) {
        guard case .drawing(_, let wantsAnother) = self else { return }
        self = .drawing(outcome, wantsAnother: wantsAnother)
    }

    /// Handles the end of the delegate's frame event.
    ///
    /// - Parameter isSuspended: true if the window is suspended; the frame was drawn for a new size or scale.
    /// - Returns: the action to perform.
    package mutating func drawingEnded(isSuspended: Bool = false) -> Action {
        guard case .drawing(let outcome, let wantsAnother) = self else { return .nothing }
        if isSuspended {
            self = .unseen(wantsAnother ? .due : .resting, missing: .resumption)
            return wantsAnother ? .scheduleTurn : .nothing
        }
        switch outcome {
        case .committed: self = .waitingForCallback(isFrameWanted: wantsAnother)
        case .noBuffer: self = .waitingForBuffer
        case .nothing where wantsAnother:
            // For instance an animation in its delay. Without a callback, frames would follow each other without a
            // pause.
            self = .waitingForCallback(isFrameWanted: true)
            return .commitForCallback
        case .nothing: self = .idle
        }
        return .nothing
    }
}
