import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Frames on screens of many rates: one for each refresh, drawn for the time at which it is seen. Time advances only
/// when told, so a minute takes a moment.
@MainActor struct PaceTests {
    /// Draws for a number of refreshes.
    private func animate(_ scene: Scene, refreshes: Int, interval: (Int) -> Double) {
        scene.recorder.framesToAskFor = refreshes
        scene.window.requestFrame()
        scene.session.pump()
        for number in 0..<refreshes { scene.session.refresh(scene.fake, interval: interval(number)) }
        scene.session.rest(scene.fake, interval: interval(refreshes))
    }

    /// Differences between the times for which frames were drawn and those at which they were seen, in seconds.
    private func errors(_ scene: Scene, from first: Int) -> [Double] {
        let drawn = Dictionary(uniqueKeysWithValues: scene.recorder.frames.map { ($0.index, $0.seconds) })
        return scene.recorder.reports.filter { $0.index >= first }.compactMap { report in
            report.seconds.flatMap { seen in drawn[report.index].map { abs(seen - $0) } }
        }
    }

    /// Field notes 1, 3 and 7: a clock of one's own beats against the screen's, or runs at another speed.
    @Test(arguments: [50.0, 60, 75, 120, 144])
    func `a minute has one frame for each refresh, and a second of motion takes a second`(rate: Double) throws {
        let scene = try Scene()
        scene.compositor.setOutput(scale: 1, refreshRate: rate)
        scene.session.pump()
        scene.rest()
        let before = scene.fake.commits.count
        let refreshes = Int(60 * rate)
        animate(scene, refreshes: refreshes) { _ in 1 / rate }
        #expect(abs(scene.fake.commits.count - before - refreshes) <= 1, "no beat between two clocks")
        let errors = errors(scene, from: 4)
        #expect(errors.count > refreshes - 6 && errors.allSatisfy { $0 < 0.001 })
        let times = scene.recorder.frames.suffix(refreshes).map(\.seconds)
        let steps = zip(times, times.dropFirst()).map { $1 - $0 }
        #expect(steps.dropFirst(3).allSatisfy { abs($0 - 1 / rate) < 1e-4 }, "even steps")
        #expect(scene.session.runningTimers == 0, "no clock of our own")
    }

    /// Field note 4: none is missed every few seconds.
    @Test func `ten minutes have no refresh without a frame, and no frame at another's time`() throws {
        let scene = try Scene()
        scene.rest()
        let (before, first) = (scene.fake.commits.count, (scene.recorder.frames.last?.index ?? 0) + 1)
        let refreshes = 36_000
        animate(scene, refreshes: refreshes) { _ in 1.0 / 60 }
        #expect(abs(scene.fake.commits.count - before - refreshes) <= 1)
        let frames = scene.recorder.frames.filter { $0.index > first + 4 }.map(\.seconds)
        let missed = zip(frames, frames.dropFirst()).filter { $1 - $0 > 1.5 / 60 }
        #expect(frames.count > refreshes - 8 && missed.isEmpty, "\(missed.prefix(5))")
        #expect(errors(scene, from: first + 4).allSatisfy { $0 < 0.001 })
    }

    /// Field note 2.
    @Test func `a screen that changes its rate in the middle of a motion is followed within a second`() throws {
        let scene = try Scene()
        scene.rest()
        animate(scene, refreshes: 60) { _ in 1.0 / 60 }
        scene.compositor.setOutput(scale: 1, refreshRate: 144)
        scene.session.pump()
        let next = (scene.recorder.frames.last?.index ?? 0) + 1
        animate(scene, refreshes: 288) { _ in 1.0 / 144 }
        let errors = errors(scene, from: next + 144)
        #expect(errors.count > 100 && errors.allSatisfy { $0 < 0.001 })
    }

    /// Field note 8.
    @Test func `refreshes of uneven length are drawn for as well as one can know`() throws {
        let scene = try Scene()
        scene.rest()
        // Intervals of a screen with a variable rate: each a little longer or shorter than the last.
        animate(scene, refreshes: 600) { 1.0 / 100 + 0.0008 * sin(Double($0) / 7) }
        let errors = errors(scene, from: 10)
        #expect(errors.count > 500)
        // At 500 points a second that is less than a point.
        #expect(errors.allSatisfy { $0 < 0.002 }, "\(errors.max() ?? 0)")
        let times = scene.recorder.frames.map(\.seconds)
        #expect(times == times.sorted())
    }

    /// A screen that refreshes when a frame is ready, 48 to 144 times a second: version 2 of presentation-time tells the
    /// shortest interval, version 1 tells 0. Each frame takes some milliseconds more than that.
    @Test(arguments: [1.0 / 144, 0])
    func `on a screen of variable rate frames are drawn for the time at which they are ready`(told: Double) throws {
        let scene = try Scene(isOld: told == 0)
        scene.compositor.setOutput(scale: 1, refreshRate: 144)
        scene.session.pump()
        scene.rest()
        scene.recorder.framesToAskFor = 600
        scene.window.requestFrame()
        scene.session.pump()
        for number in 0..<600 {
            let interval = 0.010 + 0.0005 * sin(Double(number) / 7)
            scene.session.refresh(scene.fake, interval: interval, telling: told)
        }
        let errors = errors(scene, from: 20)
        #expect(errors.count > 500)
        // Without an interval, the screen looks like one of 100 Hz whose refreshes are half a millisecond early or late.
        #expect(errors.allSatisfy { $0 < (told > 0 ? 0.0002 : 0.001) }, "\(errors.max() ?? 0)")
        let times = scene.recorder.frames.map(\.seconds)
        #expect(times == times.sorted())
        // Back to refreshes at fixed times.
        scene.recorder.framesToAskFor = 600
        scene.window.requestFrame()
        for _ in 0..<600 { scene.session.refresh(scene.fake, interval: 1.0 / 144, telling: told) }
        let later = self.errors(scene, from: scene.recorder.frames.count - 500)
        #expect(later.count > 400 && later.allSatisfy { $0 < 0.0002 }, "\(later.max() ?? 0)")
    }

