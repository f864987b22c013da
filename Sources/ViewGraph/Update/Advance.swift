@_spi(Engine) import AnimationCore
@_spi(Engine) import LayerTree

extension UpdatePipeline {
    /// Advances the custom animatable values that run or are due in this frame: an update without writes (S1.10).
    func advance(to time: Double) {
        let running = host.running
        guard let due = running.takeDue(at: time) else { return }
        // A new update without animation, so that scopes do not return the transaction of the last update.
        host.transaction = Transaction()
        host.updateNumber += 1
        host.passNumber += 1
        running.advance(due, to: time)
        running.isAdvancing = true
        settle()
        // Values nested in animated content got their model values only now. They start in this frame (S5.13).
        while let changed = running.takeChanged() {
            running.advanceAgain(changed, to: time)
            settle()
        }
        running.isAdvancing = false
    }
}
