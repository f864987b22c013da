import FakeCompositor
import Platform
import SwiftUI
@_spi(Engine) import Views
import WaylandPlatform

@testable import Runtime

extension FakeSession {
    /// Opens the program's first window as a real program does.
    ///
    /// - Throws: The host's error if no window can be opened.
    func open(_ app: some App, _ options: RuntimeOptions) throws -> ProgramWindow {
        let host = host
        let composition = Program(app: app, options: options)
        let program = ProgramWindow(
            pipeline: composition.makePipeline(FrameReport(host: host.name, refreshRate: 60))
        ) { host.stop(.success) }
        try program.open(on: host, composition.windowOptions)
        pump()
        return program
    }
}
