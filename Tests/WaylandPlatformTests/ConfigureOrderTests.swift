import FakeCompositor
import Foundation
import Platform
import SeededNumbers
import Testing
import WaylandPlatform

/// Order of configure events and commits: each commit answers the event whose size it has, and no later one.
@MainActor struct ConfigureOrderTests {
    @Test func `a size is acknowledged with the frame that has it, not before`() throws {
        let scene = try Scene()
        scene.rest()
        scene.window.requestFrame()
        scene.session.pump()  // its callback is outstanding
        let known = scene.fake.acknowledged
        let serial = scene.fake.configure(width: 64, height: 48)
        scene.session.pump()
        #expect(scene.fake.acknowledged == known)
        #expect(scene.fake.commits.last?.width == 40)
        scene.session.refresh(scene.fake)
        #expect(scene.fake.acknowledged == known + [serial])
        #expect(scene.fake.commits.last?.width == 64)
    }

    @Test func `of many sizes in one frame the last is drawn and acknowledged`() throws {
        let scene = try Scene()
        scene.rest()
        scene.window.requestFrame()
        scene.session.pump()
        let commits = scene.fake.commits.count
        var serial: UInt32 = 0
        for width in 41...60 { serial = scene.fake.configure(width: width, height: 30, states: [3, 4]) }
        scene.session.refresh(scene.fake)
        #expect(scene.fake.commits.count == commits + 1)
        #expect(scene.fake.commits.last?.width == 60)
        #expect(scene.fake.acknowledged.last == serial)
    }

    @Test func `a thousand sizes leave neither torn frames nor memory behind`() throws {
        let scene = try Scene()
        scene.rest()
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = SplitMix(seed: seed)
        func next(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
        for _ in 0..<1_000 {
            let (width, height) = (next(1..<90), next(1..<90))
            let serial = scene.fake.configure(width: width, height: height, states: [3, 4])
            if next(0..<3) == 0 { scene.session.pump() } else { scene.session.refresh(scene.fake) }
            guard scene.fake.acknowledged.last == serial else { continue }
            #expect(scene.fake.contents?.width == width && scene.fake.contents?.height == height)
            #expect(scene.fake.screen?.pixels.allSatisfy { $0 == 0xFF11_2233 } == true, "\(width) by \(height)")
        }
        scene.rest()
        #expect(scene.compositor.poolsMade <= 3)
        #expect(scene.fake.acknowledged == scene.fake.acknowledged.sorted(), "in order")
    }
}
