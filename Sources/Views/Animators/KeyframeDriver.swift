import AnimationCore
import AttributeGraph
@_spi(Engine) import ViewGraph

/// Plays a keyframe animator's timeline: writes each frame's value to the attribute that the content reads.
@MainActor final class KeyframeDriver<Value, KeyframePath: Keyframes, Content: View>: RunningAttribute
where KeyframePath.Value == Value {
    typealias Animated = KeyframeAnimator<Value, KeyframePath, Content>

    let value: Attribute<Value>
    private var playback: KeyframePlayback<Value>
    private var trigger: AnimatorTrigger?
    private var isRepeating = false
    private unowned let host: ViewHost

    init(_ view: Animated, inputs: _ViewInputs) {
        playback = KeyframePlayback(initialValue: view.initialValue)
        host = inputs.host
        value = inputs.lifetime.perform { inputs.graph.addSource(view.initialValue) }
        if case .change(let trigger) = view.start { self.trigger = trigger }
    }

    /// Follows a new value of the view, or its first.
    func follow(_ view: Animated) {
        playback.replaceInitialValue(by: view.initialValue)
        switch view.start {
        case .never:
            if isRepeating { playback.reset() }
            isRepeating = false
        case .appearance:
            if !isRepeating { play(view, repeats: true) }
            isRepeating = true
        case .change(let new):
            if new != trigger { play(view, repeats: false) }
            trigger = new
        }
        // While keyframes play, only frames write the value, without an animation (S16.14).
        if !playback.isPlaying { host.graph.set(value, to: playback.value) }
    }

    private func play(_ view: Animated, repeats: Bool) {
        playback.play(repeats: repeats, view.keyframes)
        host.run(self)
    }

    /// Keyframes that repeat without end only move what is seen.
    var mattersUnseen: Bool { !isRepeating }

    func advance(to time: Double) -> Bool {
        guard host.graph.isAlive(value) else { return false }
        host.graph.set(value, to: playback.advance(to: time))
        return playback.isPlaying
    }
}
