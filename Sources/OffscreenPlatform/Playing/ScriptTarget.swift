package import Foundation
package import Platform

/// Target of a script: a program's window, and the files made from it. `Runtime` implements it.
@MainActor package protocol ScriptTarget: AnyObject {
    /// Center, as presented now, of the first view in drawing order whose accessibility label or text is `label`; nil
    /// if there is none.
    func location(of label: String) -> CGPoint?
    /// All current labels and texts, in drawing order.
    var labels: [String] { get }
    /// True if the program has ended or its window is closed, so that no command can act.
    var hasEnded: Bool { get }

    /// Delivers a pointer, key or close event, as the window does.
    func send(_ event: WindowEvent)
    func resize(to size: CGSize)
    func setScale(_ scale: Double)

    /// Writes a picture of the window at `time`, which is the current frame's, including the effect of earlier events.
    ///
    /// - Throws: ``HostError`` if the file cannot be written.
    func capture(to file: String, at time: Double) throws(HostError)
    /// Keeps a picture of the window at `time` for ``writeFilmstrip(to:)``.
    ///
    /// - Throws: ``HostError`` if the picture cannot be made.
    func addFrame(toFilmstrip file: String, at time: Double) throws(HostError)
    /// Writes the kept frames side by side.
    ///
    /// - Throws: ``HostError`` if the file cannot be written.
    func writeFilmstrip(to file: String) throws(HostError)
    /// Writes a snapshot of the layer tree at `time` as JSON.
    ///
    /// - Throws: ``HostError`` if the file cannot be written.
    func writeLayers(to file: String, at time: Double) throws(HostError)
    /// Writes the attribute graph at `time` as DOT.
    ///
    /// - Throws: ``HostError`` if the file cannot be written.
    func writeGraph(to file: String, at time: Double) throws(HostError)
    /// Writes what assistive technology reads of the window at `time`: as JSON, or as lines into a file `.txt`.
    ///
    /// - Throws: ``HostError`` if the file cannot be written.
    func writeAccessibility(to file: String, at time: Double) throws(HostError)
    /// Writes the faults that an audit of the window at `time` finds, one in a line.
    ///
    /// - Throws: ``HostError`` if the file cannot be written.
    func writeAudit(to file: String, at time: Double) throws(HostError)
}
