import Lilt
import SwiftUI
import Testing
import UIKit

/// Repetitions that programs write as the greatest number.
@MainActor struct EndlessRepeatTests {
    @Test func `an animation that is repeated as often as can be goes on and on`() throws {
        let shelf = Shelf(size: CGSize(width: 100, height: 40))
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 10
        animation.toValue = 60
        animation.duration = 1
        animation.repeatCount = MAXFLOAT
        shelf.view.layer.add(animation, forKey: "there")
        shelf.stage.advance(by: 0)
        shelf.stage.advance(by: 7.5)
        let x = try #require(shelf.view.layer.presentation()).position.x
        #expect(abs(x - 35) < 2, "half of the eighth pass: \(x)")
        #expect(shelf.view.layer.animationKeys() == ["there"])
    }
}
