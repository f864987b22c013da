import AnimationCore
import Foundation
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph

@testable @_spi(Engine) import Controls
@testable @_spi(Engine) import Views

/// Buttons, toggles, sliders, steppers and progress views: by pointer and by key.
@MainActor struct ControlTests {
    @MainActor @Observable final class Model {
        var isOn = false
        var value = 0.5
        var count = 3
        var log: [String] = []
    }

    private let model = Model()

    // MARK: Toggle

    private struct Toggles: View {
        @Bindable var model: Model

        var body: some View {
            VStack {
                Toggle("Sound", isOn: $model.isOn)
                Toggle("Tick", isOn: $model.isOn).toggleStyle(.checkbox)
                Toggle("Down", isOn: $model.isOn).toggleStyle(.button)
                Toggle("Mine", isOn: $model.isOn).toggleStyle(OnOff())
            }
            .padding()
        }
    }

    private struct OnOff: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.isOn ? "on" : "off").onTapGesture { configuration.isOn.toggle() }
        }
    }

    @Test func `toggles of every style change their value, by pointer and by Space`() throws {
        let stage = ViewStage(Toggles(model: model))
        let knob = try #require(stage.layers(ofView: "Capsule").first).frameInWindow
        stage.tap(at: CGPoint(x: knob.midX, y: knob.midY))
        #expect(model.isOn)
        stage.tap("Tick")
        #expect(!model.isOn)
        stage.tap("Down")
        #expect(model.isOn)
        stage.tap("on")
        #expect(!model.isOn)
        #expect(stage.layer("off") != nil)
        stage.press("Tab")
        stage.press("space")
        #expect(model.isOn)
    }

    @Test func `a disabled toggle does nothing, and hidden labels are not there`() throws {
        let stage = ViewStage(
            VStack {
                Toggle("Tick", isOn: Bindable(model).isOn).toggleStyle(.checkbox).disabled(true)
                Toggle("Sound", isOn: Bindable(model).isOn).labelsHidden()
            })
        stage.tap("Tick")
        #expect(!model.isOn)
        #expect(stage.layer("Sound") == nil)
    }

    // MARK: Slider

    @Test func `a slider's scale holds values within its bounds and on its steps`() {
        let scale = SliderScale(lower: 10, upper: 20, step: 3)
        #expect(scale.value(at: 0) == 10)
        #expect(scale.value(at: 0.14) == 10)
        #expect(scale.value(at: 0.16) == 13)
        #expect(scale.value(at: 1) == 19, "the last step that fits")
        #expect(scale.value(at: .nan) == 10)
        #expect(scale.fraction(of: 15) == 0.5)
        #expect(scale.fraction(of: -4) == 0)
        #expect(scale.fraction(of: .infinity) == 0)
        #expect(scale.value(19, after: .increment) == 19)
        #expect(scale.value(19, after: .decrement) == 16)
        #expect(SliderScale(lower: 0, upper: 1, step: nil).value(0.5, after: .increment) == 0.55)
        #expect(SliderScale(lower: 0, upper: 0.3, step: 0.1).value(at: 1) == 0.3, "in spite of rounding")
        #expect(SliderScale(lower: 5, upper: 5, step: nil).fraction(of: 5) == 0)
    }

    @Test func `a slider's knob comes to a press beside it and stays under the pointer that takes it`() {
        let stage = ViewStage(
            Slider(value: Bindable(model).value) { self.model.log.append("editing \($0)") }.frame(width: 220))
        // The track lies from x = 90 to 310; the knob is 20 wide and can move 200 points.
        stage.press(at: 150, 150)
        #expect(model.value == 0.25)
        stage.move(to: 200, 150)
        #expect(model.value == 0.5)
        stage.move(to: 900, 150)
        #expect(model.value == 1)
        stage.release(at: 200, 150)
        #expect(model.log == ["editing true", "editing false"])
        // Pressed 5 points beside its middle, the knob moves as far as the pointer does.
        stage.press(at: 305, 150)
        #expect(model.value == 1)
        stage.move(to: 285, 150)
        #expect(abs(model.value - 0.9) < 1e-9)
        stage.release(at: 285, 150)
    }

    @Test func `a slider is found by its label, which is not shown`() {
        let named = ViewStage(Slider(value: Bindable(model).value) { Text("Volume") }.frame(width: 220))
        #expect(named.layers(ofView: "Text").isEmpty)
        model.value = 0
        named.tap("Volume")
        #expect(model.value == 0.5)
        let between = ViewStage(
            Slider(value: Bindable(model).value) {
                Label("Volume", systemImage: "speaker")
            } minimumValueLabel: {
                Text("min")
            } maximumValueLabel: {
                Text("max")
            }.frame(width: 220))
        #expect(between.centre("Volume").x > between.centre("min").x + 80, "the track, not what is beside it")
        let older = ViewStage(
            Slider(
                value: Bindable(model).value, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("min"),
                maximumValueLabel: Text("max")
            ) {
                Text("Volume")
            }.frame(width: 220))
        #expect(older.centre("Volume") == between.centre("Volume"), "the form with values as labels")
    }

    @Test func `keys move a slider by its step`() {
        let stage = ViewStage(Slider(value: Bindable(model).value, in: 0...1, step: 0.25).frame(width: 220))
        stage.press("Tab")
        stage.press("Right")
        #expect(model.value == 0.75)
        stage.press("Home")
        #expect(model.value == 0)
        stage.press("End")
        stage.press("Right")
        #expect(model.value == 1)
    }

    @Test func `a slider that is dragged writes continuous changes (S10.8)`() {
        var flags: [Bool] = []
        let binding = Binding<Double>(get: { 0.5 }, set: { _, transaction in flags.append(transaction.isContinuous) })
        let stage = ViewStage(Slider(value: binding).frame(width: 220))
        stage.press(at: 150, 150)
        stage.release(at: 150, 150)
        #expect(flags == [true])
    }

    // MARK: Stepper

    private struct Steps: View {
        @Bindable var model: Model
        var body: some View {
            Stepper("Count: \(model.count)", value: $model.count, in: 0...4) { model.log.append("\($0)") }
        }
    }

    @Test func `a stepper steps within its bounds, by pointer and by key`() {
        let stage = ViewStage(Steps(model: model))
        stage.tap("Increment")
        #expect(model.count == 4)
        #expect(stage.layer("Count: 4") != nil)
        stage.tap("Increment")
        #expect(model.count == 4)
        stage.tap("Decrement")
        #expect(model.count == 3)
        #expect(model.log == ["true", "false", "true", "false"])
        stage.press("Tab")
        stage.press("Down")
        #expect(model.count == 2)
    }

    @Test func `a stepper takes any closures, and those that are nil cannot be pressed`() {
        let stage = ViewStage(
            Stepper("Steps", onIncrement: { self.model.count += 10 }, onDecrement: nil))
        stage.tap("Increment")
        stage.tap("Decrement")
        #expect(model.count == 13)
    }

    // MARK: Button

    @Test func `a button is reached by its shortcut unless it is disabled`() {
        let stage = ViewStage(
            VStack {
                Button("One") { self.model.log.append("one") }.keyboardShortcut("o")
                Button("Two") { self.model.log.append("two") }.keyboardShortcut("t").disabled(true)
            })
        stage.press("o", modifiers: KeyInput.control)
        stage.press("t", modifiers: KeyInput.control)
        #expect(model.log == ["one"])
    }

    @Test func `only standard looks are evaluated when the pointer comes over a button`() throws {
        let stage = ViewStage(
            VStack(spacing: 0) {
                Button("Standard") {}.buttonStyle(.bordered)
                Button("Own") {}.buttonStyle(Quiet())
            })
        func bodies(over name: String) throws -> Int {
            let frame = try #require(stage.layer(name)).frameInWindow
            let before = stage.host.counters.bodies
            stage.move(to: frame.midX, frame.midY)
            return stage.host.counters.bodies - before
        }
        #expect(try bodies(over: "Standard") > 0)
        stage.move(to: 1, 1)
        #expect(try bodies(over: "Own") == 0)
    }

    private struct Quiet: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    // MARK: ProgressView

    @Test func `a progress bar is filled by its value's part of the total`() throws {
        let stage = ViewStage(ProgressView(value: 3, total: 4.0).frame(width: 200))
        let bars = stage.layers(ofView: "Capsule").map(\.frameInWindow.width)
        #expect(bars == [200, 150])
        #expect(!stage.host.isAnimating)
        #expect(ViewStage(ProgressView()).host.isAnimating, "it says that something goes on")
    }

    @Test func `a button is as large as its label and what its style puts around it (S24.18)`() throws {
        func size(_ title: String, _ controlSize: ControlSize = .regular) throws -> CGSize {
            let stage = ViewStage(
                Button(title) {}.buttonStyle(.bordered).controlSize(controlSize).background {
                    Color.red.accessibilityLabel("around")
                })
            return try #require(stage.layer("around")).frameInWindow.size
        }
        let short = try size("ab")
        #expect(short.width > 20 && short.height > 20)
        #expect(try size("abcdef").width == short.width + 40)
        #expect(try size("ab", .large).height > short.height)
    }
}
