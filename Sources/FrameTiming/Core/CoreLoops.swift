@_spi(Engine) import AnimationCore
import Lilt

/// Measured loops: 416 values over 20 frames at 60 Hz, a third of a second.
enum CoreLoops {
    static let cardCount = 104
    static let values = cardCount * 4
    static let frames = 20

    private static func time(ofFrame frame: Int) -> Double { Double(frame) / 60 }

    /// Loop with an addition only, for comparison.
    static func nothing() -> Stopwatch {
        let values = ContiguousArray(repeating: 1.0, count: values)
        var watch = Stopwatch()
        var sum = 0.0
        watch.time {
            for frame in 1...frames {
                let time = time(ofFrame: frame)
                for index in values.indices { sum += values[index] * time }
            }
        }
        keep(sum)
        return watch
    }

    /// One animator per value, one after the other, as in layers.
    static func animators(_ animation: Animation) -> Stopwatch {
        var animators = ContiguousArray(repeating: Animator<Double>(), count: values)
        let transaction = Transaction(animation: animation)
        for index in animators.indices {
            animators[index].modelChanged(from: 0, to: 100, transaction: transaction)
            keep(animators[index].advance(to: time(ofFrame: 0), model: 100))
        }
        var watch = Stopwatch()
        var sum = 0.0
        watch.time {
            for frame in 1...frames {
                let time = time(ofFrame: frame)
                for index in animators.indices { sum += animators[index].advance(to: time, model: 100) }
            }
        }
        keep(sum)
        return watch
    }

    /// As many samples of a timing curve alone.
    static func curves() -> Stopwatch {
        let curve = UnitCurve.easeInOut
        let offsets = ContiguousArray((0..<values).map { Double($0) / Double(values * frames) })
        var watch = Stopwatch()
        var sum = 0.0
        watch.time {
            for frame in 0..<frames {
                let progress = Double(frame) / Double(frames)
                for index in offsets.indices { sum += curve.value(at: progress + offsets[index]) }
            }
        }
        keep(sum)
        return watch
    }

    /// As many different springs in one batch.
    static func lanes() -> Stopwatch {
        var batch = SpringBatch()
        for index in 0..<values {
            let spring = Spring(duration: 0.8 + 0.001 * Double(index), bounce: 0.2)
            batch.move(batch.append(spring, at: 0), to: 100)
        }
        batch.advance(to: time(ofFrame: 0))
        var watch = Stopwatch()
        watch.time {
            for frame in 1...frames { batch.advance(to: time(ofFrame: frame)) }
        }
        keep((0..<values).reduce(0) { $0 + batch[$1] })
        return watch
    }

    /// Cards with springs for x, y, angle and opacity.
    static func cards() -> Stopwatch {
        var cards = ContiguousArray(repeating: FourSprings(), count: cardCount)
        for index in cards.indices {
            cards[index].begin(Transaction(animation: .spring(duration: 1, bounce: 0.2)))
            keep(cards[index].advance(to: time(ofFrame: 0)))
        }
        var watch = Stopwatch()
        var sum = 0.0
        watch.time {
            for frame in 1...frames {
                let time = time(ofFrame: frame)
                for index in cards.indices { sum += cards[index].advance(to: time) }
            }
        }
        keep(sum)
        return watch
    }
}

/// Four springs of one card.
private struct FourSprings {
    private var x = Animator<Double>()
    private var y = Animator<Double>()
    private var angle = Animator<Double>()
    private var opacity = Animator<Double>()

    mutating func begin(_ transaction: Transaction) {
        x.modelChanged(from: 0, to: 300, transaction: transaction)
        y.modelChanged(from: 0, to: 200, transaction: transaction)
        angle.modelChanged(from: 0, to: 180, transaction: transaction)
        opacity.modelChanged(from: 0, to: 1, transaction: transaction)
    }

    mutating func advance(to time: Double) -> Double {
        x.advance(to: time, model: 300) + y.advance(to: time, model: 200) + angle.advance(to: time, model: 180)
            + opacity.advance(to: time, model: 1)
    }
}
