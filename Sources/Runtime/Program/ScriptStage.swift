import AccessibilityAudits
import AccessibilityTree
import AttributeGraph
import CairoRenderer
import Foundation
import LayerTree
import OffscreenPlatform
import Platform
@_spi(Engine) import ViewGraph

/// Target of a script: sends events to the program's window and writes the files that the script asks for.
@MainActor final class ScriptStage: ScriptTarget {
    private let programWindow: ProgramWindow
    private let folder: URL
    private var filmstrips: [String: [(time: Double, bitmap: Bitmap)]] = [:]
    private let resizeWindow: (CGSize) -> Void
    private let setWindowScale: (Double) -> Void

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - programWindow: window that receives the events.
    ///   - folder: folder of the files; created when the first file is written.
    ///   - resize: changes the window's size, where the host can.
    ///   - setScale: changes the window's scale, where the host can.
    init(
        programWindow: ProgramWindow, folder: URL, resize: @escaping (CGSize) -> Void,
        setScale: @escaping (Double) -> Void
    ) {
        self.programWindow = programWindow
        self.folder = folder
        resizeWindow = resize
        setWindowScale = setScale
    }

    private var views: ViewHost { programWindow.pipeline.views }

    /// Applies earlier events to the tree, so that labels are found at their current places.
    private func bringUpToDate() { programWindow.pipeline.update() }

    func location(of label: String) -> CGPoint? {
        bringUpToDate()
        return views.layers.centre(named: label)
    }

    var labels: [String] {
        bringUpToDate()
        return views.layers.names
    }

    var hasEnded: Bool { programWindow.hasEnded }

    func send(_ event: WindowEvent) {
        guard let window = programWindow.window else { return }
        bringUpToDate()
        programWindow.window(window, received: event)
    }

    func resize(to size: CGSize) { resizeWindow(size) }
    func setScale(_ scale: Double) { setWindowScale(scale) }

    /// Writes a picture of the window at `time` as PNG; does nothing without a window.
    ///
    /// - Throws: a ``HostError`` if the folder cannot be created or the file cannot be written.
    func capture(to file: String, at time: Double) throws(HostError) {
        guard let picture = programWindow.picture(at: time) else { return }
        try write(picture, to: file)
    }

    /// Keeps a picture of the window at `time` for ``writeFilmstrip(to:)``; does nothing without a window.
    ///
    /// - Throws: nothing; `throws` is part of the requirement of ``ScriptTarget``.
    func addFrame(toFilmstrip file: String, at time: Double) throws(HostError) {
        guard let picture = programWindow.picture(at: time) else { return }
        filmstrips[file, default: []].append((time, picture))
    }

    /// Writes the kept frames of `file` side by side as PNG, and drops them; does nothing without frames.
    ///
    /// - Throws: a ``HostError`` if the folder cannot be created or the file cannot be written.
    func writeFilmstrip(to file: String) throws(HostError) {
        guard let frames = filmstrips.removeValue(forKey: file) else { return }
        try write(Filmstrip.compose(frames: frames), to: file)
    }

    /// Writes a snapshot of the layer tree at `time` as JSON.
    ///
    /// - Throws: a ``HostError`` if the folder cannot be created or the file cannot be written.
    func writeLayers(to file: String, at time: Double) throws(HostError) {
        programWindow.pipeline.update()
        programWindow.pipeline.advance(to: time)
        try write(Data(views.layers.snapshot().json.utf8), to: file)
    }

    /// Writes the attribute graph as DOT, after an update.
    ///
    /// - Throws: a ``HostError`` if the folder cannot be created or the file cannot be written.
    func writeGraph(to file: String, at time: Double) throws(HostError) {
        programWindow.pipeline.update()
        try write(Data(views.graph.dot().utf8), to: file)
    }

    /// Writes the elements of the window at `time`: as JSON, or as an outline into a file `.txt`.
    ///
    /// - Throws: a ``HostError`` if the folder cannot be created or the file cannot be written.
    func writeAccessibility(to file: String, at time: Double) throws(HostError) {
        programWindow.pipeline.update()
        programWindow.pipeline.advance(to: time)
        let tree = programWindow.accessibilityTree()
        let data: Data
        do {
            data = file.lowercased().hasSuffix(".txt") ? Data(tree.outline.utf8) : try tree.json()
        } catch {
            throw HostError(.cannotCreate("cannot write \(file): \(error)"))
        }
        try write(data, to: file)
    }

    /// Writes the faults that an audit of the window at `time` finds; an empty file if there are none.
    ///
    /// - Throws: a ``HostError`` if the folder cannot be created or the file cannot be written.
    func writeAudit(to file: String, at time: Double) throws(HostError) {
        programWindow.pipeline.update()
        programWindow.pipeline.advance(to: time)
        let issues = AccessibilityAudit.issues(in: programWindow.auditedWindow())
        try write(Data(AccessibilityAudit.text(of: issues).utf8), to: file)
    }

    /// Returns the path of `file` in the folder, which is created if necessary.
    ///
    /// - Throws: a ``HostError`` if the folder cannot be created.
    private func path(of file: String) throws(HostError) -> String {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw HostError(.cannotCreate("cannot make the folder \(folder.path): \(error.localizedDescription)"))
        }
        return folder.appending(path: file).path
    }

    /// Writes `picture` as a PNG file.
    ///
    /// - Throws: a ``HostError`` if the file cannot be written.
    private func write(_ picture: Bitmap, to file: String) throws(HostError) {
        let path = try path(of: file)
        do {
            try PNGFile.write(picture, to: path)
        } catch {
            throw HostError(.cannotCreate("cannot write \(path): \(error)"))
        }
    }

    /// Writes `data` to a file.
    ///
    /// - Throws: a ``HostError`` if the file cannot be written.
    private func write(_ data: Data, to file: String) throws(HostError) {
        let path = try path(of: file)
        do {
            try data.write(to: URL(filePath: path))
        } catch {
            throw HostError(.cannotCreate("cannot write \(path): \(error.localizedDescription)"))
        }
    }
}
