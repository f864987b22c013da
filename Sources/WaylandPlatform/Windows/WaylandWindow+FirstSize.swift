import Platform

/// Nothing is drawn before the compositor has said how large a window is. One that never says it, because it is stopped or
/// broken, cannot be told from one that is slow: so the window waits on, and whoever started the program hears why there
/// is nothing to see.
extension WaylandWindow {
    /// Seconds after which a person wonders; compositors answer within milliseconds.
    private static let wonderingAfter = 5.0
    /// How often a pause in which nothing can be done is looked at again.
    private static let once = 3600.0

    /// A surface has asked for its first size.
    func awaitFirstSize() {
        guard let host else { return }
        firstSizeWait.cancel()
        firstSizeWait.set(
            for: Self.wonderingAfter,
            cancel: host.system.startTimer(Self.wonderingAfter, Self.once) { [weak self] in
                self?.tellOfNoSize()
            })
    }

    private func tellOfNoSize() {
        firstSizeWait.cancel()
        guard let host else { return }
        host.note(.timer)
        host.system.tell(
            "nothing is shown in the window “\(title)” yet: the Wayland compositor has not said in "
                + "\(Int(Self.wonderingAfter)) seconds how large it is to be. The program waits on; if the compositor "
                + "does not recover, end it, or set LILT_HOST=offscreen to run without a desktop")
    }
}
