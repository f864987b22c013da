/// The spring behind `.spring`, `.smooth`, `.snappy`, `.bouncy` and `.interactiveSpring`: stepped at a fixed rate, so
/// that it can take over from whatever ran before with that one's place and velocity (S8.1, S8.4 to S8.10).
@frozen @usableFromInline struct FluidSpringAnimation: CustomAnimation {
    /// The period it would have undamped, in seconds; 0 or less is as stiff as possible (S8.5).
    @usableFromInline let response: Double
    /// 1 arrives soonest without overshoot.
    @usableFromInline let dampingFraction: Double
    /// Over how many seconds a change of response spreads (S8.10).
    @usableFromInline let blendDuration: Double
    /// k and c of S8.4 for the response above, per second² and per second.
    @usableFromInline let stiffness, damping: Double

    @usableFromInline init(response: Double, dampingFraction: Double, blendDuration: Double) {
        self.response = response.isNaN ? 0 : response
        self.dampingFraction = dampingFraction.isFinite ? dampingFraction : 1
        self.blendDuration = blendDuration.isNaN ? 0 : blendDuration
        (stiffness, damping) = Self.coefficients(
            response: self.response, dampingFraction: self.dampingFraction)
    }

    /// k and c of S8.4.
    @inlinable static func coefficients(response: Double, dampingFraction: Double) -> (Double, Double) {
        let frequency = response > 0 ? 2 * .pi / response : .infinity
        let stiffness = min(frequency * frequency, greatestStiffness)
        let fraction = min(max(dampingFraction, 0), greatestFraction)
        return (stiffness, 2 * fraction * stiffness.squareRoot())
    }

    /// Seconds from one step to the next, h (S8.4).
    @inlinable static var step: Double { 1.0 / 300 }
    /// Half of it: a·h/2 and a·(h/2) are the same bits.
    @inlinable static var halfStep: Double { step / 2 }
    /// 0.5/h², per second² (S8.5): beyond it the steps would no longer follow the spring.
    @inlinable static var greatestStiffness: Double { 45_000 }
    /// More brakes no better, and would be infinite in the end.
    @inlinable static var greatestFraction: Double { 1e100 }
    /// Damping, per second, beyond which a step would overshoot its own brake and the spring never rest; the brake is
    /// then taken at the step's end instead. 1.5/h; without it S8.4 is unstable from 2/h on.
    @inlinable static var strongestExplicitDamping: Double { 450 }
    /// Seconds, some 35 000 years, from which on a clock that adds up steps would soon stand still.
    @inlinable static var longestTime: Double { 0x1p40 }
    /// A 32nd of a step, in seconds, by which frames may be late and still count as on time. At 60 a second five steps are
    /// a frame, and the times of frames come with rounding and with some microseconds of noise: without this a step more
    /// in one frame and one less in the next would be seen as a tremble. An animation that is asked by itself keeps to the
    /// rule (S8.4).
    @inlinable static var frameNoise: Double { step / 32 }
    /// After a gap of more than a second only the last sixtieth is caught up with (S8.5).
    @inlinable static var longestGap: Double { 1 }
    @inlinable static var caughtUp: Double { 1.0 / 60 }
    /// (0.06 per second)² and (0.06 per second²)²: slower than that is at rest (S8.6).
    @inlinable static var restThreshold: Double { 0.0036 }
    /// (a hundredth)² of the whole way: farther than that is not at rest (S8.6).
    @inlinable static var distanceThreshold: Double { 0.0001 }
    /// (a thousand millionth)²: a way there and back that only rounding has left counts as zero, so as arrived (S8.6). A
    /// hundredth of it would be reached after seconds in which nothing is seen.
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

    /// Takes over from any animation, with its place and velocity (S8.8).
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
        // Nothing: it has just arrived.
        context.state.spring.offset = offset ?? value
        context.state.spring.clock = time
        context.state.spring.mergeTime = time
        return true
    }

    /// Steps until the spring's clock is at `time` or just past it.
    /// - Returns: whether it made a step.
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

    /// The integrator of S8.4, operation by operation: the order is part of the rule, since another one would end in
    /// other bits. The clock is added up as well, so that a frame makes the steps that the rule makes.
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

    /// The response on the way from the one before the last merge to this spring's own (S8.10).
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
