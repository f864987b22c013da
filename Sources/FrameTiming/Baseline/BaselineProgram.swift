import CairoRenderer
import Foundation
import OffscreenPlatform
import Platform
import Runtime
import WaylandPlatform

/// Program that calls Cairo and pixman directly: what a careful programmer gets from them without further optimisation.
///
/// Of Lilt it uses the hosts' windows and clocks only.
@MainActor struct BaselineProgram {
    let play: Play
    let options: RuntimeOptions
    /// Running time in seconds; nil runs until the window is closed or the script ends.
    let seconds: Double?
    /// File of the report, with those fields of the frame report that apply here.
    let report: URL

    func run() -> ExitStatus {
        do throws(HostError) {
            if options.host == .offscreen {
                return try run(on: OffscreenHost(framesPerSecond: options.framesPerSecond, servesTimers: false))
            }
            return try run(on: try WaylandHost())
        } catch {
            return error.status
        }
    }

    /// Runs the program in a window of `host`.
    ///
    /// - Throws: `HostError` if the script cannot be read or the window cannot be opened.
    private func run(on host: any Platform.Host) throws(HostError) -> ExitStatus {
        let steps = try options.script()?.steps ?? []
        let end = seconds ?? steps.last?.time.seconds ?? .infinity
        let window = BaselineWindow(BaselineCards(play), seconds: end) { host.stop(.success) }
        for step in steps {
            guard case .capture(let name) = step.command else { continue }
            window.captures.append((step.time.seconds, options.outputFolder.appending(path: "\(name)").path))
        }
        let opened = try host.openWindow(
            WindowOptions(title: "frame-timing", applicationID: "frame-timing", size: CardGrid.window), delegate: window
        )
        opened.requestFrame()
        let status = host.run()
        let values: [String: Any] = [
            "host": host.name, "frames": window.frames, "missed": window.missed,
            "cpu_ms_per_frame": window.cpuMillisecondsPerFrame,
        ]
        do {
            try JSONSerialization.data(withJSONObject: values).write(to: report)
        } catch {
            return .cannotCreate("cannot write \(report.path): \(error.localizedDescription)")
        }
        if let failure = window.failure { return .cannotCreate("\(failure)") }
        return status
    }
}

/// Window of the baseline; each frame draws what has moved.
@MainActor private final class BaselineWindow: WindowDelegate {
    private let cards: BaselineCards
    private let seconds: Double
    private let onEnd: () -> Void
    private var poses: [BaselineCards.Pose] = []
    /// Rectangles changed by the last frames, newest last; at most 3 frames.
    private var history: [[PixelRect]] = []
    private var cpuAtFirstFrame = 0.0
    /// Captures of a script, with their times; other commands are ignored.
    var captures: [(time: Double, path: String)] = []
    /// Error of the first picture that could not be written.
    private(set) var failure: PNGFile.Failure?
    private(set) var frames = 0
    private(set) var missed = 0
    private var lastTime: Double?

    init(_ cards: BaselineCards, seconds: Double, onEnd: @escaping () -> Void) {
        self.cards = cards
        self.seconds = seconds
        self.onEnd = onEnd
    }

    var cpuMillisecondsPerFrame: Double {
        (ProcessUsage.cpuMilliseconds - cpuAtFirstFrame) / Double(max(1, frames - 1))
    }

    func window(_ window: any Window, received event: WindowEvent) {
        switch event {
        case .configured:
            history = []
            poses = []
            window.requestFrame()
        case .frame(let frame):
            draw(at: frame.seconds, in: window)
            if frame.seconds >= seconds { onEnd() }
        case .closeRequested: onEnd()
        case .presented, .unseen, .pointer, .key, .modifiersHeld, .composed, .drag: break
        }
    }

    private func draw(at time: Double, in window: any Window) {
        let now = (0..<cards.grid.count).map { cards.pose(of: $0, at: time) }
        let moved = poses.isEmpty ? Array(now.indices) : now.indices.filter { now[$0] != poses[$0] }
        var changed: [PixelRect] = []
        for index in moved {
            if !poses.isEmpty { changed.append(cards.bounds(of: poses[index])) }
            changed.append(cards.bounds(of: now[index]))
        }
        if moved.isEmpty {
            // Two frames may be for the same time, if the first was late.
            if cards.haveMotion { window.requestFrame() }
            return
        }
        let drawn = window.draw { buffer in
            let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
            let isKnown = buffer.age > 0 && buffer.age - 1 <= history.count && !poses.isEmpty
            let stale = isKnown ? changed + history.suffix(buffer.age - 1).flatMap { $0 } : [whole]
            let canvas = BaselineCanvas(buffer, damage: stale.map { $0.intersection(whole) }.filter { !$0.isEmpty })
            canvas.fill(CardLook.table)
            for index in now.indices where canvas.touches(cards.bounds(of: now[index])) {
                cards.draw(index, now[index], on: canvas)
            }
            while let capture = captures.first, capture.time <= time {
                do throws(PNGFile.Failure) {
                    try PNGFile.write(Bitmap(buffer), to: capture.path)
                } catch {
                    failure = failure ?? error
                }
                captures.removeFirst()
            }
            return isKnown ? changed : [whole]
        }
        if drawn {
            history.append(changed)
            if history.count > 3 { history.removeFirst() }
            poses = now
            count(at: time, refreshRate: window.refreshRate)
        }
        window.requestFrame()
    }

    private func count(at time: Double, refreshRate: Double) {
        frames += 1
        if frames == 1 { cpuAtFirstFrame = ProcessUsage.cpuMilliseconds }
        if let lastTime { missed += max(0, Int(((time - lastTime) * refreshRate).rounded()) - 1) }
        lastTime = time
    }
}
