import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Links, and the actions that open them.
@MainActor struct LinkTests {
    @MainActor final class Log {
        var opened: [String] = []
        var accepted: [Bool] = []
    }

    private let log = Log()

    private func address(_ path: String) throws -> URL { try #require(URL(string: "https://example.org/\(path)")) }

    private func stage(_ view: some View) -> ViewStage {
        let stage = ViewStage(view)
        let log = log
        stage.host.editEnvironment { environment in
            environment.systemURLOpener = SystemURLOpener { url in
                log.opened.append(url.lastPathComponent)
                return true
            }
        }
        stage.frame()
        return stage
    }

    @Test func `a link is opened by the system, by pointer and by key`() throws {
        let stage = stage(Link("Home page", destination: try address("home")))
        stage.tap("Home page")
        #expect(log.opened == ["home"])
        stage.press("Tab")
        stage.press("Return")
        #expect(log.opened == ["home", "home"])
    }

    @Test func `a handler opens it itself, refuses it, or has the system open that or another address`() throws {
        let other = try address("other")
        let stage = stage(
            VStack {
                ForEach(["own", "bad", "out", "moved"], id: \.self) { name in
                    Link(name, destination: URL(filePath: "/\(name)"))
                }
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    switch url.lastPathComponent {
                    case "own":
                        self.log.opened.append("by hand")
                        return .handled
                    case "bad": return .discarded
                    case "moved": return .systemAction(other)
                    default: return .systemAction
                    }
                }))
        for name in ["own", "bad", "out", "moved"] { stage.tap(name) }
        #expect(log.opened == ["by hand", "out", "other"])
    }

    private struct Asking: View {
        let log: Log
        let url: URL
        @Environment(\.openURL) private var openURL

        var body: some View {
            Button("Ask") { openURL(url) { log.accepted.append($0) } }
        }
    }

    @Test(arguments: [true, false]) func `whoever opens an address is told whether it was accepted`(isHandled: Bool)
        throws
    {
        let stage = stage(
            Asking(log: log, url: try address("x"))
                .environment(\.openURL, OpenURLAction { _ in isHandled ? .handled : .discarded }))
        stage.tap("Ask")
        #expect(log.accepted == [isHandled])
        #expect(log.opened.isEmpty)
    }
}
