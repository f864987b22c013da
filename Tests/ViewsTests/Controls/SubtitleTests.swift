import AnimationCore
import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph

@testable @_spi(Engine) import Controls
@testable @_spi(Engine) import Views

/// Subtitles: the second text of a control's label.
@MainActor struct SubtitleTests {
    /// Size of the font of the text `name`, in points.
    private func fontSize(_ name: String, in stage: ViewStage) -> Double? {
        guard case .text(let layout)? = stage.layer(name)?.content else { return nil }
        return (layout as? GridTextLayout)?.request.runs.first?.font.size
    }

    private func expectBelow(_ stage: ViewStage, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let title = try #require(stage.layer("Title"), sourceLocation: sourceLocation).frameInWindow
        let subtitle = try #require(stage.layer("Subtitle"), sourceLocation: sourceLocation).frameInWindow
        #expect(subtitle.minY == title.maxY + 2, sourceLocation: sourceLocation)
        #expect(subtitle.minX == title.minX, sourceLocation: sourceLocation)
        #expect(fontSize("Title", in: stage) == 17, sourceLocation: sourceLocation)
        #expect(fontSize("Subtitle", in: stage) == 13, sourceLocation: sourceLocation)
    }

    @ViewBuilder private var label: some View {
        Text("Title")
        Text("Subtitle")
    }

    @Test func `toggles show the second text of their label below the first`() throws {
        let toggle = Toggle(isOn: .constant(true)) { label }
        try expectBelow(ViewStage(toggle))
        try expectBelow(ViewStage(toggle.toggleStyle(.checkbox)))
    }

    @Test func `steppers, dates, colours and labelled values show it below as well`() throws {
        try expectBelow(ViewStage(Stepper(value: .constant(1)) { label }))
        try expectBelow(ViewStage(DatePicker(selection: .constant(.distantPast)) { label }))
        try expectBelow(ViewStage(ColorPicker(selection: .constant(.red)) { label }))
        try expectBelow(
            ViewStage(
                LabeledContent {
                    Text("Value")
                } label: {
                    label
                }))
        let radio = Picker(selection: .constant(1)) {
            Text("One").tag(1)
        } label: {
            label
        }
        try expectBelow(ViewStage(radio.pickerStyle(.radioGroup)))
    }

    @Test func `the first text alone stands in the middle of the line`() throws {
        let hint: String? = nil
        let stage = ViewStage(
            Toggle(isOn: .constant(true)) {
                Text("Title")
                if let hint { Text(hint) }
            })
        let plain = ViewStage(Toggle("Title", isOn: .constant(true)))
        #expect(stage.layer("Title")?.frameInWindow == plain.layer("Title")?.frameInWindow)
    }

    @Test func `a picture and a text stay side by side`() throws {
        let stage = ViewStage(
            Toggle(isOn: .constant(true)) {
                Color.red.frame(width: 20, height: 20).accessibilityLabel("picture")
                Text("Title")
            })
        let picture = try #require(stage.layer("picture")).frameInWindow
        let title = try #require(stage.layer("Title")).frameInWindow
        #expect(picture.midY == title.midY)
        #expect(title.minX >= picture.maxX)
    }

    @Test func `a subtitle keeps a font of its own`() {
        let stage = ViewStage(
            Toggle(isOn: .constant(true)) {
                Text("Title")
                Text("Subtitle").font(.largeTitle)
            })
        #expect(fontSize("Subtitle", in: stage) == 34)
    }

    private struct InLine: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { HStack { configuration.label } }
    }

    @Test func `a style of the program arranges the texts itself`() throws {
        let stage = ViewStage(Toggle(isOn: .constant(true)) { label }.toggleStyle(InLine()))
        let title = try #require(stage.layer("Title")).frameInWindow
        let subtitle = try #require(stage.layer("Subtitle")).frameInWindow
        #expect(subtitle.minX > title.maxX)
        #expect(fontSize("Subtitle", in: stage) == 17)
    }

    @Test func `title and subtitle are the control's name`() {
        #expect(HiddenLabel.words(of: label) == "Title, Subtitle")
        #expect(HiddenLabel.name(of: label)?.plainString == "Title")
        #expect(HiddenLabel.words(of: HStack { label }) == nil)
    }
}
