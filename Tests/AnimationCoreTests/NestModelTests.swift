import Foundation
import SeededNumbers
import Testing

@_spi(Engine) @testable import AnimationCore

/// Random nested modifiers at random frame times, compared with a model of S9.1 to S9.7. The model keeps no state from
/// call to call: it computes a nest's values for a whole list of times.
struct NestModelTests {
    private indirect enum Nest: CustomStringConvertible {
        case curve(power: Int, duration: Double)
        case delay(Nest, Double)
        case speed(Nest, Double)
        case repeating(Nest, Int?, reverses: Bool)
        case complete(Nest, after: Double)

        var description: String { "\(animation)" }

        var animation: Animation {
            switch self {
            case .curve(let power, let duration): Animation(Power(power: power, duration: duration))
            case .delay(let base, let delay): base.animation.delay(delay)
            case .speed(let base, let speed): base.animation.speed(speed)
            case .repeating(let base, let count?, let reverses):
                base.animation.repeatCount(count, autoreverses: reverses)
            case .repeating(let base, nil, let reverses): base.animation.repeatForever(autoreverses: reverses)
            case .complete(let base, let duration): base.animation.logicallyComplete(after: duration)
            }
        }

        static func random(_ numbers: inout SplitMix, depth: Int) -> Nest {
            if depth == 0 {
                return .curve(
                    power: .random(in: 1...3, using: &numbers), duration: .random(in: 0.05...0.6, using: &numbers))
            }
            let base = random(&numbers, depth: depth - 1)
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0: return .delay(base, .random(in: 0.01...0.4, using: &numbers))
            case 1: return .speed(base, .random(in: 0.3...3, using: &numbers))
            case 2: return .repeating(base, .random(in: 1...4, using: &numbers), reverses: .random(using: &numbers))
            case 3: return .repeating(base, nil, reverses: .random(using: &numbers))
            default: return .complete(base, after: .random(in: 0...1, using: &numbers))
            }
        }
    }

    /// A custom animation, whose duration and curve the modifiers cannot know.
    private struct Power: CustomAnimation {
        let power: Int
        let duration: Double

        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
            time <= duration ? value.scaled(by: pow(max(time, 0) / duration, Double(power))) : nil
        }
    }

    /// Fractions shown at each of the times, until the animation ends, and the index of the first time at which it is
    /// logically complete.
    private func play(_ nest: Nest, _ times: ArraySlice<Double>) -> (shown: [Double], complete: Int?) {
        switch nest {
        case .curve(let power, let duration):
            return (times.prefix { $0 <= duration }.map { pow(max($0, 0) / duration, Double(power)) }, nil)
        case .delay(let base, let delay):
            let waiting = times.prefix { $0 < delay }.count
            let inner = play(base, times.map { max(0, $0 - delay) }[...])
            return (inner.shown, inner.complete.map { max($0, waiting) })
        case .speed(let base, let speed): return play(base, times.map { $0 * speed }[...])
        case .complete(let base, let duration):
            let shown = play(base, times).shown
            return (shown, times.prefix(shown.count).firstIndex { $0 >= duration }.map { $0 - times.startIndex })
        case .repeating(let base, let count, let reverses):
            var shown: [Double] = []
            var rest = times
            var pass = 0
            var start = 0.0
            while true {
                let part = play(base, rest.map { $0 - start }[...]).shown
                shown += part.map { reverses && pass % 2 == 1 ? 1 - $0 : $0 }
                rest = rest.dropFirst(part.count)
                guard let end = rest.first, pass + 1 < count ?? .max else { return (shown, nil) }
                // The frame that finds a pass over shows the end of that pass, and begins the next one.
                shown.append(reverses && pass % 2 == 1 ? 0 : 1)
                rest = rest.dropFirst()
                pass += 1
                start = end
            }
        }
    }

    @Test(arguments: UInt64(1)...120) func `nests do what the model says`(seed: UInt64) {
        var numbers = SplitMix(seed: seed)
        let nest = Nest.random(&numbers, depth: .random(in: 0...5, using: &numbers))
        var times = [0.0]
        while times.count < 200 {
            let isSlow = Int.random(in: 0..<20, using: &numbers) == 0
            times.append(times[times.count - 1] + .random(in: 0.001...(isSlow ? 0.5 : 0.03), using: &numbers))
        }
        let model = play(nest, times[...])
        var context = freshContext()
        var complete: Int?
        for (index, time) in times.enumerated() {
            let value = nest.animation.animate(value: 100, time: time, context: &context)
            guard index < model.shown.count else {
                #expect(value == nil, "seed \(seed): \(nest) at \(time)")
                break
            }
            #expect(near(value, 100 * model.shown[index], within: 1e-7), "seed \(seed): \(nest) at \(time)")
            if context.isLogicallyComplete { complete = complete ?? index }
        }
        #expect(complete == model.complete, "seed \(seed): \(nest)")
    }

    /// Repeated curves are an exception: a pass begins when the previous one is over, so frames do not matter (S9.4).
    @Test(arguments: UInt64(1)...40) func `of repeated curves no frame changes the path (S9.4, S5.15)`(seed: UInt64) {
        var numbers = SplitMix(seed: seed)
        let duration = Double(Int.random(in: 1...9, using: &numbers)) / 8
        let delay = Double(Int.random(in: 0...4, using: &numbers)) / 8
        let reverses = Bool.random(using: &numbers)
        let animation = Animation.linear(duration: duration).delay(delay).repeatForever(autoreverses: reverses)
        var context = freshContext()
        var time = 0.0
        for _ in 0..<200 {
            time += .random(in: 0...0.2, using: &numbers)
            _ = animation.animate(value: 1, time: time, context: &context)
            // A moment after a frame that may have found an end, so that no end lies in between.
            let value = animation.animate(value: 1, time: time + 1e-9, context: &context)
            let (pass, rest) = time.quotientAndRest(by: duration + delay)
            let part = max(0, rest - delay) / duration
            guard rest > 1e-6, rest < duration + delay - 1e-6 else { continue }
            #expect(near(value, reverses && pass % 2 == 1 ? 1 - part : part, within: 1e-7), "seed \(seed)")
        }
    }
}

extension Double {
    fileprivate func quotientAndRest(by period: Double) -> (Int, Double) {
        (Int((self / period).rounded(.down)), truncatingRemainder(dividingBy: period))
    }
}
