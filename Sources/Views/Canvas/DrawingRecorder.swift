import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Records the commands of one drawing's graphics contexts, in order.
///
/// Contexts are values that programs may pass to functions of any isolation, so this class has none. A canvas's closure
/// runs on the main actor, where texts are laid out and pictures read.
final class DrawingRecorder {
    private(set) var commands: [DrawCommand] = []
    private unowned let host: ViewHost
    /// Views that the canvas can draw, by their tags.
    let symbols: [AnyHashable: Symbol]

    struct Symbol {
        let layer: Layer
        /// Ideal size of the view, in points.
        let size: CGSize
    }

    init(host: ViewHost, symbols: [AnyHashable: Symbol] = [:]) {
        self.host = host
        self.symbols = symbols
    }

    /// Returns an empty recorder for a separate list of commands, with the same symbols.
    func apart() -> DrawingRecorder { DrawingRecorder(host: host, symbols: symbols) }

    func append(_ command: DrawCommand) { commands.append(command) }

    /// Date of the frame that is drawn.
    var date: Date {
        let host = host
        return MainActor.assumeIsolated { host.startDate.addingTimeInterval(host.time) }
    }

    /// Lays out a text; lines break at `width` points, and the text is truncated at `height` points.
    func layout(_ request: TextRequest, width: Double?, height: Double?) -> any TextLayout {
        let host = host
        return MainActor.assumeIsolated { host.textEngine.layout(request, width: width, height: height) }
    }

    func picture(of image: Image, for traits: PictureTraits) -> FoundPicture? {
        let host = host
        return MainActor.assumeIsolated { host.picture(of: image, for: traits) }
    }

    func report(_ problem: String) {
        let host = host
        MainActor.assumeIsolated { host.report(problem) }
    }

    func measure(_ layout: any TextLayout) -> (size: CGSize, first: CGFloat, last: CGFloat) {
        MainActor.assumeIsolated { (layout.size, CGFloat(layout.firstBaseline), CGFloat(layout.lastBaseline)) }
    }
}
