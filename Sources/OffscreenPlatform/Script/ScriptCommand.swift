package import Foundation

/// What a script can do to a window.
package enum ScriptCommand: Equatable, Sendable {
    /// Presses and releases within one frame.
    case tap(ScriptPoint)
    case press(ScriptPoint)
    case move(ScriptPoint)
    case release(ScriptPoint)
    /// Presses at `from`, moves evenly in each frame, and releases at `to` after `duration` seconds.
    case drag(from: ScriptPoint, to: ScriptPoint, duration: ScriptTime)
    /// Moves what is under the point by so many points: negative height shows what is further down.
    case scroll(ScriptPoint, by: CGSize)
    /// Two fingers whose distance goes from one factor to the other within `duration` seconds.
    case pinch(ScriptPoint, from: Double, to: Double, duration: ScriptTime)
    case key(KeyStroke)
    case type(String)
    /// A new size of the content, in points.
    case resize(CGSize)
    /// Pixels per point.
    case scale(Double)
    /// What the window's close button does.
    case close
    case capture(file: String)
    /// One frame of a filmstrip; all those of one file are put side by side.
    case filmstrip(file: String)
    case layers(file: String)
    case graph(file: String)
    case quit
}

/// A place in the window.
package enum ScriptPoint: Equatable, Sendable {
    /// Points from the window's top left corner.
    case location(CGPoint)
    /// The centre, as presented, of the first view in drawing order whose accessibility label or text this is.
    case label(String)
}
