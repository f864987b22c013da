import Foundation
import LayerTree
@_spi(Engine) import ViewGraph

// Zoom of a sheet or cover out of a source view and back into it (S20.3, S20.4).
extension CoverBox {
    /// Replaces the slide by a zoom if the content has asked for one. Called when the content has been made and has set
    /// its options.
    func zoomIfWanted(isOpen: Bool) {
        guard page != nil, context.zoomSource != nil, !host.reducesMotion else { return }
        takeHeight()
        let source = isOpen ? nil : findSource()
        flight = .zoom(
            ZoomFlight(container: frame.size, source: source, sourceRadius: page?.sourceRadius ?? 0, isOpen: isOpen))
    }

    /// Finds the source and lends its content to the page. Returns the source's frame in points of the page; nil if
    /// none is visible.
    func findSource() -> CGRect? {
        guard let page, let key = context.zoomSource else { return nil }
        let source = host.transitionSources.find(key, outside: self)
        if source == nil {
            host.report(
                "No view is to be seen that is a transition source with the id \(key.id); what is presented comes from, or "
                    + "goes to, the middle. Give the source matchedTransitionSource with the same id and namespace (S20.4)."
            )
        }
        page.borrow(source)
        return sourceFrame
    }

    private var sourceFrame: CGRect? {
        let origin = frameInWindow().origin
        return page?.sourceFrame(in: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY))
    }

    /// Updates the target of a moving zoom to the current place of the source.
    func followSource() {
        guard case .zoom(var zoom) = flight, zoom.isMoving, let page else { return }
        if page.source != nil && page.source?.double?.ownLayer.superlayer == nil { page.borrow(nil) }
        zoom.sourceMoved(to: sourceFrame)
        flight = .zoom(zoom)
    }
}
