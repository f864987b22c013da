import FakeCompositor
import Platform
import SwiftUI
import WaylandPlatform

@testable import Runtime

extension FakeSession {
    /// Opens the window of a program, as a program of its own opens it.
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
