import Testing

@testable import AnimationCore

/// Runs of a keyframe animator, without a view: S16.12, S16.13.
struct KeyframePlaybackTests {
    private func line(to end: Double, _ seconds: Double = 1) -> (Double) -> KeyframeTrack<
        Double, Double, _KeyframeList<Double>
    > {
        { _ in KeyframeTrack { LinearKeyframe(end, duration: seconds) } }
    }

    @Test func `shows the initial value, also a later one, until it plays (S16.12)`() {
        var playback = KeyframePlayback(initialValue: 1.0)
        #expect(playback.advance(to: 5) == 1 && !playback.isPlaying)
        playback.replaceInitialValue(by: 2)
        #expect(playback.value == 2)
    }

    @Test func `begins with the first moment it is asked for, and stays at the end (S16.12)`() {
        var playback = KeyframePlayback(initialValue: 0.0)
        playback.play(line(to: 10))
        #expect(playback.advance(to: 100) == 0)
        #expect(playback.advance(to: 100.5) == 5 && playback.isPlaying)
        #expect(playback.advance(to: 101) == 10 && !playback.isPlaying)
        playback.replaceInitialValue(by: 7)
        #expect(playback.value == 10 && playback.advance(to: 200) == 10)
    }

    @Test func `a second run starts from the initial value, not from the end (S16.12)`() {
        var playback = KeyframePlayback(initialValue: 0.0)
        playback.play(line(to: 10))
        _ = playback.advance(to: 0)
        _ = playback.advance(to: 2)
        var start = -1.0
        playback.play { value in
            start = value
            return KeyframeTrack { LinearKeyframe(10, duration: 1) }
        }
        #expect(start == 0 && playback.value == 0)
    }

    @Test func `in mid-flight the keyframes start from the value of the moment, with its velocity (S16.12)`() {
        var playback = KeyframePlayback(initialValue: 0.0)
        playback.play(line(to: 100))
        _ = playback.advance(to: 0)
        _ = playback.advance(to: 0.5)
        var start = -1.0
        playback.play { value in
            start = value
            return KeyframeTrack { CubicKeyframe(0, duration: 1) }
        }
        #expect(start == 50 && playback.advance(to: 0.75) == 50, "elapsed 0 in its first frame")
        #expect(near((playback.advance(to: 0.75 + 1e-6) - 50) / 1e-6, 100, within: 1e-2))
    }

    @Test func `started twice before its first frame it loses nothing (S16.12)`() {
        var playback = KeyframePlayback(initialValue: 0.0)
        playback.play(line(to: 100))
        _ = playback.advance(to: 0)
        _ = playback.advance(to: 0.5)
        for _ in 0..<2 { playback.play { _ in KeyframeTrack { CubicKeyframe(0, duration: 1) } } }
        _ = playback.advance(to: 1)
        #expect(near((playback.advance(to: 1 + 1e-6) - 50) / 1e-6, 100, within: 1e-2))
    }

    @Test func `repeats in step with its start, however many frames were missed (S16.13)`() {
        var playback = KeyframePlayback(initialValue: 0.0)
        playback.play(repeats: true, line(to: 8, 2))
        #expect(playback.advance(to: 1) == 0)
        #expect(playback.advance(to: 2) == 4)
        #expect(playback.advance(to: 3) == 0, "the beginning of the next round")
        #expect(playback.advance(to: 1_001.5) == 2 && playback.isPlaying)
    }

    @Test func `what takes no time has nothing to repeat (S16.10, S16.13)`() {
        var playback = KeyframePlayback(initialValue: 0.0)
        playback.play(repeats: true) { _ in KeyframeTrack { MoveKeyframe(3.0) } }
        #expect(playback.advance(to: 0) == 3 && !playback.isPlaying)
    }

    @Test func `no keyframes at all end at once`() {
        var playback = KeyframePlayback(initialValue: 4.0)
        playback.play { _ in KeyframeTrack(\Double.self) {} }
        #expect(playback.advance(to: 0) == 4 && !playback.isPlaying)
    }

    @Test(arguments: [Double.nan, -.infinity, .infinity, -1e300])
    func `a time that makes no sense gives no nonsense`(time: Double) {
        var playback = KeyframePlayback(initialValue: 0.0)
        playback.play(line(to: 10))
        _ = playback.advance(to: 0)
        #expect(playback.advance(to: time).isFinite)
    }

    @Test func `reset shows the initial value (S16.13)`() {
        var playback = KeyframePlayback(initialValue: 0.0)
        playback.play(repeats: true, line(to: 10))
        _ = playback.advance(to: 0)
        _ = playback.advance(to: 0.5)
        playback.reset()
        #expect(playback.value == 0 && !playback.isPlaying && playback.advance(to: 9) == 0)
    }
}
