/// The spring behind `.spring`, `.smooth`, `.snappy`, `.bouncy` and `.interactiveSpring`: stepped at a fixed rate, so
/// that it can take over from whatever ran before with that one's place and velocity (S8.1, S8.4 to S8.10).
@frozen @usableFromInline struct FluidSpringAnimation: CustomAnimation {
    /// The period it would have undamped, in seconds; 0 or less is as stiff as possible (S8.5).
    @usableFromInline let response: Double
    /// 1 arrives soonest without overshoot.
    @usableFromInline let dampingFraction: Double
    /// Over how many seconds a change of response spreads (S8.10).
    @usableFromInline let blendDuration: Double
    /// stiffness·h² and damping·h for the response above.
    @usableFromInline let stiffnessPerStep, dampingPerStep: Double

    @usableFromInline init(response: Double, dampingFraction: Double, blendDuration: Double) {
        self.response = response.isNaN ? 0 : response
        self.dampingFraction = dampingFraction.isFinite ? dampingFraction : 1
        self.blendDuration = blendDuration.isNaN ? 0 : blendDuration
        (stiffnessPerStep, dampingPerStep) = Self.coefficients(
            response: self.response, dampingFraction: self.dampingFraction)
    }

    /// stiffness·h² and damping·h.
    @inlinable static func coefficients(response: Double, dampingFraction: Double) -> (Double, Double) {
        let frequency = response > 0 ? 2 * .pi / response : .infinity
        let stiffness = min(frequency * frequency * step * step, stiffestPerStep)
        return (stiffness, 2 * (max(dampingFraction, 0) * stiffness.squareRoot()))
    }

    /// Steps in a second (S8.4).
    @inlinable static var stepsPerSecond: Double { 300 }
    /// Seconds from one step to the next.
    @inlinable static var step: Double { 1 / stepsPerSecond }
    /// The largest stiffness, 45 000, times h² (S8.5): beyond it the steps would no longer follow the spring.
    @inlinable static var stiffestPerStep: Double { 0.5 }
    /// Damping·h beyond which a step would overshoot its own brake; it is then taken at the step's end instead.
    @inlinable static var strongestExplicitDamping: Double { 1.5 }
    /// By how many steps a time may lie beyond one and still count as it: frame times on the grid come with rounding
    /// and with a few microseconds of noise, and must not be a step more in one frame and a step less in the next.
    @inlinable static var tolerance: Double { 1.0 / 32 }
    /// After a gap of more than a second only the last sixtieth is caught up with (S8.5).
    @inlinable static var longestGap: Double { 1 }
    @inlinable static var caughtUp: Double { 1.0 / 60 }
    /// (0.06 per second)² and (0.06 per second²)²: slower than that is at rest (S8.6).
    @inlinable static var restThreshold: Double { 0.0036 }
    /// (a hundredth)² of the whole way: farther than that is not at rest (S8.6).
    @inlinable static var distanceThreshold: Double { 0.0001 }
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
        context.state.spring.origin = time
        context.state.spring.steps = 0
        context.state.spring.mergeTime = time
        return true
    }

    /// Steps until the spring's clock is at `time` or just past it.
    /// - Returns: whether it made a step.
    @inlinable func advance<V: VectorArithmetic>(
        _ state: inout FluidSpringState<V>, towards target: V, to time: Double
    ) -> Bool {
        var elapsed = time - state.origin
        if elapsed - Double(state.steps) * Self.step > Self.longestGap {
            guard elapsed.isFinite else { return false }  // time is infinite: there is nothing to catch up with
            state.origin = time - Self.caughtUp
            state.steps = 0
            elapsed = Self.caughtUp
        }
        guard elapsed > 0 else { return false }
        let wanted = Int(elapsed * Self.stepsPerSecond + (1 - Self.tolerance))
        guard wanted > state.steps else { return false }
        if isBlending(state) {
            while state.steps < wanted {
                let response = currentResponse(state, at: state.origin + Double(state.steps) * Self.step)
                let (stiffness, damping) = Self.coefficients(response: response, dampingFraction: dampingFraction)
                run(&state, steps: 1, towards: target, stiffness: stiffness, damping: damping)
            }
        } else {
            run(
                &state, steps: wanted - state.steps, towards: target, stiffness: stiffnessPerStep,
                damping: dampingPerStep)
        }
        return true
    }

    /// The integrator of S8.4, in numbers scaled so that a step is three products: with the velocity between two steps
    /// as way per step (`stride`), and the acceleration as change of it (`bend`).
    @inlinable func run<V: VectorArithmetic>(
        _ state: inout FluidSpringState<V>, steps: Int, towards target: V, stiffness: Double, damping: Double
    ) {
        let h = Self.step
        var remaining = target - state.offset
        var bend = state.acceleration.scaled(by: h * h)
        var stride = state.velocity.scaled(by: h) + bend.scaled(by: 0.5)
        if damping <= Self.strongestExplicitDamping {
            for _ in 0..<steps {
                remaining -= stride
                bend = remaining.scaled(by: stiffness) - stride.scaled(by: damping)
                stride += bend
            }
        } else {
            for _ in 0..<steps {
                remaining -= stride
                let next = (stride + remaining.scaled(by: stiffness)).scaled(by: 1 / (1 + damping))
                bend = next - stride
                stride = next
            }
        }
        state.offset = target - remaining
        state.velocity = (stride - bend.scaled(by: 0.5)).scaled(by: 1 / h)
        state.acceleration = bend.scaled(by: 1 / (h * h))
        state.steps += steps
    }

    @inlinable func isAtRest<V: VectorArithmetic>(_ state: FluidSpringState<V>, at target: V) -> Bool {
        guard state.velocity.magnitudeSquared <= Self.restThreshold,
            state.acceleration.magnitudeSquared <= Self.restThreshold
        else { return false }
        let way = target.magnitudeSquared
        return way == 0 || (target - state.offset).magnitudeSquared <= Self.distanceThreshold * way
    }

    @inlinable func isBlending<V: VectorArithmetic>(_ state: FluidSpringState<V>) -> Bool {
        blendDuration > 0 && state.responseBefore != nil && state.responseBefore != response
            && state.origin + Double(state.steps) * Self.step < state.mergeTime + blendDuration
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
