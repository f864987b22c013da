import AnimationCore
import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The look of texts in one environment is computed once, and again when a value that it depends on changes.
@MainActor struct TextLookTests {
    @Test func `what was found out about an environment is forgotten when a value is set, in that copy alone`() {
        final class Finding {}
        var environment = EnvironmentValues()
        let finding = Finding()
        environment.digest = finding
        #expect(environment.digest == nil)  // no value is set, so nothing is kept
        environment.lineLimit = 1
        environment.digest = finding
        let copy = environment
        #expect(copy.digest === finding)
        environment.lineLimit = 2
        #expect(environment.digest == nil)
        #expect(copy.digest === finding)
        // An environment with a single owner is changed in place.
        environment.digest = finding
        environment.font = .title
        #expect(environment.digest == nil)
    }

    @Observable final class Switch {
        var isOn: Bool
        init(isOn: Bool = false) { self.isOn = isOn }
    }

    /// Two texts, one a plain string and one with modifiers of its own, in an environment that `change` edits.
    private struct Place: View {
        let state: Switch
        let change: @Sendable (inout EnvironmentValues, Bool) -> Void

        var body: some View {
            let isOn = state.isOn
            VStack {
                Text(verbatim: "word")
                Text(verbatim: "other ").kerning(1) + Text(verbatim: "words")
            }
            .transformEnvironment(\.self) { environment in
                // Set in either state, so that there is always an environment of its own.
                environment.lineLimit = 3
                change(&environment, isOn)
            }
        }
    }

    private func requests(_ stage: ViewStage) -> [TextRequest] {
        var found: [TextRequest] = []
        func look(_ layer: Layer) {
            if case .text(let layout) = layer.content, let text = layout as? GridTextLayout {
                found.append(text.request)
            }
            for inner in layer.sublayers { look(inner) }
        }
        look(stage.host.layers.root)
        return found
    }

    private func differs(_ change: @escaping @Sendable (inout EnvironmentValues, Bool) -> Void) -> [Bool] {
        let state = Switch()
        let stage = ViewStage(Place(state: state, change: change))
        let before = requests(stage)
        state.isOn = true
        stage.host.update()
        let after = requests(stage)
        #expect(before.count == 2 && after.count == 2)
        // Equal to texts that had the final state from the beginning.
        #expect(after == requests(ViewStage(Place(state: Switch(isOn: true), change: change))))
        return zip(before, after).map { $0 != $1 }
    }

    @Test func `texts follow each thing that they take from their place`() {
        #expect(differs { _, _ in } == [false, false])
        #expect(differs { if $1 { $0.font = .title } } == [true, true])
        #expect(differs { if $1 { $0.dynamicTypeSize = .xLarge } } == [true, true])
        #expect(differs { if $1 { $0.systemFonts = SystemFonts(standard: "Cantarell") } } == [true, true])
        #expect(differs { $0.lineLimit = $1 ? 2 : 4 } == [true, true])
        #expect(differs { if $1 { $0.multilineTextAlignment = .center } } == [true, true])
        #expect(differs { if $1 { $0.truncationMode = .head } } == [true, true])
        #expect(differs { if $1 { $0.minimumScaleFactor = 0.5 } } == [true, true])
        #expect(differs { if $1 { $0.allowsTightening = true } } == [true, true])
        #expect(differs { if $1 { $0.lineSpacing = 4 } } == [true, true])
        #expect(differs { if $1 { $0.layoutDirection = .rightToLeft } } == [true, true])
        #expect(differs { if $1 { $0.colorScheme = .dark } } == [false, false])
    }

    @Test func `letters follow the locale of their place, though looks do not name it`() throws {
        func word(_ locale: String) throws -> String {
            let view = Text(verbatim: "i").textCase(.uppercase).environment(\.locale, Locale(identifier: locale))
            return try ViewStage(view).request().runs[0].string
        }
        let (english, turkish) = (try word("en"), try word("tr"))
        #expect(english == "I")
        #expect(turkish == "İ")
    }

    private struct Changing: View {
        let state: Switch

        var body: some View {
            state.isOn ? Text(verbatim: "a") + Text(verbatim: "b").bold().foregroundStyle(.red) : Text(verbatim: "a")
        }
    }

    @Test func `a text that says more than a string, and one that says no more than that again, show what they say`()
        throws
    {
        let state = Switch()
        let stage = ViewStage(Changing(state: state))
        let first = try stage.request()
        #expect(first.runs.map(\.string) == ["a"])
        for isOn in [true, false] {
            state.isOn = isOn
            stage.host.update()
            let runs = try stage.request().runs
            #expect(runs.map(\.string) == (isOn ? ["a", "b"] : ["a"]))
            #expect((runs.last?.paint != nil) == isOn)
        }
    }

    @Test func `texts that say the same are equal, however they came to be`() {
        #expect(Text("a") == Text(verbatim: "a"))
        #expect(Text(verbatim: "a") != Text(verbatim: "b"))
        #expect(Text(verbatim: "a").bold() != Text(verbatim: "a"))
        #expect(Text(verbatim: "a").font(nil) == Text(verbatim: "a"))
        #expect(Text(verbatim: "a").foregroundColor(nil) == Text(verbatim: "a"))
        #expect(Text(verbatim: "a") + Text(verbatim: "b") != Text(verbatim: "ab"))
    }

    @Test func `no text keeps its window's views alive, whatever stands in it`() {
        let texts = [
            "plain": Text(verbatim: "plain"), "bold": Text(verbatim: "bold").bold(),
            "picture": Text(Image(systemName: "star")),
            "time": Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer),
        ]
        for (name, text) in texts {
            weak var host: ViewHost?
            do {
                let stage = ViewStage(text)
                host = stage.host
            }
            #expect(host == nil, "\(name)")
        }
    }
}
