import Foundation

/// A scripted movement of the pointer that spans several frames.
struct ScriptGesture {
    enum Motion {
        case drag(from: CGPoint, to: CGPoint)
        /// Pinch at a point; `from` and `to` are factors of the distance between two fingers.
        case pinch(CGPoint, from: Double, to: Double)
    }

    let motion: Motion
    /// Program time of the command, which may lie between two frames.
    let start: ScriptTime
    let duration: ScriptTime

    func isOver(at time: Double) -> Bool { (start + duration).seconds <= time }

    /// Progress at `time`, from 0 to 1.
    func progress(at time: Double) -> Double {
        guard !isOver(at: time) else { return 1 }
        return max(0, (time - start.seconds) / duration.seconds)
    }

    static func between(_ first: CGPoint, _ last: CGPoint, _ progress: Double) -> CGPoint {
        // The end is exactly the named point, without rounding.
        guard progress < 1 else { return last }
        return CGPoint(x: first.x + (last.x - first.x) * progress, y: first.y + (last.y - first.y) * progress)
    }
}
