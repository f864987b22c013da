import FakeCompositor
import Foundation
import Platform
import SwiftUI
import Testing
@_spi(Engine) import Views
import WaylandPlatform

@testable import Runtime

/// Window size limits that follow from the content's size.
@MainActor struct WindowSizingTests {
    @Test func `a window of its content's size opens with it and keeps it`() throws {
        let desktop = try Desktop(Fixed())
        #expect(desktop.fake.minimumSize == CGSize(width: 220, height: 130))
        #expect(desktop.fake.maximumSize == CGSize(width: 220, height: 130))
        #expect(desktop.fake.commits.map(\.width) == [220] && desktop.fake.commits.map(\.height) == [130])
    }

    @Test func `content that becomes larger makes its window larger`() throws {
        let desktop = try Desktop(Growing())
        #expect(desktop.fake.minimumSize == CGSize(width: 300, height: 100))
        #expect(desktop.fake.maximumSize == .zero, "there is no most")
        Growing.width?.wrappedValue = 900
        desktop.settle()
        #expect(desktop.fake.minimumSize == CGSize(width: 900, height: 100))
        #expect(desktop.fake.commits.last?.width == 900, "as much as it needs, and no more")
        #expect(desktop.fake.commits.last?.height == 600)
    }
}

private struct Fixed: App {
    var body: some Scene {
        WindowGroup { Color.red.frame(width: 220, height: 130) }.windowResizability(.contentSize)
    }
}

private struct Growing: App {
    static var width: Binding<CGFloat>?

    var body: some Scene {
        WindowGroup { Content() }.windowResizability(.contentMinSize)
    }

    private struct Content: View {
        @State private var width: CGFloat = 300

        var body: some View {
            Color.red.frame(minWidth: width, minHeight: 100).onAppear { Growing.width = $width }
        }
    }
}

/// A program in a window on a fake desktop.
@MainActor private struct Desktop {
    let session: FakeSession
    let fake: FakeWindow
    private let windows: ProgramWindows

    init<Shown: App>(_ app: Shown) throws {
        let compositor = try #require(FakeCompositor())
        session = try FakeSession(compositor)
        let program = Program(app: app, options: RuntimeOptions())
        windows = program.makeWindows(on: session.host, FrameReport(host: "wayland", refreshRate: 60))
        let sizing = app.body._windowDescription().resizability
        try windows.main.open(on: session.host, program.windowOptions, sizing: sizing)
        session.pump()
        fake = try #require(compositor.windows.first)
        settle()
    }

    func settle() {
        session.pump()
        while fake.outstandingCallbacks > 0 { session.refresh(fake) }
    }
}
