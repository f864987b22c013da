import Geometry
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Feedback for changes of a value: S19.10.
@MainActor struct SensoryFeedbackTests {
    private final class Bell {
        var rings = 0
        var set: (Int) -> Void = { _ in }
    }

    private struct Probe<Content: View>: View {
        let bell: Bell
        let content: (Int) -> Content
        @State private var value = 0

        var body: some View {
            content(value).environment(\.ringBell, BellAction { bell.rings += 1 })
                .onAppear { bell.set = { value = $0 } }
        }
    }

    /// Rings after the values 1, 1, 2 and 5.
    private func rings(_ content: @escaping (Int) -> some View) -> [Int] {
        let bell = Bell()
        let stage = ViewStage(Probe(bell: bell, content: content))
        var rings = [bell.rings]
        for value in [1, 1, 2, 5] {
            bell.set(value)
            stage.frame()
            rings.append(bell.rings)
        }
        return rings
    }

    @Test func `warnings and errors ring the bell once for each change, and not at first`() {
        #expect(rings { Color.red.sensoryFeedback(.error, trigger: $0) } == [0, 1, 1, 2, 3])
        #expect(rings { Color.red.sensoryFeedback(.warning, trigger: $0) } == [0, 1, 1, 2, 3])
    }

    @Test(arguments: [
        SensoryFeedback.success, .selection, .increase, .decrease, .start, .stop, .alignment, .levelChange, .impact,
        .impact(weight: .heavy, intensity: 0.5), .impact(flexibility: .soft),
    ])
    func `what is only felt is silent`(feedback: SensoryFeedback) {
        #expect(rings { Color.red.sensoryFeedback(feedback, trigger: $0) } == [0, 0, 0, 0, 0])
    }

    @Test func `a condition, or a closure, decides from the old and the new value`() {
        #expect(
            rings { Color.red.sensoryFeedback(.error, trigger: $0) { old, new in new > old + 1 } } == [0, 0, 0, 0, 1])
        #expect(
            rings { Color.red.sensoryFeedback(trigger: $0) { old, new in new == 2 && old == 1 ? .error : .success } }
                == [0, 0, 0, 1, 1])
        #expect(rings { Color.red.sensoryFeedback(trigger: $0) { .warning } } == [0, 1, 1, 2, 3])
        #expect(rings { Color.red.sensoryFeedback(trigger: $0) { nil } } == [0, 0, 0, 0, 0])
    }

    @Test func `feedback is equal if it is the same in every respect`() {
        #expect(SensoryFeedback.impact == .impact(weight: .medium, intensity: 1))
        #expect(SensoryFeedback.impact(weight: .light) != .impact(weight: .heavy))
        #expect(SensoryFeedback.impact(flexibility: .rigid) != .impact(flexibility: .solid))
        #expect(SensoryFeedback.error != .warning)
    }
}
