import Foundation
import OffscreenPlatform
import Platform
import Testing

@MainActor struct OffscreenHostTests {
    private let host = OffscreenHost(framesPerSecond: 60, servesTimers: false)

    private func open(_ delegate: Recorder, size: CGSize? = CGSize(width: 40, height: 30)) -> OffscreenWindow {
        host.openOffscreenWindow(WindowOptions(title: "t", applicationID: "a", size: size), delegate: delegate)
    }

    @Test func `a window is configured, then gets its first frame at time 0, and no other that it did not ask for`() {
        let recorder = Recorder()
        let window = open(recorder)
        host.advance(to: 5)
        #expect(recorder.events == ["configured 40x30@1", "frame 0 at 0.0"])
        #expect(!window.isFrameRequested && host.time == 5)
    }

    @Test func `frame k is at k divided by the rate, exactly`() {
        let recorder = Recorder()
        recorder.wantsMore = true
        let window = open(recorder)
        host.advance(to: 10)
        #expect(recorder.times == (0...600).map { Double($0) / 60 })
        #expect(window.isFrameRequested)
    }

    @Test func `time passed over costs nothing and loses no exactness`() {
        let recorder = Recorder()
        let window = open(recorder)
        host.advance(to: 86_400)
        window.requestFrame()
        window.requestFrame()
        host.advance()
        #expect(recorder.times == [0, 86_400 + 1.0 / 60])
    }

    @Test func `the driver runs before the frame, at the first frame not before its time`() {
        let recorder = Recorder()
        let window = open(recorder)
        let driver = Driver(times: [0, 0.101, 3]) { recorder.events.append("driver \($0 * 60) \($1)") }
        host.driver = driver
        driver.action = { time in if time > 0.1 && time < 1 { window.requestFrame() } }
        #expect(host.run() == .success)
        #expect(
            recorder.events == [
                "configured 40x30@1", "driver 0.0 false", "frame 0 at 0.0", "driver 7.0 true",
                "frame 1 at \(7.0 / 60)", "driver 180.0 true",
            ])
    }

    @Test func `a buffer is empty at first, then holds the last frame, and is empty again after a resize`() {
        let recorder = Recorder()
        let window = open(recorder)
        recorder.draw = { buffer in
            recorder.events.append("age \(buffer.age) \(buffer.width)x\(buffer.height)/\(buffer.stride)")
            return [PixelRect(x: 0, y: 0, width: 2, height: 1)]
        }
        host.advance()
        window.requestFrame()
        host.advance()
        window.resize(to: CGSize(width: 10, height: 5))
        window.setScale(1.5)
        host.advance()
        #expect(
            recorder.events.filter { !$0.hasPrefix("presented") } == [
                "configured 40x30@1", "frame 0 at 0.0", "age 0 40x30/160", "frame 1 at \(1.0 / 60)", "age 1 40x30/160",
                "configured 10x5@1", "configured 10x5@1.5", "frame 2 at \(2.0 / 60)", "age 0 15x8/60",
            ])
        #expect(window.committedFrames == 3 && window.damagedPixels == 6)
        #expect(window.content.pixels.count == 15 * 8)
    }

    @Test func `a frame without damage is not shown; one with it is shown at its own time`() {
        let recorder = Recorder()
        let window = open(recorder)
        recorder.draw = { _ in [] }
        host.advance()
        #expect(!recorder.events.contains { $0.hasPrefix("presented") })
        recorder.draw = { _ in [PixelRect(x: 39, y: 29, width: 9, height: 9)] }
        window.requestFrame()
        host.advance()
        #expect(recorder.events.last == "presented 1 at \(1.0 / 60)")
        #expect(window.damagedPixels == 1)
    }

    @Test func `what is sent within a frame can be drawn at once, at the same time`() {
        let recorder = Recorder()
        let window = open(recorder)
        host.advance()
        let driver = Driver(times: [1]) { _, _ in }
        driver.action = { _ in
            window.requestFrame()
            #expect(window.deliverFrame())
            #expect(!window.deliverFrame())
        }
        host.driver = driver
        host.advance()
        #expect(recorder.times == [0, 1])
    }

    @Test func `the first word on how to end counts`() {
        let recorder = Recorder()
        _ = open(recorder)
        recorder.onFrame = { [host] in
            host.stop(.missingData("x"))
            host.stop(.success)
        }
        #expect(host.run() == .missingData("x"))
    }

    @Test func `a closed window hears nothing more`() {
        let recorder = Recorder()
        recorder.wantsMore = true
        let window = open(recorder)
        host.advance()
        window.close()
        window.requestFrame()
        window.send(.closeRequested)
        #expect(!host.advance())
        #expect(recorder.times == [0] && host.windows.isEmpty)
    }

    @Test func `a window that does not care gets the host's size`() {
        #expect(open(Recorder(), size: nil).size == OffscreenHost.defaultSize)
    }

    @Test func `a frame that is wanted at a time comes in the first frame not before it, and none comes between`() {
        let recorder = Recorder()
        let window = open(recorder)
        host.advance(to: 0)
        window.requestFrame(at: 99)
        window.requestFrame(at: 2.01)
        host.advance(to: 60)
        #expect(recorder.times == [0, 121.0 / 60], "the last wish counts, once")
        #expect(host.wakeUps[.timer] == 1 && host.wakeUps[.frameCallback] == 2)
        window.requestFrame(at: 70)
        window.requestFrame(at: nil)
        host.advance(to: 80)
        #expect(recorder.times.count == 2)
        window.requestFrame(at: 3)
        host.advance()
        #expect(recorder.times.last == 80 + 1.0 / 60, "a time that has passed is the next frame")
    }

    @Test(arguments: [Double.nan, .infinity, 1e300, -.infinity, -1e300])
    func `a time that makes no sense does not stop the clock`(time: Double) {
        let recorder = Recorder()
        let window = open(recorder)
        host.advance(to: 0)
        window.requestFrame(at: time)
        host.advance(to: 1)
        #expect(host.time == 1 && recorder.times.count <= 2)
    }

    @Test func `a run in which only a far time is waited for ends`() {
        let recorder = Recorder()
        let window = open(recorder)
        recorder.onFrame = { [weak window] in window?.requestFrame(at: .infinity) }
        #expect(host.run() == .success && recorder.times == [0])
    }
}

