@_spi(Engine) import AnimationCore

/// A model value with its animator, and the conditions that must hold from frame to frame.
struct AnimatedValue<V: VectorArithmetic> {
    private(set) var model: V
    private(set) var animator = Animator<V>()
    private(set) var shown: V
    private(set) var time: Double
    /// True if all animations since the last rest are known to start at the old value and move smoothly.
    private(set) var isSmooth = true
    /// Seconds within which all animations since the last rest come to rest.
    private(set) var lifetime = 0.0
    /// Largest time factor among those animations, at least 1; frames have to be closer together by it.
    private(set) var haste = 1.0
    /// Latest animation, for the text of a finding.
    private var newest: Animation?

    init(_ model: V, at time: Double) {
        self.model = model
        self.time = time
        shown = model
    }

    private var name: String { newest?.description ?? "no animation" }

    /// Accepted difference between lengths; rounding grows with the magnitude of the summed values.
    private static func tolerance(_ values: V...) -> Double {
        1e-9 * values.reduce(1) { $0 + $1.magnitudeSquared.squareRoot() }
    }

    /// Advances to the frame at `time`, in seconds. Two frames at equal times must show equal values.
    mutating func frame(at time: Double, _ findings: inout Findings) {
        shown = animator.advance(to: time, model: model)
        self.time = time
        if model.magnitudeSquared.isFinite {
            findings.expect(shown.magnitudeSquared.isFinite, "\(shown) is shown at \(time) on the way to \(model)")
        }
        if !animator.isRunning {
            findings.expect(shown == model || model != model, "stands still at \(shown) instead of \(model)")
            (isSmooth, lifetime, haste) = (true, 0, 1)
        }
    }

    /// Changes the model in `transaction`. With `checksJump`, the frame in which a smooth animation begins must show no
    /// change.
    mutating func change(
        to new: V, by transaction: Transaction, made: MadeAnimation?, checksJump: Bool, _ findings: inout Findings
    ) {
        if checksJump { frame(at: time, &findings) }
        if let made, transaction.animation != nil {
            isSmooth = isSmooth && made.isSmooth
            lifetime = max(lifetime, made.lifetime)
            haste = max(haste, made.haste)
            newest = made.animation
        }
        let (old, before) = (model, shown)
        animator.modelChanged(from: old, to: new, transaction: transaction)
        model = new
        guard checksJump, transaction.animation != nil, isSmooth else { return }
        frame(at: time, &findings)
        let jump = (shown - before).magnitudeSquared.squareRoot()
        findings.expect(
            jump <= Self.tolerance(before, old, new),
            "a change from \(old) to \(new) moves it from \(before) to \(shown) at once: "
                + name)
    }

    /// Advances frames until the value rests, unless that would take more than 20 minutes.
    mutating func settle(_ findings: inout Findings) {
        guard lifetime * haste < 1200 else { return }
        let latest = time + lifetime
        repeat { frame(at: time + 0.25 / haste, &findings) } while animator.isRunning && time < latest
        findings.expect(!animator.isRunning, "does not come to rest at \(model), but shows \(shown): \(name)")
    }

    mutating func end(_ findings: inout Findings) {
        animator.end()
        findings.expect(!animator.isRunning, "runs on after its end")
        frame(at: time, &findings)
    }
}
