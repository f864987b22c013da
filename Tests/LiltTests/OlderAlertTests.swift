import Lilt
import SwiftUI
import Testing

/// Alerts and action sheets in the forms that SwiftUI had first.
@MainActor struct OlderAlertTests {
    @MainActor private final class Words: ObservableObject {
        @Published var isAlert = false
        @Published var isSheet = false
        var button: Alert.Button?
        var calls = 0
    }

    private struct Content: View {
        @ObservedObject var words: Words

        var body: some View {
            Color.white
                .alert(isPresented: $words.isAlert) {
                    words.calls += 1
                    return Alert(title: Text("Saved"), dismissButton: words.button)
                }
                .actionSheet(isPresented: $words.isSheet) {
                    words.calls += 1
                    return ActionSheet(title: Text("Share"), buttons: [.default(Text("Mail"))])
                }
        }
    }

    @Test func `their content is asked for while they are presented only`() throws {
        let words = Words()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Content(words: words) }
        stage.advance(frames: 1)
        #expect(words.calls == 0)
        var presses = 0
        words.button = .default(Text("Fine")) { presses += 1 }
        words.isAlert = true
        try stage.settle()
        #expect(words.calls > 0 && stage.layers.all.contains { $0.text == "Saved" })
        try stage.tap("Fine")
        stage.advance(frames: 2)
        #expect(stage.layers.all.contains { $0.text == "Saved" && $0.opacity > 0 }, "it fades with its words")
        try stage.settle()
        #expect(presses == 1 && !words.isAlert && !stage.layers.all.contains { $0.text == "Saved" })
        let calls = words.calls
        words.isSheet = true
        try stage.settle()
        #expect(words.calls > calls && stage.layers.all.contains { $0.text == "Mail" })
    }
}
