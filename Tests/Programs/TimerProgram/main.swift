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

    /// Notes how long ago `start` is by the process's own clock, in milliseconds.
    func note(_ what: String, since start: Date) {
        note("\(what), \(Int((Date().timeIntervalSince(start) * 1000).rounded())) ms later,")
    }

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

/// Waits in loops and on objects of its own, with dates by which the waits end.
@MainActor func waitsByItself() {
    let host = OffscreenHost(framesPerSecond: 60, startDate: Date(timeIntervalSinceReferenceDate: 0))
    let start = Date()
    RunLoop.main.run(until: start + 0.05)
    print(Date() >= start + 0.05 ? "run loop came back" : "too early")
    let condition = NSCondition()
    condition.lock()
    print(condition.wait(until: Date() + 0.05) ? "signalled by nobody" : "condition timed out")
    condition.unlock()
    let result = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05)
    print(result == .timedOut ? "semaphore timed out" : "signalled by nobody")
    print(host.run() == .success ? "went on" : "failed")
}

/// Starts endless loops in processes of their own, two for each processor. Each ends by itself after ten seconds, should this
/// program be ended before it.
///
/// - Throws: an error of Foundation if `timeout` is not there.
func startLoops() throws -> [Process] {
    try (0..<2 * ProcessInfo.processInfo.activeProcessorCount).map { _ in
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/timeout")
        process.arguments = ["10", "sh", "-c", "while :; do :; done"]
        try process.run()
        return process
    }
}

let loops = CommandLine.arguments.contains("--busy") ? try startLoops() : []

MainActor.assumeIsolated {
    if CommandLine.arguments.contains("--waits") {
        waitsByItself()
        exit(0)
    }
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
    DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.4)
        DispatchQueue.main.async { log.note("thread slept 0.4") }
    }
    Thread.detachNewThread {
        let start = Date()
        while Date().timeIntervalSince(start) < 0.5 { usleep(50_000) }
        DispatchQueue.main.async { log.note("thread asked for 0.5") }
    }
    let start = Date()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
        log.note("asyncAfter 0.6", since: start)
        // As if it computed for long: no time passes on the process's clocks.
        let limit = DispatchTime.now().uptimeNanoseconds
        var sum = 0.0
        for number in 0..<3_000_000 { sum += Double(number).squareRoot() }
        log.note(
            "\(sum > 0 && DispatchTime.now().uptimeNanoseconds == limit ? "computed" : "time passed")", since: start)
        Thread.sleep(forTimeInterval: 0.01)
        log.note("main thread slept 0.01", since: start)
    }
    let status = host.run()
    for process in loops { process.terminate() }
    timer.invalidate()
    ticks.cancel()
    exit(status.code)
}
