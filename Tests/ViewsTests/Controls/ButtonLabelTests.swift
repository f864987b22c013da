@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Navigation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Labels of several views.
@MainActor struct ButtonLabelTests {
    private func mark(_ name: String) -> some View {
        Color.red.frame(width: 20, height: 10).accessibilityLabel(name)
    }

    private func frame(_ stage: ViewStage, _ name: String) throws -> CGRect {
        try #require(stage.layer(name)).frameInWindow
    }

    @ViewBuilder private var marks: some View {
        mark("first")
        mark("second")
    }

    @Test func `several views of a label stand side by side in one button`() throws {
        let stage = ViewStage(
            VStack {
                Button {
                } label: {
                    marks
                }
                .buttonStyle(.plain).background { Color.blue.accessibilityLabel("ground") }
            })
        let (first, second) = (try frame(stage, "first"), try frame(stage, "second"))
        #expect(first.minY == second.minY && second.minX == first.maxX + 8)
        #expect(try frame(stage, "ground") == first.union(second))
        #expect(stage.layers(ofView: "Color").count == 3, "one ground lies behind one button")
    }

    @Test func `a label of one view is as it was made`() throws {
        let stage = ViewStage(Button(action: {}) { mark("only") }.buttonStyle(.plain))
        #expect(try frame(stage, "only").size == CGSize(width: 20, height: 10))
        #expect(stage.layers(ofView: "Color").count == 1)
    }

    @Test(arguments: [true, false])
    func `gaps and padding of a label take presses, unless the style is plain`(isPlain: Bool) {
        struct Program: View {
            let isPlain: Bool
            @State private var count = 0

            private var button: some View {
                Button {
                    count += 1
                } label: {
                    HStack {
                        Color.red.frame(width: 10, height: 10)
                        Spacer()
                    }
                    .padding(20)
                }
            }

            var body: some View {
                VStack(spacing: 0) {
                    if isPlain { button.buttonStyle(.plain) } else { button }
                    Text("pressed \(count)")
                }
            }
        }
        let stage = ViewStage(size: CGSize(width: 200, height: 70), Program(isPlain: isPlain))
        // In the padding, and in the gap.
        stage.tap(at: CGPoint(x: 8, y: 8))
        stage.tap(at: CGPoint(x: 120, y: 25))
        stage.advance(by: 0.1)
        #expect(stage.layer(isPlain ? "pressed 0" : "pressed 2") != nil)
    }

    @Test func `the views of a link's label stand side by side`() throws {
        let stage = ViewStage(
            NavigationStack {
                VStack {
                    NavigationLink {
                        Color.green
                    } label: {
                        marks
                    }
                }
            })
        let (first, second) = (try frame(stage, "first"), try frame(stage, "second"))
        #expect(first.minY == second.minY && second.minX == first.maxX + 8)
    }
}
