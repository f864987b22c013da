import Lilt
import SwiftUI

/// Performs a program's events in Lilt: writes through the driver, drags through the stage's pointer.
@MainActor struct TestPointer {
    private var isDown = false
    private let start = CGPoint(x: 200, y: 200)

    mutating func perform(_ action: Event.Action, _ stage: Stage, _ driver: ProgramDriver) {
        switch action {
        case .write(let writes):
            for write in writes { driver.perform(write) }
            // Draws the writes before the next event, as pointer events do by themselves.
            stage.advance(by: 0)
        case .drag(let distance):
            if !isDown { stage.press(at: start) }
            isDown = true
            stage.move(to: start + distance)
        case .release(let motion):
            driver.releaseMotion = motion
            stage.release()
            isDown = false
        }
    }
}
