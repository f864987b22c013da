import AnimationCore
import Foundation
import Geometry
import LayerTree
import Platform
import Testing
@_spi(Engine) import ViewGraph

@testable @_spi(Engine) import Controls
@testable @_spi(Engine) import Views

/// Fields and the keyboard: focus, Return, Escape and Tab, shortcuts while typing, and formatted values.
@MainActor struct FocusAndSubmitTests {
    private typealias Model = TextFieldTests.Model
    private let model = Model()

    private enum Place: Hashable { case first, second }

    private struct Form: View {
        @Bindable var model: TextFieldTests.Model
        @FocusState private var place: Place?

        var body: some View {
            VStack {
                Text("at \(place.map { "\($0)" } ?? "none")")
                TextField("First", text: $model.text) {
                    model.log.append("editing \($0)")
                } onCommit: {
                    model.log.append("commit")
                }
                .focused($place, equals: .first)
                TextField("Second", text: $model.other).focused($place, equals: .second)
                Button("Go") { model.log.append("go") }.keyboardShortcut(.defaultAction)
                Button("Stop") { model.log.append("stop") }.keyboardShortcut(.cancelAction)
                Button("Find") { model.log.append("find") }.keyboardShortcut("f")
                Button("Plain") { model.log.append("plain") }.keyboardShortcut("p", modifiers: [])
                Button("To second") { place = .second }
            }
            .onSubmit { model.log.append("submit") }
        }
    }

    @Test func `a click focuses a field, and the focus state follows`() {
        let stage = ViewStage(Form(model: model))
        stage.tap("First")
        #expect(stage.layer("at first") != nil)
        stage.tap("Second")
        #expect(stage.layer("at second") != nil)
        #expect(model.log == ["editing true", "editing false"])
        stage.tap("First")
        stage.tap("To second")
        #expect(stage.layer("at second") != nil)
        stage.type("x")
        #expect(model.other == "x")
    }

    @Test func `Tab goes from field to field, and what is there is selected`() {
        model.text = "old"
        let stage = ViewStage(Form(model: model))
        stage.key("Tab")
        #expect(stage.layer("at first") != nil)
        stage.type("new")
        #expect(model.text == "new")
        stage.key("Tab")
        stage.type("x")
        #expect(model.other == "x")
        stage.key("Tab", KeyInput.shift)
        #expect(stage.layer("at first") != nil)
    }

    @Test func `Return commits and submits, keeps the keyboard, and is not the default button's too`() {
        let stage = ViewStage(Form(model: model))
        stage.tap("First")
        stage.key("Return")
        #expect(model.log == ["editing true", "commit", "submit"])
        stage.type("a")
        #expect(model.text == "a")
    }

    @Test func `Escape is the cancel button's`() {
        let stage = ViewStage(Form(model: model))
        stage.tap("First")
        stage.key("Escape")
        #expect(model.log.last == "stop")
    }

    @Test func `what is typed is no shortcut, and a shortcut is not typed`() {
        let stage = ViewStage(Form(model: model))
        stage.key("p")
        #expect(model.log == ["plain"])
        stage.tap("First")
        stage.type("p")
        #expect(model.text == "p")
        #expect(model.log.last == "editing true")
        stage.key("f", KeyInput.control)
        #expect(model.log.last == "find")
        #expect(model.text == "p")
    }

    private struct Scoped: View {
        @Bindable var model: TextFieldTests.Model
        var body: some View {
            VStack {
                TextField("Outer", text: $model.text).onSubmit { model.log.append("own") }
                TextField("Inner", text: $model.other).submitScope()
            }
            .onSubmit { model.log.append("all") }
            .onSubmit(of: .search) { model.log.append("search") }
        }
    }

    @Test func `of several onSubmit the innermost comes first, and a scope ends them`() {
        let stage = ViewStage(Scoped(model: model))
        stage.tap("Outer")
        stage.key("KP_Enter")
        #expect(model.log == ["own", "all"])
        stage.tap("Inner")
        stage.key("Return")
        #expect(model.log == ["own", "all"])
    }

