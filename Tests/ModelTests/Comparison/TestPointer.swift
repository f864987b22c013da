import Lilt
import SwiftUI

/// The hand that plays a program's events in Lilt.
@MainActor struct TestPointer {
    private var isDown = false
    private let start = CGPoint(x: 200, y: 200)

    mutating func perform(_ action: Event.Action, _ stage: Stage, _ driver: ProgramDriver) {
        switch action {
        case .write(let writes):
            for write in writes { driver.perform(write) }
            // Shows them before what comes next, as it does what the pointer does.
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
