import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// `dismiss`, `isPresented` and `presentationMode`, with and without a presentation.
@MainActor struct PresentationValueTests {
    private struct Content: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.presentationMode) private var mode
        var body: some View {
            VStack {
                Text("presented \(isPresented ? 1 : 0) \(mode.wrappedValue.isPresented ? 1 : 0)")
                Button("dismiss") { dismiss() }
                Button("old dismiss") { mode.wrappedValue.dismiss() }
            }
        }
    }

    @Test func `in a window's own views there is nothing to dismiss`() {
        let stage = ViewStage(Content())
        #expect(stage.layer("presented 0 0") != nil)
        stage.tap("dismiss")
        stage.tap("old dismiss")
        #expect(stage.layer("presented 0 0") != nil && stage.problems.isEmpty)
    }

    @Test func `what is presented can be ended, in the new way and in the old`() {
        var dismissals = 0
        let stage = ViewStage(Content().environment(\.dismiss, DismissAction { dismissals += 1 }))
        #expect(stage.layer("presented 1 1") != nil)
        stage.tap("dismiss")
        stage.tap("old dismiss")
        #expect(dismissals == 2)
    }
}
