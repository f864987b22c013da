/// Spring of `.spring`, `.smooth`, `.snappy`, `.bouncy` and `.interactiveSpring`: integrated in fixed steps, so that it
/// can take over position and velocity of any running animation (S8.1, S8.4 to S8.10).
@frozen @usableFromInline struct FluidSpringAnimation: CustomAnimation {
    /// Undamped period in seconds; 0 or less is as stiff as possible (S8.5).
    @usableFromInline let response: Double
    /// Damping ratio; 1 is critical.
    @usableFromInline let dampingFraction: Double
    /// Time in seconds over which a change of response blends (S8.10).
    @usableFromInline let blendDuration: Double
    /// Coefficients k and c of S8.4 for this response, per second² and per second.
    @usableFromInline let stiffness, damping: Double

    @usableFromInline init(response: Double, dampingFraction: Double, blendDuration: Double) {
        self.response = response.isNaN ? 0 : response
        self.dampingFraction = dampingFraction.isFinite ? dampingFraction : 1
        self.blendDuration = blendDuration.isNaN ? 0 : blendDuration
        (stiffness, damping) = Self.coefficients(
            response: self.response, dampingFraction: self.dampingFraction)
    }

    /// Coefficients k and c of S8.4.
    @inlinable static func coefficients(response: Double, dampingFraction: Double) -> (Double, Double) {
        let frequency = response > 0 ? 2 * .pi / response : .infinity
        let stiffness = min(frequency * frequency, greatestStiffness)
        let fraction = min(max(dampingFraction, 0), greatestFraction)
        return (stiffness, 2 * fraction * stiffness.squareRoot())
    }

    /// Step size h in seconds (S8.4).
    @inlinable static var step: Double { 1.0 / 300 }
    /// Half a step: a·h/2 and a·(h/2) have the same bits.
    @inlinable static var halfStep: Double { step / 2 }
    /// Largest stiffness, 0.5/h², per second² (S8.5): beyond it the integration becomes inaccurate.
    @inlinable static var greatestStiffness: Double { 45_000 }
    /// Largest damping fraction: more would not brake better and might overflow.
    @inlinable static var greatestFraction: Double { 1e100 }
    /// Damping, per second, above which it is applied implicitly, at the end of a step: 1.5/h. Explicit damping is
    /// unstable from 2/h on (S8.4).
    @inlinable static var strongestExplicitDamping: Double { 450 }
    /// Longest time in seconds, some 35 000 years: beyond it adding a step would soon not change the clock.
    @inlinable static var longestTime: Double { 0x1p40 }
    /// Tolerance of a 32nd of a step, in seconds, by which frame times may be late. At 60 Hz a frame is five steps, and
    /// frame times have rounding errors and some microseconds of noise: without tolerance one frame would get a step
    /// more and the next one less, which is visible as jitter. An animation sampled outside of frames has none, as in
    /// S8.4.
    @inlinable static var frameNoise: Double { step / 32 }
    /// Longest gap in seconds that is integrated; after a longer one only the last sixtieth of a second is (S8.5).
    @inlinable static var longestGap: Double { 1 }
    @inlinable static var caughtUp: Double { 1.0 / 60 }
    /// Square of the speed (0.06 per second) and of the acceleration (0.06 per second²) at or below which a spring is
    /// at rest (S8.6).
    @inlinable static var restThreshold: Double { 0.0036 }
    /// Square of the distance, a hundredth of the delta, within which a spring is at rest (S8.6).
    @inlinable static var distanceThreshold: Double { 0.0001 }
    /// Square of the delta, 10⁻⁹, at or below which it counts as zero, so as arrived (S8.6): a rounding error of moving
    /// there and back. A hundredth of it would be reached after seconds in which nothing is visible.
    @inlinable static var noWay: Double { 1e-18 }
}

