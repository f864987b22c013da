import Platform

/// Windows that nobody sees: the compositor stops asking for frames, and does not say why. State goes on, nothing is drawn.
extension WaylandWindow {
    /// A compositor that has not answered for so long, in seconds, does not show the window.
    private static let callbackPatience = 0.5

    /// One timer runs while frames follow each other, and notices if they do not.
    func superviseCallback() {
        switch schedule {
        case .waitingForCallback(isFrameWanted: true): startSupervision()
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
            cancel: host.surroundings.startTimer(Self.callbackPatience, Self.callbackPatience) { [weak self] in
                self?.supervise()
            })
    }

    private func supervise() {
        guard let host else { return }
        host.note(.timer)
        guard schedule == .waitingForCallback(isFrameWanted: true) else { return supervision.cancel() }
        guard host.surroundings.now() - lastCommit >= Self.callbackPatience * 0.9 else { return }
        supervision.cancel()
        unseenWait.reset()
        perform(schedule.callbackOverdue())
    }

    func updateUnseen() {
        guard let host else { return }
        emit(.unseen(host.programTime))
        perform(schedule.updateEnded())
    }
}
