import Foundation

/// A movement of a script that goes on over several frames.
struct ScriptGesture {
    enum Motion {
        case drag(from: CGPoint, to: CGPoint)
        /// Factors of the distance between two fingers.
        case pinch(CGPoint, from: Double, to: Double)
    }

    let motion: Motion
    /// The time of the command, which may lie between two frames.
    let start: ScriptTime
    let duration: ScriptTime

    func isOver(at time: Double) -> Bool { (start + duration).seconds <= time }

    /// How much of it is done at `time`, from 0 to 1.
    func progress(at time: Double) -> Double {
        guard !isOver(at: time) else { return 1 }
        return max(0, (time - start.seconds) / duration.seconds)
    }

    static func between(_ first: CGPoint, _ last: CGPoint, _ progress: Double) -> CGPoint {
        // At the ends exactly the point that was named.
        guard progress < 1 else { return last }
        return CGPoint(x: first.x + (last.x - first.x) * progress, y: first.y + (last.y - first.y) * progress)
    }
}
