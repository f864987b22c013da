import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Links in texts: tinted, and opened by the environment's `openURL` action.
@MainActor struct TextLinkTests {
    @MainActor private final class Opened {
        var urls: [String] = []
        var action: OpenURLAction {
            OpenURLAction { [self] url in
                urls.append(url.absoluteString)
                return .handled
            }
        }
    }

    private let opened = Opened()

    /// Each character is 10 points wide; the text lies in the middle of a window of 400 × 300 points.
    private func stage(_ text: some View) -> ViewStage { ViewStage(text.environment(\.openURL, opened.action)) }

    @Test func `pressing a link opens its address, pressing beside it does not`() {
        let stage = stage(
            Text("see [here](https://a.b/c) or [there](https://d.e)").frame(width: 400, alignment: .leading))
        stage.tap(at: CGPoint(x: 20, y: 150))
        #expect(opened.urls.isEmpty)
        stage.tap(at: CGPoint(x: 45, y: 150))
        stage.tap(at: CGPoint(x: 75, y: 150))
        #expect(opened.urls == ["https://a.b/c", "https://a.b/c"])
        stage.tap(at: CGPoint(x: 85, y: 150))
        stage.tap("there")
        #expect(opened.urls.last == "https://d.e" && opened.urls.count == 3)
    }

    @Test func `a link in two lines is hit in both, and not beside them`() {
        // "ab cdefghij" in lines of 6 characters: the link begins in the first and ends in the second.
        let stage = stage(Text("ab [cdefghij](https://a.b)").frame(width: 60))
        let left = 170.0
        stage.tap(at: CGPoint(x: left + 5, y: 141))
        stage.tap(at: CGPoint(x: left + 58, y: 159))
        #expect(opened.urls.isEmpty)
        stage.tap(at: CGPoint(x: left + 40, y: 141))
        stage.tap(at: CGPoint(x: left + 5, y: 159))
        #expect(opened.urls.count == 2)
    }

    @Test func `links take the focus one after the other, and Return opens them`() {
        let stage = stage(Text("[a](https://a.a) and [b](https://b.b)"))
        stage.press("Tab")
        stage.press("Return")
        stage.press("Tab")
        stage.press("Return")
        #expect(opened.urls == ["https://a.a", "https://b.b"])
    }

    @Test func `links are tinted, whatever colour the text has; an attributed string's own colour counts`() throws {
        let environment = EnvironmentValues()
        let runs = try stage(Text("a [b](https://a.b)").foregroundStyle(.red)).request().runs
        #expect(runs[0].paint == .color(Color.red.resolve(in: environment)))
        #expect(runs[1].paint == .color(Color.accentColor.resolve(in: environment)))
        let tinted = try stage(Text("[b](https://a.b)").tint(.green)).request().runs
        #expect(tinted[0].paint == .color(Color.green.resolve(in: environment)))
        var own = AttributedString("own")
        own.link = URL(string: "https://a.b")
        own.foregroundColor = .orange
        #expect(try stage(Text(own)).request().runs[0].paint == .color(Color.orange.resolve(in: environment)))
    }

    @Test func `pieces of one link are one link, though they look different`() {
        let stage = stage(Text("[a **b** c](https://a.b)"))
        #expect(stage.layers(ofView: "LinkTarget").count == 1)
        #expect(stage.layer("a b c") != nil)
    }

    @Observable fileprivate final class Model {
        var text = AttributedString("loading")
    }

    private struct Loading: View {
        let model: Model
        var body: some View { Text(model.text) }
    }

    @Test func `a link that comes later works too, and one that goes is gone`() throws {
        let model = Model()
        let stage = stage(Loading(model: model))
        let layer = try #require(stage.layer(ofView: "Text"))
        #expect(stage.layers(ofView: "LinkTarget").isEmpty)
        model.text = try AttributedString(markdown: "[go](https://a.b)")
        stage.frame()
        #expect(stage.layer(ofView: "Text") === layer)
        stage.tap("go")
        #expect(opened.urls == ["https://a.b"])
        model.text = AttributedString("gone")
        stage.frame()
        stage.tap("gone")
        #expect(opened.urls.count == 1 && stage.layers(ofView: "LinkTarget").isEmpty)
    }

    private struct Changing: View {
        @State private var isLong = false
        var body: some View {
            VStack {
                Text(isLong ? "now [go](https://a.b)" : "[go](https://a.b)")
                Button("change") { withAnimation(.linear(duration: 1)) { isLong = true } }
            }
        }
    }

    @Test func `a link works while the text around it changes`() throws {
        let stage = stage(Changing())
        stage.tap("change")
        stage.advance(by: 0.5)
        let text = try #require(stage.layer(ofView: "Text"))
        #expect(text.sublayers.contains { $0.viewName == "TextCell" })
        stage.tap("go")
        #expect(opened.urls == ["https://a.b"])
        stage.advance(by: 1)
        stage.tap("go")
        #expect(opened.urls.count == 2 && !text.sublayers.contains { $0.viewName == "TextCell" })
    }

    @Test func `a text without links has none of what links need`() {
        let stage = stage(Text("a **b**"))
        #expect(stage.layer(ofView: "Text")?.sublayers.isEmpty == true)
    }

    @Test func `a disabled link does nothing`() {
        let stage = stage(Text("[go](https://a.b)").disabled(true))
        stage.tap("go")
        #expect(opened.urls.isEmpty)
    }

    @Test func `an action may hand the address on, drop it, or take it`() {
        var accepted: [Bool] = []
        OpenURLAction { _ in .handled }(URL(filePath: "/")) { accepted.append($0) }
        OpenURLAction { _ in .discarded }(URL(filePath: "/")) { accepted.append($0) }
        #expect(accepted == [true, false])
    }
}
