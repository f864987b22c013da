import Platform

/// Windows that nobody sees: the compositor stops asking for frames, or gives no buffer back, and does not say why. State
/// goes on, nothing is drawn.
extension WaylandWindow {
    /// A compositor that has not answered for so long, in seconds, does not show the window.
    private static let patience = 0.5

    /// One timer runs while frames follow each other, and notices if they do not.
    func superviseAnswer() {
        switch schedule {
        case .waitingForCallback(isFrameWanted: true), .waitingForBuffer: startSupervision()
        case .idle:
            supervision.cancel()
            buffers.rest()
        case .closed: supervision.cancel()
        default: break
        }
    }

    private func startSupervision() {
        guard supervision.time == nil, let host else { return }
        supervision.set(
            for: host.programTime,
            cancel: host.system.startTimer(Self.patience, Self.patience) { [weak self] in
                self?.supervise()
            })
    }

    private func supervise() {
        guard let host else { return }
        host.note(.timer)
        guard schedule.missing != nil else { return supervision.cancel() }
        guard host.system.now() - lastCommit >= Self.patience * 0.9 else { return }
        supervision.cancel()
        unseenWait.reset()
        perform(schedule.answerOverdue())
    }

    func updateUnseen() {
        guard let host else { return }
        emit(.unseen(host.programTime))
        perform(schedule.updateEnded())
    }
}
