import Lilt
import Testing

/// Sampler of an animation. It uses the animator (S5), so only its own few functions are tested here.
struct AnimationSamplerTests {
    @Test func `the first time asked for shows the old value`() {
        var sampler = AnimationSampler(10.0)
        #expect(!sampler.isRunning && sampler.value(at: 0) == 10)
        sampler.set(20, animation: .linear(duration: 1))
        #expect(sampler.isRunning && sampler.model == 20)
        #expect(sampler.value(at: 5) == 10)
        #expect(sampler.value(at: 5.25) == 12.5)
        #expect(sampler.value(at: 6) == 20)
        #expect(sampler.value(at: 6.1) == 20 && !sampler.isRunning)
    }

    @Test func `without an animation it jumps, and what runs goes on`() {
        var sampler = AnimationSampler(0.0)
        sampler.set(1, animation: nil)
        #expect(sampler.value(at: 0) == 1 && !sampler.isRunning)
        sampler.set(3, animation: .linear(duration: 1))
        _ = sampler.value(at: 0)
        // S5.12: the remaining difference of 2 is still animated, now towards 10.
        sampler.set(10, animation: nil)
        #expect(sampler.value(at: 0.5) == 9)
    }

    @Test func `time does not run backwards`() {
        var sampler = AnimationSampler(0.0)
        sampler.set(1, animation: .linear(duration: 1))
        _ = sampler.value(at: 0)
        #expect(sampler.value(at: 0.75) == 0.75)
        #expect(sampler.value(at: 0.25) == 0.75)
    }

    @Test func `any vector will do`() {
        var sampler = AnimationSampler(AnimatablePair(0.0, 100.0))
        sampler.set(AnimatablePair(1, 200), animation: .linear(duration: 2))
        _ = sampler.value(at: 0)
        #expect(sampler.value(at: 1) == AnimatablePair(0.5, 150))
    }
}
