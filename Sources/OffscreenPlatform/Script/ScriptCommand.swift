package import Foundation

/// Command of a script, acting on a window.
package enum ScriptCommand: Equatable, Sendable {
    /// Presses and releases within one frame.
    case tap(ScriptPoint)
    case press(ScriptPoint)
    case move(ScriptPoint)
    case release(ScriptPoint)
    /// Presses at `from`, moves evenly in each frame, and releases at `to` after `duration`.
    case drag(from: ScriptPoint, to: ScriptPoint, duration: ScriptTime)
    /// Moves the content under the point by the given points; a negative height reveals what is further down.
    case scroll(ScriptPoint, by: CGSize)
    /// Pinches with two fingers, whose distance factor changes from `from` to `to` within `duration`.
    case pinch(ScriptPoint, from: Double, to: Double, duration: ScriptTime)
    case key(KeyStroke)
    case type(String)
    /// Resizes the window's content, in points.
    case resize(CGSize)
    /// Sets the number of pixels per point.
    case scale(Double)
    /// Sends the event of the window's close button.
    case close
    case capture(file: String)
    /// Adds one frame to a filmstrip; frames of the same file are put side by side.
    case filmstrip(file: String)
    case layers(file: String)
    case graph(file: String)
    /// Writes what assistive technology reads of the window, as JSON or as lines for people.
    case accessibility(file: String)
    /// Writes the faults that an audit of the window finds.
    case audit(file: String)
    case quit
}

/// A point in the window, by coordinates or by a label.
package enum ScriptPoint: Equatable, Sendable {
    /// Points from the window's top left corner.
    case location(CGPoint)
    /// Center, as presented, of the first view in drawing order with this accessibility label or text.
    case label(String)
}