@MainActor private final class Recorder: WindowDelegate {
    var events: [String] = []
    var times: [Double] = []
    var wantsMore = false
    var draw: ((PixelBuffer) -> [PixelRect])?
    var onFrame: () -> Void = {}

    func window(_ window: any Window, received event: WindowEvent) {
        switch event {
        case .configured(let configuration):
            let scale = configuration.scale == 1 ? "1" : String(configuration.scale)
            events.append("configured \(Int(configuration.size.width))x\(Int(configuration.size.height))@\(scale)")
        case .frame(let time):
            events.append("frame \(time.index) at \(time.seconds)")
            times.append(time.seconds)
            onFrame()
            if let draw { window.draw(draw) }
            if wantsMore { window.requestFrame() }
        case .unseen(let time): events.append("unseen at \(time)")
        case .presented(let report): events.append("presented \(report.index) at \(report.seconds ?? -1)")
        case .pointer, .key, .modifiersHeld, .composed, .drag, .closeRequested: events.append("input")
        }
    }
}

@MainActor private final class Driver: FrameDriver {
    private var times: [Double]
    private let note: (Double, Bool) -> Void
    var action: (Double) -> Void = { _ in }

    init(times: [Double], note: @escaping (Double, Bool) -> Void) {
        self.times = times
        self.note = note
    }

    var nextDueTime: Double? { times.first }
    func frameBegins(at time: Double, isIdle: Bool) -> Platform.ExitStatus? {
        note(time, isIdle)
        times.removeFirst()
        action(time)
        return times.isEmpty ? .success : nil
    }
}
