import Foundation
@_spi(Engine) import Navigation
@_spi(Engine) import ViewGraph

/// Transition that fades a page in over another; used with reduced motion, whatever transition the page prefers
/// (S22.4).
@MainActor final class FadePageTransition: PageTransition {
    private var flight: SlideFlight
    private let page: UIView

    /// Travel of the slide that drives the opacity, in points; nothing moves on screen.
    private static let way = 300.0

    init(_ page: UIView, in container: UIView, isOpen: Bool) {
        self.page = page
        flight = SlideFlight(extent: Self.way, isOpen: isOpen)
        container.addSubview(page)
    }

    var openness: CGFloat { CGFloat(flight.openness) }
    var isMoving: Bool { flight.isMoving }
    /// Always false: a fade cannot be dragged.
    var isHeld: Bool { false }
    func open() { flight.open() }
    func close(to source: UIView?) { flight.close() }
    func grab(at location: CGPoint, time: Double) {}
    func drag(to location: CGPoint, time: Double) {}
    func release(time: Double) -> ReleaseDecision { .turnBack }
    func resize(to size: CGSize) { page.frame.size = size }
    func advance(to time: Double) -> Bool { flight.advance(to: time) }

    func apply() { page.layer.withoutAnimation { page.alpha = min(max(openness, 0), 1) } }
    func takeApart() { page.layer.withoutAnimation { page.alpha = 1 } }
}
