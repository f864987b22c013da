package import Foundation
package import Platform

/// What a script acts on: the window of a program, and the files that are made of it. `Runtime` is one.
@MainActor package protocol ScriptTarget: AnyObject {
    /// The centre, as presented now, of the first view in drawing order whose accessibility label or text is `label`.
    func location(of label: String) -> CGPoint?
    /// All labels and texts that are there now, in drawing order.
    var labels: [String] { get }
    /// The program has ended or its window has gone, so that nothing is left to act on.
    var hasEnded: Bool { get }

    /// Delivers a pointer, key or close event as the window would.
    func send(_ event: WindowEvent)
    func resize(to size: CGSize)
    func setScale(_ scale: Double)

    /// Writes the window as it is to be seen at `time`, which is now, with all that was sent before.
    func capture(to file: String, at time: Double) throws(HostError)
    /// Keeps the window as it is to be seen at `time` for ``writeFilmstrip(to:)``.
    func addFrame(toFilmstrip file: String, at time: Double) throws(HostError)
    func writeFilmstrip(to file: String) throws(HostError)
    func writeLayers(to file: String, at time: Double) throws(HostError)
    func writeGraph(to file: String, at time: Double) throws(HostError)
}
