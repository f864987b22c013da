import Combine
import Foundation
import OffscreenPlatform
import Platform

// A program whose timers run offscreen in program time. It prints the frame at which each fired, for its tests to read.

/// Drives an offscreen host until `end`, in seconds, and prints events with the number of their frame.
@MainActor final class Log: FrameDriver, WindowDelegate {
    let host = OffscreenHost(framesPerSecond: 60)
    private let end: Double
    private var frames = 0

    init(end: Double) { self.end = end }

    func note(_ what: String) { print("\(what) at frame \(Int((host.time * 60).rounded()))") }

    var nextDueTime: Double? { end }
    func frameBegins(at time: Double, isIdle: Bool) -> ExitStatus? {
        guard time >= end else { return nil }
        print("\(frames) frames drawn")
        return .success
    }

    func window(_ window: any Window, received event: WindowEvent) {
        if case .frame = event { frames += 1 }
    }
}

MainActor.assumeIsolated {
    let log = Log(end: 1)
    let host = log.host
    host.driver = log
    let window = host.openOffscreenWindow(
        WindowOptions(title: "", applicationID: "", size: nil), delegate: log)

    DispatchQueue.main.async {
        log.note("async")
        DispatchQueue.main.async { log.note("async in async") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        log.note("asyncAfter 0.25")
        window.requestFrame()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("asyncAfter 0.25 + 0.5") }
    }
    let timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
        MainActor.assumeIsolated { log.note("timer 0.2") }
    }
    let ticks = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect().sink { _ in
        MainActor.assumeIsolated { log.note("publisher 0.3") }
    }
    Task { @MainActor in
        log.note("task")
        try await Task.sleep(for: .seconds(0.1))
        log.note("slept 0.1")
        try await Task.sleep(for: .seconds(0.5))
        log.note("slept 0.1 + 0.5")
    }
    let status = host.run()
    timer.invalidate()
    ticks.cancel()
    exit(status.code)
}
