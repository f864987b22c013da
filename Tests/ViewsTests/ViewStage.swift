@_spi(Engine) import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import PictureFormats
import Platform
@_spi(Engine) import ViewGraph

@testable import Runtime

/// Hosts a view in a window without pixels, on a clock that the test advances. Its events and frames go through a
/// program's `FramePipeline`; texts are set on a grid, so that they can be measured by counting.
@MainActor final class ViewStage {
    let host: ViewHost
    let pipeline: FramePipeline
    let window: PixellessWindow
    private let loader: PictureShelf
    private(set) var time = 0.0
    /// Frames made so far.
    private var frames = 0
    private(set) var problems: [String] = []

    /// Hosts `view` and shows the first frame, at time 0.
    /// - Parameters:
    ///   - size: size of the window, in points.
    ///   - view: root view.
    ///   - pictures: pictures available to the loader, by file name.
    ///   - startDate: date of time 0.
    ///   - store: scene storage of the window.
    init(
        size: CGSize = CGSize(width: 400, height: 300), _ view: some View,
        loading pictures: [String: ImagePixels] = [:],
        startDate: Date = Date(timeIntervalSinceReferenceDate: 0), keeping store: SceneStore = SceneStore()
    ) {
        host = ViewHost(textEngine: GridTextEngine())
        loader = PictureShelf(pictures)
        window = PixellessWindow(of: host, startDate: startDate)
        pipeline = FramePipeline(
            views: host, renderer: Renderer(), report: FrameReport(host: "stage", refreshRate: 60), isDark: false,
            slowness: 1)
        host.imageLoader = loader
        host.sceneStore = store
        host.onProblem = { [weak self] in self?.problems.append($0) }
        host.size = size
        host.setRoot(view)
        frame()
    }

    /// Draws the frame at the current time, and another if completions wrote something: a program shows that next.
    func frame() {
        draw()
        if host.needsUpdate { draw() }
    }

    private func draw() {
        pipeline.draw(FrameTime(seconds: time, index: frames), in: window)
        frames += 1
    }

    /// Has the pipeline dispatch an event of the pointer, without a frame.
    func send(_ kind: PointerEvent.Kind, at point: CGPoint, modifiers: Int = 0) {
        pipeline.dispatch(
            PointerEvent(kind: kind, location: point, modifiers: EventModifierKeys(rawValue: modifiers), time: time))
    }

    /// Has the pipeline dispatch a key, without a frame.
    func send(
        key name: String, _ characters: String, symbol: Character? = nil, modifiers: Int = 0,
        phase: KeyEvent.Phase = .down
    ) {
        pipeline.dispatch(
            KeyEvent(
                phase: phase, keyName: name, characters: characters, symbol: symbol,
                modifiers: EventModifierKeys(rawValue: modifiers), time: time))
    }

    /// Advances by `seconds`, with a frame every 1/60 s.
    func advance(by seconds: Double) {
        let end = time + seconds
        while time + 1e-9 < end {
            time = min(end, time + 1 / 60)
            frame()
        }
    }

    /// Lets `seconds` pass as a real host does: of the frames at *k*/60 s, only those that are needed are made.
    ///
    /// - Returns: Times of the frames made, in seconds.
    @discardableResult func pass(_ seconds: Double) -> [Double] {
        var made: [Double] = []
        let last = ((time + seconds) * 60).rounded()
        for number in stride(from: (time * 60).rounded() + 1, through: last, by: 1) {
            time = number / 60
            let isWoken = host.nextWakeTime.map { $0 <= time } ?? false
            let isDue = host.needsUpdate || host.isAnimating || host.completions.hasDue
            guard isDue || isWoken else { continue }
            frame()
            made.append(time)
        }
        return made
    }

    /// Shows one frame `seconds` from now, and none in between.
    func jump(by seconds: Double) {
        time += seconds
        frame()
    }

    /// Moves the clock on by `seconds` without a frame.
    func skip(_ seconds: Double) { time += seconds }

