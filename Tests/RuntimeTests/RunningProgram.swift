import OffscreenPlatform
import SwiftUI
@_spi(Engine) import ViewGraph

@testable import Runtime

/// A program with its windows, which runs offscreen.
@MainActor class RunningProgram {
    let host = OffscreenHost(servesTimers: false, servesRunLoop: false)
    let windows: ProgramWindows

    /// Opens the first window of `app`.
    ///
    /// - Throws: if the window cannot be opened.
    init(_ app: some App) throws {
        let program = Runtime.Program(app: app, options: RuntimeOptions())
        windows = program.makeWindows(on: host, FrameReport(host: "offscreen", refreshRate: 60))
        try windows.main.open(on: host, program.windowOptions)
        settle()
    }

    /// Runs until all updates have been shown.
    func settle() {
        for _ in 0..<5 { host.advance(until: .infinity) }
    }

    /// Texts in each window, the first window first.
    var texts: [[String]] { windows.windows.map(\.pipeline.views.layers.names) }
}