    /// Compositors without a screen tell no interval, and their timers tick in whole milliseconds.
    @Test func `an interval that is not told is learned`() throws {
        let scene = try Scene()
        scene.rest()
        scene.recorder.framesToAskFor = 300
        scene.window.requestFrame()
        scene.session.pump()
        for _ in 0..<300 { scene.session.refresh(scene.fake, interval: 0.016, telling: 0) }
        let errors = errors(scene, from: 60)
        #expect(errors.count > 200 && errors.allSatisfy { $0 < 1e-4 }, "\(errors.max() ?? 0)")
    }

    @Test(arguments: [0.2, 0.9, 1.4, 2.6, 3.45])
    func `a frame that takes long to make is drawn for the refresh that shows it, and so are all that follow`(
        refreshes: Double
    ) throws {
        let interval = 1.0 / 60
        let scene = try Scene()
        scene.rest()
        animate(scene, refreshes: 10) { _ in interval }
        let first = scene.recorder.frames.count
        scene.recorder.framesToAskFor = 30
        scene.recorder.inNextFrame = { scene.session.work(for: refreshes * interval) }
        scene.window.requestFrame()
        scene.session.pump()
        // A frame that is committed half a refresh ahead is in time; a later one waits for another refresh.
        let seen = (refreshes + 0.5).rounded(.up)
        scene.session.refresh(scene.fake, interval: interval, after: (seen - refreshes) * interval)
        for _ in 0..<30 { scene.session.refresh(scene.fake, interval: interval) }
        scene.rest()
        let reports = scene.recorder.reports.filter { $0.index >= first }
        #expect(reports.count == 31)
        for report in reports {
            let expected = scene.recorder.expectations[report.index]
            #expect(abs(expected - (report.seconds ?? -1)) < 1e-4, "frame \(report.index - first)")
        }
        let times = scene.recorder.expectations
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    }

    /// Field note 9.
    @Test func `a compositor that asks for one frame a second gets one, and nothing happens between`() throws {
        let scene = try Scene()
        scene.rest()
        scene.recorder.framesToAskFor = 100
        scene.window.requestFrame()
        scene.session.pump()
        let (frames, wakeUps) = (scene.recorder.frames.count, scene.session.host.wakeUps.total)
        for _ in 0..<20 {
            scene.session.advance(by: 0.99)
            scene.session.refresh(scene.fake, interval: 0.01)
        }
        #expect(scene.recorder.frames.count == frames + 20)
        #expect(
            scene.session.host.wakeUps.total - wakeUps <= 60, "the report, the callback, and the buffer that comes back"
        )
    }

    @Test func `each wake-up has one cause, and all of them are told`() throws {
        let scene = try Scene(patience: 60)
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.session.pump()
        scene.fake.configure(width: 50, height: 50)
        scene.session.pump()
        scene.rest()
        scene.window.requestFrame(at: 100)
        scene.session.advance(by: 120)
        scene.session.crash()
        let wakeUps = scene.session.host.wakeUps
        let named = WakeUpCounts.Cause.allCases.reduce(0) { $0 + wakeUps[$1] }
        #expect(named == wakeUps.total && wakeUps.total > 5)
        for cause: WakeUpCounts.Cause in [.input, .configure, .frameCallback, .timer, .connection] {
            #expect(wakeUps[cause] > 0, "\(cause)")
        }
    }

    @Test func `a window that is closed in its own frame is not drawn, and nothing comes after`() throws {
        let scene = try Scene()
        scene.rest()
        let commits = scene.fake.commits.count
        scene.recorder.framesToAskFor = 3
        scene.recorder.inNextFrame = { scene.window.close() }
        scene.window.requestFrame()
        scene.session.pump()
        let frames = scene.recorder.frames.count
        scene.window.requestFrame()
        scene.session.advance(by: 1)
        #expect(scene.recorder.didDraw && scene.recorder.frames.count == frames)
        #expect(scene.fake.commits.count == commits)
    }

    /// Field note 45. Events that were read, but not dispatched before the process fell asleep, would wait for the next
    /// ones.
    @Test func `no event is left behind, in however many pieces they come`() throws {
        let scene = try Scene()
        for burst in 1...200 {
            for _ in 0..<(burst * 7) % 23 { scene.compositor.ping() }
            scene.compositor.dispatch()
            // One turn only, as for one wake-up.
            scene.session.host.processEvents()
            scene.compositor.dispatch()
        }
        let sent = (1...200).reduce(0) { $0 + ($1 * 7) % 23 }
        #expect(scene.compositor.pongs.count == sent)
    }
}
