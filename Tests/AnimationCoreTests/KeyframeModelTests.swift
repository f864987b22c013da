import SeededNumbers
import Testing

@testable import AnimationCore

/// Random tracks compared with an independent implementation of S16.3 to S16.11. The model first finds the knots, then
/// the velocities on both sides of each, and evaluates cubics as Bézier curves; the library goes from keyframe to
/// keyframe with Hermite cubics.
struct KeyframeModelTests {
    private enum Key {
        case line(Double, Double)
        case cubic(Double, Double, from: Double?, to: Double?)
        case spring(Double, Double, from: Double?)
        case move(Double)
    }

    private struct Model {
        let keys: [Key]
        let start: Double
        static let spring = Spring(duration: 0.4, bounce: 0.3)

        func duration(_ key: Key) -> Double {
            switch key {
            case .line(_, let d), .cubic(_, let d, _, _), .spring(_, let d, _): d
            case .move: 0
            }
        }

        func target(_ key: Key) -> Double {
            switch key {
            case .line(let x, _), .cubic(let x, _, _, _), .spring(let x, _, _), .move(let x): x
            }
        }

        /// Value and velocity at the end of key `index`; −1 stands for the start of the track.
        func end(_ index: Int) -> (value: Double, velocity: Double) {
            guard index >= 0 else { return (start, 0) }
            let (from, incoming) = end(index - 1)
            let key = keys[index]
            switch key {
            case .move(let x): return (x, 0)
            case .line(let x, let d): return (x, (x - from) / d)
            case .spring(let x, let d, let v):
                let velocity = v ?? incoming
                let reached = from + Self.spring.value(target: x - from, initialVelocity: velocity, time: d)
                return (reached, Self.spring.velocity(target: x - from, initialVelocity: velocity, time: d))
            case .cubic(let x, let d, _, let v):
                if let v { return (x, v) }
                guard index + 1 < keys.count else { return (x, 0) }
                switch keys[index + 1] {
                case .cubic(let next, let nextDuration, let nextStart, _):
                    return (x, nextStart ?? (next - from) / (d + nextDuration))
                case .line(let next, let nextDuration): return (x, (next - x) / nextDuration)
                case .spring(_, _, let nextStart): return (x, nextStart ?? 0)
                case .move: return (x, 0)
                }
            }
        }

        func value(_ time: Double) -> Double {
            guard time >= 0 else { return start }
            var begin = 0.0
            for (index, key) in keys.enumerated() {
                let d = duration(key)
                if time <= begin + d {
                    let t = time - begin
                    return t >= d ? end(index).value : value(index, t, d)
                }
                begin += d
            }
            return end(keys.count - 1).value
        }

        private func value(_ index: Int, _ t: Double, _ d: Double) -> Double {
            let (from, incoming) = end(index - 1)
            let x = target(keys[index])
            switch keys[index] {
            case .move: return x
            case .line: return from * (1 - t / d) + x * t / d
            case .spring(_, _, let v):
                return from + Self.spring.value(target: x - from, initialVelocity: v ?? incoming, time: t)
            case .cubic(_, _, let v, _):
                // De Casteljau's algorithm on the four control points of that curve.
                var points = [from, from + (v ?? incoming) * d / 3, x - end(index).velocity * d / 3, x]
                let s = t / d
                while points.count > 1 { points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * s } }
                return points[0]
            }
        }
    }

    private func timeline(_ keys: [Key], from start: Double) -> KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: start) {
            KeyframeTrack {
                for key in keys {
                    switch key {
                    case .line(let x, let d): LinearKeyframe(x, duration: d)
                    case .cubic(let x, let d, let from, let to):
                        CubicKeyframe(x, duration: d, startVelocity: from, endVelocity: to)
                    case .spring(let x, let d, let from):
                        SpringKeyframe(x, duration: d, spring: Model.spring, startVelocity: from)
                    case .move(let x): MoveKeyframe(x)
                    }
                }
            }
        }
    }

    @Test(arguments: 1...60)
    func `the values are the model's, at every time and at the boundaries (S16.3 to S16.11)`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        func number() -> Double { Double.random(in: -200...200, using: &random) }
        func maybe() -> Double? { Bool.random(using: &random) ? nil : number() }
        let keys = (0..<Int.random(in: 1...7, using: &random)).map { _ -> Key in
            let d = Double.random(in: 0.05...1.5, using: &random)
            return switch Int.random(in: 0..<6, using: &random) {
            case 0: .line(number(), d)
            case 1: .spring(number(), d, from: maybe())
            case 2: .move(number())
            default: .cubic(number(), d, from: maybe(), to: maybe())
            }
        }
        let start = number()
        let (model, line) = (Model(keys: keys, start: start), timeline(keys, from: start))
        var time = 0.0
        var times = [-1.0, 0, 20]
        for key in keys {
            let d = model.duration(key)
            times += stride(from: 0.1, to: 1, by: 0.2).map { time + d * $0 }
            time += d
            times.append(time)
        }
        for time in times {
            #expect(near(line.value(time: time), model.value(time), within: 1e-8), "seed \(seed) at \(time): \(keys)")
        }
        #expect(near(line.duration, time, within: 1e-12))
    }

    @Test(arguments: 1...20)
    func `where cubics meet, the value turns no corner (S16.6)`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let keys = (0..<6).map { _ in
            Key.cubic(
                .random(in: -9...9, using: &random), .random(in: 0.2...1, using: &random), from: nil, to: nil)
        }
        let line = timeline(keys, from: 0)
        let model = Model(keys: keys, start: 0)
        var knot = 0.0
        let h = 1e-6
        for key in keys.dropLast() {
            knot += model.duration(key)
            let before = (line.value(time: knot) - line.value(time: knot - h)) / h
            let after = (line.value(time: knot + h) - line.value(time: knot)) / h
            #expect(near(before, after, within: 1e-2), "seed \(seed) at \(knot)")
        }
    }
}
