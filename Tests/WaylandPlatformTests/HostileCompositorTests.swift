import FakeCompositor
import Foundation
import Platform
import SeededNumbers
import Testing
import WaylandPlatform

/// Invalid values and events of a compositor, which must not harm the program.
@MainActor struct HostileCompositorTests {
    @Test(arguments: [(Int32.max, Int32.max), (.min, -1), (1_000_000, 2), (3, 100_000), (16_384, 16_384)])
    func `a window of any size fits into memory`(width: Int32, height: Int32) throws {
        let scene = try Scene()
        scene.compositor.looksAtPictures = false
        scene.recorder.fill = (0, PixelRect(x: 0, y: 0, width: 1, height: 1))
        scene.fake.configure(width: Int(width), height: Int(height))
        scene.session.pump()
        #expect(scene.window.size.width >= 1 && scene.window.size.width <= 16_384)
        #expect(scene.window.size.width * scene.window.size.height <= 67_108_864)
        #expect(scene.compositor.isConnected)
    }

    @Test func `limits leave real windows alone`() {
        for (size, scale) in [(CGSize(width: 7680, height: 4320), 1.0), (CGSize(width: 3840, height: 2160), 2)] {
            #expect(SurfaceLimits.size(size, scale: scale) == size)
        }
        #expect(SurfaceLimits.size(CGSize(width: 20_000, height: 0), scale: 2) == CGSize(width: 8_192, height: 1))
        #expect(
            SurfaceLimits.size(CGSize(width: 16_384, height: 16_384), scale: 1) == CGSize(width: 16_384, height: 4_096))
    }

    @Test(arguments: [Int32.max, .min, -3, 0])
    func `an output that says nonsense counts as a plain one`(number: Int32) throws {
        let scene = try Scene()
        scene.rest()
        scene.compositor.describeOutputs(scale: number, millihertz: number)
        scene.session.pump()
        #expect(scene.window.scale == 1 && scene.window.refreshRate == 60)
    }

    @Test func `a scale that no screen has is not taken`() throws {
        let scene = try Scene(offering: [.shell, .fractionalScale])
        for scale in [1e6, 0, 17] { scene.fake.preferScale(scale) }
        scene.session.pump()
        #expect(scene.window.scale == 1)
    }

    @Test func `a frame that was seen in ten thousand years does not move time`() throws {
        let scene = try Scene()
        scene.recorder.framesToAskFor = 3
        scene.fake.sendFeedback(at: 3e11)
        scene.fake.sendCallbacks()
        scene.window.requestFrame()
        scene.session.pump()
        scene.rest()
        #expect(scene.recorder.frames.allSatisfy { $0.seconds < 1 })
    }

    @Test func `a keyboard that repeats a billion times a second repeats as fast as one can type`() throws {
        let scene = try Scene()
        scene.compositor.setRepetition(rate: .max, delay: .min)
        scene.compositor.focusKeyboard(scene.fake)
        scene.compositor.pressKey(30, true)
        scene.session.pump()
        scene.session.advance(by: 0.1)
        #expect((10...25).contains(scene.recorder.keyEvents.count))
    }

    @Test(arguments: [UInt32.max, 0x7FFF_FFFF, 0x8000_0000, 0])
    func `event stamps from any clock are taken for now`(stamp: UInt32) throws {
        let scene = try Scene()
        scene.rest()
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.compositor.movePointer(to: CGPoint(x: 1, y: 1), milliseconds: stamp)
        scene.compositor.focusKeyboard(scene.fake)
        scene.compositor.pressKey(stamp, true, milliseconds: stamp)
        scene.session.pump()
        #expect(scene.recorder.pointerEvents.allSatisfy { $0.time >= 0 && $0.time < 60 })
    }

    @Test func `what a compositor withdraws while it is used does no harm`() throws {
        let scene = try Scene(offering: [.shell, .seat, .presentation, .clipboard, .decorations, .fractionalScale])
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.compositor.pressButton(true)
        scene.recorder.framesToAskFor = 4
        scene.window.requestFrame()
        scene.session.pump()
        while scene.compositor.withdrawOneGlobal() {
            #expect(scene.session.pump())
            scene.session.refresh(scene.fake)
        }
        #expect(scene.recorder.pointerEvents.last?.kind == .left, "its seat is gone, and the press with it")
        scene.window.requestFrame()
        #expect(scene.session.pump())
        #expect(scene.compositor.isConnected)
    }

    // MARK: Anything at all

    @Test func `two thousand events that make no sense`() throws { try misbehave(events: 2_000, seed: Self.seed) }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["LILT_LONG_TESTS"] == "1"))
    func `millions of events that make no sense`() throws {
        for round in 0..<Self.longRounds { try misbehave(events: 5_000, seed: Self.seed + UInt64(round)) }
    }

    /// 5,000 events for each seed take ten minutes or more.
    private static let longRounds = 1_000

    /// Set `LILT_TEST_SEED` to the seed of a failure to repeat it.
    private static var seed: UInt64 {
        ProcessInfo.processInfo.environment["LILT_TEST_SEED"].flatMap { UInt64($0) } ?? 20
    }

    /// Sends random events to a window, and expects it to work afterwards.
    ///
    /// - Throws: if the window is gone.
    private func misbehave(events: Int, seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let offer: FakeCompositor.Offer = [
            .shell, .seat, .presentation, .clipboard, .primarySelection, .decorations, .fractionalScale, .textInput,
        ]
        let scene = try Scene(offering: offer, patience: 60)
        scene.recorder.fill = (0, PixelRect(x: 0, y: 0, width: 2, height: 2))
        scene.compositor.looksAtPictures = false
        var restarts = 0
        for number in 0..<events {
            scene.session.compositor.sendHostileEvent(using: &random)
            if number % 3 == 0 { scene.session.compositor.dispatch() }
            if number % 5 == 0 { scene.session.host.processEvents() }
            if number % 50 == 0 {
                scene.window.requestFrame()
                #expect(scene.session.pump(), "it goes on for ever, seed \(seed)")
                scene.session.advance(by: 0.05)
            }
            if !scene.session.compositor.isConnected {
                restarts += 1
                let new = try #require(FakeCompositor(offering: offer))
                new.looksAtPictures = false
                scene.session.restart(as: new)
                scene.session.advance(by: 2)
            }
        }
        // After all that the client works with a correct compositor.
        scene.session.crash()
        let honest = try #require(FakeCompositor())
        scene.session.restart(as: honest)
        scene.recorder.fill = (0xFF11_2233, nil)
        scene.session.advance(by: 2)
        let window = try #require(honest.windows.first, "seed \(seed)")
        window.configure(width: 30, height: 20)
        scene.session.pump()
        scene.session.rest(window)
        #expect(window.screen?.width == 30 && window.screen?[29, 19] == 0xFF11_2233, "seed \(seed)")
        #expect(scene.session.runningTimers == 0 && scene.session.watchedFiles == 0, "seed \(seed)")
        #expect(restarts < events / 10, "most of it is taken without a broken connection, seed \(seed)")
    }
}
