import Lilt
import SwiftUI
import Testing

/// Large content of views that do not grow with the text.
@MainActor struct LargeContentTests {
    @MainActor final class Record {
        var presses = 0
    }

    struct Bar: View {
        let record: Record

        var body: some View {
            VStack {
                Spacer()
                HStack(spacing: 40) {
                    Button {
                        record.presses += 1
                    } label: {
                        Image(systemName: "star").frame(width: 40, height: 40)
                    }
                    .accessibilityShowsLargeContentViewer()
                    .accessibilityLabel("Favourite")
                    Text("trash").frame(width: 40, height: 40)
                        .accessibilityShowsLargeContentViewer { Label("Delete", systemImage: "trash") }
                }
                .dynamicTypeSize(...DynamicTypeSize.large)
            }
        }
    }

    private func stage(_ size: DynamicTypeSize, _ record: Record = Record()) -> Stage {
        Stage(size: CGSize(width: 400, height: 400), textSize: size) { Bar(record: record) }
    }

    private func layers(_ name: String, in stage: Stage) -> [LayerSnapshot] {
        stage.layers.all.filter { $0.label == name || $0.text == name }
    }

    private func shown(_ text: String, in stage: Stage) -> CGRect? { stage.layers.first(named: text)?.frame }

    @Test func `segments keep to one line of a small size, and a long press shows their words`() throws {
        func stage(_ size: DynamicTypeSize) -> Stage {
            Stage(size: CGSize(width: 600, height: 300), textSize: size) {
                Picker("Size", selection: .constant(1)) {
                    Text("Small").tag(1)
                    Text("Extraordinary").tag(2)
                    Text("Large").tag(3)
                }
                .pickerStyle(.segmented).frame(width: 240)
            }
        }
        let (largest, plain) = (stage(.accessibility5), stage(.xLarge))
        let place = try #require(shown("Extraordinary", in: largest))
        #expect(place.height <= (try #require(shown("Extraordinary", in: plain))).height)
        #expect(shown("Small", in: largest) == shown("Small", in: plain))
        largest.press(at: CGPoint(x: place.midX, y: place.midY))
        largest.advance(by: 1)
        let words = try #require(layers("Extraordinary", in: largest).last?.frame)
        #expect(words.height > 2 * place.height && abs(words.midX - 300) < 1)
    }

    @Test func `a long press shows the label in the middle of the window until it ends`() throws {
        let record = Record()
        let stage = stage(.accessibility2, record)
        try stage.settle()
        let button = try #require(stage.accessibilityElement("Favourite")?.frame)
        let place = CGPoint(x: button.midX, y: button.midY)
        stage.press(at: place)
        stage.advance(by: 0.4)
        #expect(layers("Favourite", in: stage).count == 1)
        stage.advance(by: 0.6)
        let words = try #require(layers("Favourite", in: stage).last?.frame)
        #expect(abs(words.midX - 200) < 1 && words.minY > 100 && words.maxY < 300)
        #expect(words.height > 30, "it has the person's size of text, not the bar's")
        // It is seen and not read: the button says it.
        #expect(stage.accessibilityTree.all.count { $0.label == "Favourite" } == 1)
        stage.release(at: place)
        try stage.settle()
        #expect(layers("Favourite", in: stage).count == 1)
        #expect(record.presses == 1, "the release on the button still acts")
    }

    @Test func `content of its own is shown, and goes when the pointer leaves the view`() throws {
        let stage = stage(.accessibility1)
        try stage.settle()
        let text = try #require(stage.accessibilityElement("trash")?.frame)
        stage.press(at: CGPoint(x: text.midX, y: text.midY))
        stage.advance(by: 1)
        let words = try #require(shown("Delete", in: stage))
        #expect(abs(words.midX - 200) < 1)
        stage.move(to: CGPoint(x: 20, y: 20))
        try stage.settle()
        #expect(shown("Delete", in: stage) == nil)
        stage.release(at: CGPoint(x: 20, y: 20))
        try stage.settle()
        #expect(shown("Delete", in: stage) == nil)
    }

    @Test(arguments: [DynamicTypeSize.xSmall, .large, .xxxLarge])
    func `at other sizes of text there is none`(size: DynamicTypeSize) throws {
        let stage = stage(size)
        try stage.settle()
        let text = try #require(stage.accessibilityElement("trash")?.frame)
        stage.press(at: CGPoint(x: text.midX, y: text.midY))
        stage.advance(by: 1)
        #expect(shown("Delete", in: stage) == nil)
    }

    @Test func `the environment says if it is enabled, whatever size a view has set`() {
        struct Words: View {
            @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnabled
            var body: some View { Text(verbatim: "\(isEnabled)") }
        }
        for (size, isEnabled) in [(DynamicTypeSize.accessibility1, true), (.xxxLarge, false)] {
            let stage = Stage(textSize: size) { Words().dynamicTypeSize(.large) }
            #expect(stage.accessibilityElement("\(isEnabled)") != nil)
        }
    }
}
