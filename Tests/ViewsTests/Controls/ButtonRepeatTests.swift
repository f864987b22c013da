import AnimationCore
import Foundation
import Testing
@_spi(Engine) import ViewGraph

@testable @_spi(Engine) import Controls
@testable @_spi(Engine) import Views

/// `buttonRepeatBehavior(_:)`.
@MainActor struct ButtonRepeatTests {
    private final class Log { var count = 0 }

    private func held(_ behavior: ButtonRepeatBehavior, for seconds: Double) -> Int {
        let log = Log()
        let stage = ViewStage(
            size: CGSize(width: 100, height: 100),
            Button("More") { log.count += 1 }.buttonRepeatBehavior(behavior))
        stage.host.pointer.pressed(at: CGPoint(x: 50, y: 50), time: stage.time)
        stage.advance(by: seconds)
        stage.host.pointer.released(at: CGPoint(x: 50, y: 50), time: stage.time)
        stage.advance(by: 0.5)
        return log.count
    }

    @Test func `a button that is held repeats, and its release does not act once more`() {
        #expect(held(.enabled, for: 1) == 7)
        #expect(held(.enabled, for: 0.2) == 1)
        #expect(held(.automatic, for: 1) == 1)
        #expect(held(.disabled, for: 1) == 1)
    }
}