    private struct Keys: View {
        @Bindable var model: TextFieldTests.Model
        var body: some View {
            TextField("Name", text: $model.text)
                .onKeyPress(.upArrow) {
                    model.log.append("up")
                    return .handled
                }
                .onKeyPress(characters: .decimalDigits, phases: .all) { press in
                    model.log.append("\(press.characters) \(press.phase.rawValue)")
                    return press.characters == "7" ? .handled : .ignored
                }
                .onKeyPress("k", phases: .up) { _ in
                    model.log.append("k up")
                    return .ignored
                }
        }
    }

    @Test func `onKeyPress around a field is asked before it`() {
        let stage = ViewStage(Keys(model: model))
        stage.tap("Name")
        stage.type("a78")
        #expect(model.text == "a8")
        stage.key("Up")
        stage.key("k", 0, .up)
        #expect(model.log == ["7 1", "8 1", "up", "k up"])
        #expect(model.text == "a8")
    }

    // MARK: Values

    private struct Values: View {
        @State var number = 1234.5
        @State var maybe: Int?
        var body: some View {
            VStack {
                TextField("Number", value: $number, format: .number)
                TextField("Maybe", value: $maybe, format: .number)
                Text("is \(number.formatted(.number.grouping(.never))), \(maybe.map { "\($0)" } ?? "nothing")")
            }
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    @Test func `a value is taken at Return, or when the keyboard leaves, in the locale's form`() {
        let stage = ViewStage(Values())
        #expect(stage.fieldText == "1,234.5")
        stage.key("Tab")
        stage.type("2,000")
        #expect(stage.layer("is 1234.5, nothing") != nil)
        stage.key("Return")
        #expect(stage.layer("is 2000, nothing") != nil)
        #expect(stage.fieldText == "2,000")
        stage.key("Tab")
        stage.type("7")
        stage.key("Tab")
        #expect(stage.layer("is 2000, 7") != nil)
    }

    @Test func `what is no value is forgotten, as is everything at Escape, and nothing is nil`() {
        let stage = ViewStage(Values(maybe: 5))
        stage.key("Tab")
        stage.type("abc")
        #expect(stage.fieldText == "abc")
        stage.key("Return")
        #expect(stage.fieldText == "1,234.5")
        stage.key("a", KeyInput.control)
        stage.type("9")
        stage.key("Escape")
        #expect(stage.fieldText == "1,234.5")
        stage.key("Tab")
        stage.key("BackSpace")
        stage.key("Return")
        #expect(stage.layer("is 1234.5, nothing") != nil)
    }

    @Test func `formatters of Foundation work too`() {
        struct Old: View {
            @State var count = 3
            var body: some View {
                VStack {
                    TextField("Count", value: $count, formatter: NumberFormatter())
                    Text("is \(count)")
                }
            }
        }
        let stage = ViewStage(Old())
        stage.key("Tab")
        stage.type("12")
        stage.key("Return")
        #expect(stage.layer("is 12") != nil)
    }

    // MARK: Touch

    @Test func `a finger's drag on a field scrolls what is around, and does not take the keyboard`() throws {
        let stage = ViewStage(
            size: CGSize(width: 200, height: 100),
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { number in
                        TextField("\(number)", text: .constant("field \(number)")).frame(height: 30)
                    }
                }
            })
        let pointer = stage.host.pointer
        pointer.pressed(at: CGPoint(x: 20, y: 45), time: 0, isTouch: true)
        pointer.moved(to: CGPoint(x: 20, y: 20), time: 0.1)
        pointer.moved(to: CGPoint(x: 20, y: 10), time: 0.2)
        stage.frame()
        pointer.released(at: CGPoint(x: 20, y: 10), time: 0.9)
        stage.advance(by: 1)
        #expect(stage.host.focus.focused == nil)
        #expect(try #require(stage.layer("field 0")).quad[0].y < 0)
    }

    // MARK: Scrolling into view

    @Test func `what gets the keyboard is scrolled into view`() throws {
        let stage = ViewStage(
            size: CGSize(width: 200, height: 100),
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { number in
                        TextField("\(number)", text: .constant("field \(number)")).frame(height: 30)
                    }
                }
            })
        for _ in 0..<6 { stage.key("Tab") }
        stage.advance(by: 0.5)
        stage.key("End")
        stage.key("Home")
        stage.key("Home", 0, .up)
        stage.advance(by: 0.5)
        let frame = try #require(stage.layer("field 5")).quad
        #expect(frame.map(\.y).max() ?? 1000 <= 100)
        #expect(frame.map(\.y).min() ?? -1 >= 0)
    }
}
