import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Takes down what the graphics contexts of one drawing draw, in order.
///
/// Contexts are values that programs may hand to functions of any isolation, so this class is of none; a canvas's closure
/// runs on the main actor, where texts are set and pictures read.
final class DrawingRecorder {
    private(set) var commands: [DrawCommand] = []
    private unowned let host: ViewHost
    /// The views that the canvas draws, by their tags.
    let symbols: [AnyHashable: Symbol]

    struct Symbol {
        let layer: Layer
        /// Its ideal size.
        let size: CGSize
    }

    init(host: ViewHost, symbols: [AnyHashable: Symbol] = [:]) {
        self.host = host
        self.symbols = symbols
    }

    /// One that takes down apart from this one what is drawn with the same views.
    func apart() -> DrawingRecorder { DrawingRecorder(host: host, symbols: symbols) }

    func append(_ command: DrawCommand) { commands.append(command) }

    /// The date of the frame that is drawn.
    var date: Date {
        let host = host
        return MainActor.assumeIsolated { host.startDate.addingTimeInterval(host.time) }
    }

    /// Sets a text; lines break at `width`, and are cut at `height`.
    func layout(_ request: TextRequest, width: Double?, height: Double?) -> any TextLayout {
        let host = host
        return MainActor.assumeIsolated { host.textEngine.layout(request, width: width, height: height) }
    }

    func picture(_ name: String, in folder: String?, displayScale: CGFloat) -> (pixels: ImagePixels, scale: Double)? {
        let host = host
        return MainActor.assumeIsolated { host.picture(named: name, in: folder, displayScale: displayScale) }
    }

    func report(_ problem: String) {
        let host = host
        MainActor.assumeIsolated { host.report(problem) }
    }

    func measure(_ layout: any TextLayout) -> (size: CGSize, first: CGFloat, last: CGFloat) {
        MainActor.assumeIsolated { (layout.size, CGFloat(layout.firstBaseline), CGFloat(layout.lastBaseline)) }
    }
}
