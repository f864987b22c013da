import AnimationCore
import Foundation
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph

@testable @_spi(Engine) import Controls
@testable @_spi(Engine) import Views

/// Labels beside and above their controls.
@MainActor struct LabeledControlTests {
    @Observable final class Model { var size = DynamicTypeSize.large }

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Color.blue.frame(width: 40, height: 20).accessibilityLabel("\(count)").onTapGesture { count += 1 }
        }
    }

    private struct Sized: View {
        let model: Model
        var body: some View {
            LabeledControl(
                label: Color.red.frame(width: 60, height: 20).accessibilityLabel("label"), control: Counter()
            )
            .environment(\.dynamicTypeSize, model.size)
        }
    }

    @Test func `a control keeps its state when the label moves above it, and comes back`() throws {
        let model = Model()
        let stage = ViewStage(size: CGSize(width: 200, height: 100), Sized(model: model))
        #expect(stage.layer("label")?.frameInWindow == CGRect(x: 0, y: 40, width: 60, height: 20))
        let control = try #require(stage.layer("0")?.frameInWindow)
        #expect(control == CGRect(x: 160, y: 40, width: 40, height: 20))
        stage.tap(at: CGPoint(x: control.midX, y: control.midY))
        model.size = .accessibility3
        stage.advance(by: 1)
        #expect(stage.layer("label")?.frameInWindow == CGRect(x: 0, y: 27, width: 60, height: 20))
        #expect(stage.layer("1")?.frameInWindow == CGRect(x: 0, y: 53, width: 40, height: 20))
        model.size = .large
        stage.advance(by: 1)
        #expect(stage.layer("1")?.frameInWindow == control)
    }
}
