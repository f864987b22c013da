import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Display of `LILT_HUD` over the window. It shows the figures of the previous frame, because those of the current one
/// are not known yet.
///
/// It is updated in frames that are drawn anyway, and requests none.
@MainActor final class HeadsUpDisplay {
    private let views: ViewHost
    private let plate: Layer
    private let text: Layer
    private var lastBodies = 0

    init(views: ViewHost) {
        self.views = views
        plate = views.layers.makeLayer()
        text = views.layers.makeLayer()
        plate.viewName = "HUD"
        plate.allowsHitTesting = false
        plate.setFill(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.7), transaction: Transaction())
        plate.content = .shape(
            LayerShape(version: 1) { rect in
                Path(roundedRect: rect, cornerSize: CGSize(width: 8, height: 8), style: .continuous)
            })
        text.viewName = "HUD"
        text.setFill(.white, transaction: Transaction())
        plate.addSublayer(text)
        views.root.topLayer = plate
    }

    /// Shows the figures of the last frame, if this frame changes something.
    func frameWillBeDrawn(_ report: FrameReport) {
        guard views.layers.hasDamage else { return }
        let bodies = views.counters.bodies
        let line = String(
            format: "%.1f ms · %d missed · %d bodies · %d px", report.lastFrameMilliseconds, report.missed,
            bodies - lastBodies, report.lastDamagedPixels)
        lastBodies = bodies
        let font = FontSpecification(design: .monospaced, size: 12, weight: 500)
        let layout = views.textEngine.layout(TextRequest(runs: [TextRun(line, font: font)]), width: nil, height: nil)
        let none = Transaction()
        text.content = .text(layout)
        text.setGeometry(LayerGeometry(origin: CGPoint(x: 8, y: 5), size: layout.size), transaction: none)
        let size = CGSize(width: layout.size.width + 16, height: layout.size.height + 10)
        plate.setGeometry(LayerGeometry(origin: CGPoint(x: 8, y: 8), size: size), transaction: none)
    }
}