    func layer(_ name: String) -> Layer? { host.layers.firstLayer(named: name) }

    /// First layer, in drawing order, of a view of the given type.
    func layer(ofView name: String) -> Layer? { all.first { $0.viewName == name } }

    func layers(ofView name: String) -> [Layer] { all.filter { $0.viewName == name } }

    var all: [Layer] {
        func within(_ layer: Layer) -> [Layer] { [layer] + layer.sublayers.flatMap(within) }
        return within(host.layers.root)
    }

    func tap(_ name: String) {
        guard let frame = layer(name)?.frameInWindow else { return }
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    func tap(at point: CGPoint) {
        send(.pressed(button: .primary), at: point)
        send(.released(button: .primary), at: point)
        frame()
    }

    /// Presses and releases the secondary button.
    func secondaryTap(at point: CGPoint) {
        send(.moved, at: point)
        send(.pressed(button: .secondary), at: point)
        send(.released(button: .secondary), at: point)
        frame()
    }

    /// Moves the pointer, pressed or not, and shows a frame.
    func move(to point: CGPoint) {
        send(.moved, at: point)
        frame()
    }

    /// Center of the layer with this name, in window coordinates; zero if there is none.
    func centre(_ name: String) -> CGPoint {
        guard let frame = layer(name)?.frameInWindow else { return .zero }
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func press(_ key: String, modifiers: Int = 0) {
        send(key: key, key, modifiers: modifiers)
        frame()
    }
}

/// Loads pictures from a dictionary by the last component of their path.
@MainActor private final class PictureShelf: ImageLoader {
    private let pictures: [String: ImagePixels]
    /// Loader of pictures in memory.
    private let loader = PictureLoader()

    init(_ pictures: [String: ImagePixels]) { self.pictures = pictures }

    var onProblem: ((String) -> Void)?

    func forget() {}

    func image(of source: PictureBytes) throws(UnreadableImage) -> ImagePixels? {
        guard case .file(let path) = source else { return try loader.image(of: source) }
        return pictures[URL(filePath: path).lastPathComponent]
    }
}

/// Sets text on a grid: each character is 10 points wide and 20 high, so that tests can count sizes.
@MainActor final class GridTextEngine: TextEngine {
    private(set) var last: TextRequest?
    /// Number of layouts made.
    private(set) var count = 0

    func layout(_ request: TextRequest, width: Double?, height: Double?) -> any TextLayout {
        last = request
        count += 1
        let perLine = width.map { max(1, Int(min($0, 1e6) / 10)) }
        return GridTextLayout(request, perLine: perLine ?? max(1, request.runs.reduce(0) { $0 + $1.string.count }))
    }
}

@MainActor final class GridTextLayout: TextLayout {
    let string: String
    let size: CGSize
    let cells: [TextCell]
    let request: TextRequest
    let isTruncated = false
    var firstBaseline: Double { 15 }
    var lastBaseline: Double { size.height - 5 }
    var inkBounds: CGRect { CGRect(origin: .zero, size: size) }

    init(_ request: TextRequest, perLine: Int) {
        self.request = request
        var cells: [TextCell] = []
        for (index, run) in request.runs.enumerated() {
            for character in run.string {
                let frame = CGRect(x: cells.count % perLine * 10, y: cells.count / perLine * 20, width: 10, height: 20)
                cells.append(TextCell(string: String(character), frame: frame, run: index))
            }
        }
        string = request.runs.map(\.string).joined()
        let lines = max(1, (cells.count + perLine - 1) / perLine)
        size = CGSize(width: Double(min(cells.count, perLine)) * 10, height: Double(lines) * 20)
        self.cells = cells
    }

    func layout(ofCell index: Int) -> any TextLayout {
        var request = request
        request.runs = [request.runs[cells[index].run]]
        request.runs[0].string = cells[index].string
        return GridTextLayout(request, perLine: 1)
    }
}