extension FluidSpringAnimation {
    @inlinable func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        if time - context.state.spring.mergeTime >= response { context.isLogicallyComplete = true }
        guard advance(&context.state.spring, towards: value, to: time) else { return context.state.spring.offset }
        return isAtRest(context.state.spring, at: value) ? nil : context.state.spring.offset
    }

    @inlinable func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        context.state.spring.velocity
    }

    /// Takes over position and velocity of any animation (S8.8).
    @inlinable func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        let wasComplete = context.isComplete
        let offset = previous.animate(value: value, time: time, context: &context)
        context.isComplete = wasComplete
        let velocity = previous.takeoverVelocity(value: value, time: time, context: context)
        if let velocity, velocity.magnitudeSquared.isFinite {
            context.state.spring.velocity = velocity
        }
        context.state.spring.responseBefore = previous.fluidSpring?.currentResponse(context.state.spring, at: time)
        // No offset: the previous animation has just arrived.
        context.state.spring.offset = offset ?? value
        context.state.spring.clock = time
        context.state.spring.mergeTime = time
        return true
    }

    /// Steps until the spring's clock has reached `time`; returns true if it made a step.
    @inlinable func advance<V: VectorArithmetic>(
        _ state: inout FluidSpringState<V>, towards target: V, to time: Double
    ) -> Bool {
        guard time < Self.longestTime else { return false }
        if time - state.clock > Self.longestGap { state.clock = time - Self.caughtUp }
        let end = time - state.noise
        guard state.clock < end else { return false }
        if isBlending(state) {
            while state.clock < end {
                let response = currentResponse(state, at: state.clock)
                let (stiffness, damping) = Self.coefficients(response: response, dampingFraction: dampingFraction)
                let next = min(end, state.clock + Self.step)
                run(&state, towards: target, to: next, stiffness: stiffness, damping: damping)
            }
        } else {
            run(&state, towards: target, to: end, stiffness: stiffness, damping: damping)
        }
        return true
    }

    /// Integrator of S8.4. The order of operations is part of the rule, since another one would give other bits. The
    /// clock is summed as well, so that a frame makes the same steps as the rule.
    @inlinable func run<V: VectorArithmetic>(
        _ state: inout FluidSpringState<V>, towards target: V, to time: Double, stiffness: Double, damping: Double
    ) {
        let h = Self.step
        var kick = state.acceleration.scaled(by: Self.halfStep)
        if damping <= Self.strongestExplicitDamping {
            while state.clock < time {
                let midway = state.velocity + kick
                state.offset += midway.scaled(by: h)
                state.acceleration = (target - state.offset).scaled(by: stiffness) - midway.scaled(by: damping)
                kick = state.acceleration.scaled(by: Self.halfStep)
                state.velocity = midway + kick
                state.clock += h
            }
        } else {
            let brake = 1 / (1 + damping * h)
            while state.clock < time {
                let midway = state.velocity + kick
                state.offset += midway.scaled(by: h)
                let pull = (target - state.offset).scaled(by: stiffness)
                state.acceleration = (pull - midway.scaled(by: damping)).scaled(by: brake)
                kick = state.acceleration.scaled(by: Self.halfStep)
                state.velocity = midway + kick
                state.clock += h
            }
        }
    }

    @inlinable func isAtRest<V: VectorArithmetic>(_ state: FluidSpringState<V>, at target: V) -> Bool {
        guard state.velocity.magnitudeSquared <= Self.restThreshold,
            state.acceleration.magnitudeSquared <= Self.restThreshold
        else { return false }
        let way = target.magnitudeSquared
        return way <= Self.noWay || (target - state.offset).magnitudeSquared <= Self.distanceThreshold * way
    }

    @inlinable func isBlending<V: VectorArithmetic>(_ state: FluidSpringState<V>) -> Bool {
        blendDuration > 0 && state.responseBefore != nil && state.responseBefore != response
            && state.clock < state.mergeTime + blendDuration
    }

    /// Response at `time` during blending from the previous spring's to this one's (S8.10).
    @inlinable func currentResponse<V: VectorArithmetic>(_ state: FluidSpringState<V>, at time: Double) -> Double {
        guard let before = state.responseBefore, blendDuration > 0 else { return response }
        let s = min(max((time - state.mergeTime) / blendDuration, 0), 1)
        return response + (before - response) * (1 - s * s * (3 - 2 * s))
    }
}

extension FluidSpringAnimation: CustomStringConvertible {
    @usableFromInline static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.response == rhs.response && lhs.dampingFraction == rhs.dampingFraction
            && lhs.blendDuration == rhs.blendDuration
    }

    @usableFromInline var description: String {
        "FluidSpringAnimation(response: \(response), dampingFraction: \(dampingFraction), "
            + "blendDuration: \(blendDuration))"
    }
}
