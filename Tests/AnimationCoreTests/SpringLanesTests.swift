import CAllocations
import Foundation
import SeededNumbers
import Testing

@_spi(Engine) @testable import AnimationCore

/// Springs stepped in parallel lanes: each obeys S8.4 to S8.9 as if it were alone.
struct SpringLanesTests {
    /// A lane, and the single animator that it must equal.
    private struct Pair {
        let lane: Int
        let animation: Animation
        var alone: Moving<Double>

        mutating func move(to target: Double, in lanes: inout SpringLanes) {
            lanes.move(lane, to: target)
            alone.set(target, animation)
        }
    }

    /// Springs of every kind, including the stiffest, and those damped too strongly for explicit steps.
    private func spring(_ random: inout SplitMix) -> Spring {
        let response = [0.0, 0.02, 0.15, 0.35, 0.5, 1, 2].randomElement(using: &random)!
        let ratio = [0.0, 0.2, 0.7, 0.86, 1, 1.4, 3].randomElement(using: &random)!
        return Spring(response: max(response, 1e-3), dampingRatio: ratio)
    }

    @Test(arguments: UInt64(1)...40)
    func `each lane does to the last bit what one animator does`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var lanes = SpringLanes()
        var pairs: [Pair] = []
        for _ in 0..<Int.random(in: 1...27, using: &random) {
            let spring = spring(&random)
            let start = Double.random(in: -300...300, using: &random)
            pairs.append(Pair(lane: lanes.append(spring, at: start), animation: .spring(spring), alone: Moving(start)))
        }
        var time = Double.random(in: 0...100, using: &random)
        for frame in 0..<240 {
            for index in pairs.indices where frame == 0 || Int.random(in: 0..<40, using: &random) == 0 {
                let target = Double.random(in: -300...300, using: &random)
                pairs[index].move(to: target, in: &lanes)
                // Sometimes twice between two frames, or there and back.
                if Int.random(in: 0..<4, using: &random) == 0 {
                    pairs[index].move(to: Bool.random(using: &random) ? target / 2 : target, in: &lanes)
                }
            }
            lanes.advance(to: time)
            for index in pairs.indices {
                let expected = pairs[index].alone.at(time)
                let value = lanes.value(of: pairs[index].lane)
                #expect(value.bitPattern == expected.bitPattern, "seed \(seed), frame \(frame), lane \(index)")
                #expect(lanes.isRunning(index) == pairs[index].alone.animator.isRunning)
            }
            switch Int.random(in: 0..<60, using: &random) {
            case 0: time += 3  // a gap (S8.5)
            case 1: break  // an equal time once more
            case 2...10: time += Double.random(in: 0.0001...0.05, using: &random)
            default: time += 1.0 / 60
            }
        }
    }

    @Test func `lanes begin, step and rest each in its own time`() {
        var lanes = SpringLanes()
        // Stiffer springs rest sooner, and each begins three frames after the previous one.
        let responses = (1...11).map { 0.1 * Double($0) }
        for response in responses { _ = lanes.append(Spring(response: response, dampingRatio: 1), at: 0) }
        var restedAt = [Int?](repeating: nil, count: lanes.count)
        for frame in 0..<600 {
            if frame % 3 == 0 && frame / 3 < lanes.count { lanes.move(frame / 3, to: 100) }
            lanes.advance(to: Double(frame) / 60)
            for lane in 0..<lanes.count where lanes.value(of: lane) == 100 && restedAt[lane] == nil {
                #expect(!lanes.isRunning(lane))
                #expect(lanes.velocity(of: lane) == 0)
                restedAt[lane] = frame
            }
        }
        #expect(!lanes.isRunning)
        #expect(Set(restedAt.compactMap { $0 }).count == lanes.count)
    }

    /// S8.4 by hand. First step: v½ = 0, x = 0, a = k·Δ, v = a·h/2. Second step: v½ = a·h, x = a·h².
    @Test func `two steps of a lane are those of the rule`() {
        var lanes = SpringLanes()
        let lane = lanes.append(Spring(response: 0.5, dampingRatio: 1), at: 10)
        lanes.move(lane, to: 110)
        lanes.advance(to: 7)
        #expect(lanes.value(of: lane) == 10)  // elapsed time 0 shows the old value (S5.13)
        lanes.advance(to: 7 + 0.5 / 300)
        #expect(lanes.value(of: lane) == 10)
        lanes.advance(to: 7 + 1.5 / 300)
        let k = (2 * Double.pi / 0.5) * (2 * Double.pi / 0.5)
        #expect(near(lanes.value(of: lane), 10 + k * 100 / 300 / 300))
    }

    @Test func `what is placed stands still, whatever was to come`() {
        var lanes = SpringLanes()
        let lane = lanes.append(.snappy, at: 0)
        lanes.move(lane, to: 100)
        lanes.place(lane, at: 5)
        lanes.advance(to: 0)
        lanes.advance(to: 1)
        #expect(lanes.value(of: lane) == 5)
        #expect(!lanes.isRunning)
        #expect(lanes.target(of: lane) == 5)
    }

    @Test(arguments: [Double.infinity, -.infinity, 1e160])
    func `where there is no way, it jumps`(target: Double) {
        var lanes = SpringLanes()
        let lane = lanes.append(.snappy, at: 0)
        lanes.move(lane, to: target)
        lanes.advance(to: 0)
        #expect(lanes.value(of: lane) == target)
        #expect(!lanes.isRunning)
        lanes.move(lane, to: 3)
        lanes.advance(to: 1)
        #expect(lanes.value(of: lane) == 3)
    }

    @Test(.enabled(if: allocations_are_counted())) func `a frame allocates nothing, a retarget in it neither`() {
        var lanes = SpringLanes()
        for index in 0..<100 {
            let lane = lanes.append(Spring(duration: 0.3 + 0.01 * Double(index), bounce: 0.2), at: 0)
            lanes.move(lane, to: 100)
        }
        lanes.advance(to: 0)
        let before = allocations_on_this_thread()
        for frame in 1...200 {
            if frame % 7 == 0 { lanes.move(frame % 100, to: Double(frame)) }
            lanes.advance(to: Double(frame) / 60)
        }
        #expect(allocations_on_this_thread() == before)
    }
}
