@_spi(Engine) import AnimationCore
@_spi(Engine) import LayerTree

extension UpdatePipeline {
    /// One frame of the custom animatable values that run or have waited for it: an update without writes (S1.10).
    func advance(to time: Double) {
        let running = host.running
        guard let due = running.takeDue(at: time) else { return }
        // An update of its own, without animation: scopes must not answer with the last update's.
        host.transaction = Transaction()
        host.updateNumber += 1
        host.passNumber += 1
        running.advance(due, to: time)
        running.isAdvancing = true
        settle()
        // What moves within something that moves has its new model value only now, and begins with this frame (S5.13).
        while let changed = running.takeChanged() {
            running.advanceAgain(changed, to: time)
            settle()
        }
        running.isAdvancing = false
    }
}
