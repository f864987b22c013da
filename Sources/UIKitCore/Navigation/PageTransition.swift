import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Navigation
@_spi(Engine) import ViewGraph
import Views

/// Transition of a page over another one, in both directions; it can be dragged at any moment.
@MainActor protocol PageTransition: AnyObject {
    /// Progress: 1 when the page is in place, 0 when it has gone; springs may overshoot.
    var openness: CGFloat { get }
    var isMoving: Bool { get }
    var isHeld: Bool { get }
    func open()
    /// Begins the way back.
    ///
    /// - Parameter source: view into which the page shrinks; nil if there is none.
    func close(to source: UIView?)
    func grab(at location: CGPoint, time: Double)
    func drag(to location: CGPoint, time: Double)
    func release(time: Double) -> ReleaseDecision
    func resize(to size: CGSize)
    /// Advances to program time `time`, in seconds; returns false when at rest.
    func advance(to time: Double) -> Bool
    /// Writes the current position to the views.
    func apply()
    /// Restores the views' properties and removes helper views; called at the end.
    func takeApart()
}

/// Page that slides in from the trailing edge while the page behind moves by a third of the width and darkens (S20.2).
@MainActor final class SlidePageTransition: PageTransition {
    private var flight: SlideFlight
    private let page: UIView
    private let other: UIView
    private let shade = UIView()

    /// Movement of the page behind, as a fraction of the width.
    private static let yield: CGFloat = 1.0 / 3
    private static let darkest: CGFloat = 0.12

    init(_ page: UIView, over other: UIView, in container: UIView, isOpen: Bool) {
        (self.page, self.other) = (page, other)
        flight = SlideFlight(extent: Double(container.bounds.width), isOpen: isOpen)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        shade.frame = container.bounds
        container.addSubview(shade)
        container.addSubview(page)
    }

    var openness: CGFloat { CGFloat(flight.openness) }
    var isMoving: Bool { flight.isMoving }
    var isHeld: Bool { flight.isHeld }
    func open() { flight.open() }
    func close(to source: UIView?) { flight.close() }
    func grab(at location: CGPoint, time: Double) { flight.grab(at: Double(location.x), time: time) }
    func drag(to location: CGPoint, time: Double) { flight.drag(to: Double(location.x), time: time) }
    func release(time: Double) -> ReleaseDecision { flight.release(time: time) }
    func advance(to time: Double) -> Bool { flight.advance(to: time) }

    func resize(to size: CGSize) {
        flight.resize(extent: Double(size.width))
        shade.frame = CGRect(origin: .zero, size: size)
        page.frame.size = size
        apply()
    }

    func apply() {
        page.layer.withoutAnimation {
            let openness = CGFloat(flight.openness)
            page.transform = CGAffineTransform(translationX: CGFloat(flight.distance), y: 0)
            other.transform = CGAffineTransform(translationX: -openness * Self.yield * other.bounds.width, y: 0)
            shade.alpha = min(max(openness, 0), 1) * Self.darkest
        }
    }

    func takeApart() {
        page.layer.withoutAnimation {
            page.transform = .identity
            other.transform = .identity
        }
        shade.removeFromSuperview()
    }
}

/// Page that grows out of a source view and shrinks back into one (S20.4): the source flies along and cross-fades with
/// the page.
@MainActor final class ZoomPageTransition: PageTransition {
    private var flight: ZoomFlight
    private let page: UIView
    private let frame = UIView()
    private let shade = UIView()
    private let container: UIView
    private var source: UIView?
    private var sourceRadius: CGFloat = 0

    /// Corner radius of a dragged page, in points.
    private static let heldRadius: CGFloat = 28
    private static let darkest: CGFloat = 0.2

    init(_ page: UIView, in container: UIView, source: UIView?, isOpen: Bool) {
        (self.page, self.container) = (page, container)
        flight = ZoomFlight(
            container: container.bounds.size, source: source.map { Self.place(of: $0, in: container) }, isOpen: isOpen)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        shade.frame = container.bounds
        frame.clipsToBounds = true
        container.addSubview(shade)
        container.addSubview(frame)
        frame.addSubview(page)
        borrow(source)
    }

    private static func place(of source: UIView, in container: UIView) -> CGRect {
        source.convert(source.bounds, to: container)
    }

    var openness: CGFloat { CGFloat(flight.openness) }
    var isMoving: Bool { flight.isMoving }
    var isHeld: Bool { flight.isHeld }
    func open() { flight.open() }

    func close(to source: UIView?) {
        // The current source is away from its place, but home(in:) knows it; another one has to be borrowed first.
        if source !== self.source {
            giveBack()
            borrow(source)
        }
        flight.close(to: source.map { $0.layer.home(in: container) })
    }

    func grab(at location: CGPoint, time: Double) { flight.grab(at: location, time: time) }
    func drag(to location: CGPoint, time: Double) { flight.drag(to: location, time: time) }
    func release(time: Double) -> ReleaseDecision { flight.release(time: time) }
    func advance(to time: Double) -> Bool { flight.advance(to: time) }

    func resize(to size: CGSize) {
        flight.resize(container: size)
        shade.frame = CGRect(origin: .zero, size: size)
        page.bounds.size = size
        if let source { flight.sourceMoved(to: source.layer.home(in: container)) }
        apply()
    }

    func apply() {
        page.layer.withoutAnimation {
            let rect = flight.frame
            let openness = CGFloat(flight.openness)
            frame.frame = rect
            let radius = sourceRadius + (Self.heldRadius - sourceRadius) * openness
            frame.layer.cornerRadius = isFull(rect) ? 0 : radius
            // The page keeps its layout and is scaled to fill the frame.
            let scale = rect.size.scale(covering: page.bounds.size)
            page.center = CGPoint(x: rect.width / 2, y: rect.height / 2)
            page.transform = CGAffineTransform(scaleX: scale, y: scale)
            page.alpha = min(max(openness * 2.2, 0), 1)
            shade.alpha = min(max(openness, 0), 1) * Self.darkest
            source?.layer.fly(
                in: CGRect(origin: .zero, size: rect.size), opacity: 1 - min(max(openness * 1.6 - 0.1, 0), 1))
        }
    }

    private func isFull(_ rect: CGRect) -> Bool {
        let size = container.bounds.size
        return abs(rect.minX) < 0.25 && abs(rect.minY) < 0.25 && abs(rect.width - size.width) < 0.5
    }

    private func borrow(_ view: UIView?) {
        source = view
        sourceRadius = view?.layer.cornerRadius ?? Self.heldRadius
        if let view { frame.layer.takeIn(view.layer) }
    }

    private func giveBack() {
        frame.layer.backing?.guest = nil
        source?.layer.comeHome()
        source = nil
    }

    func takeApart() {
        giveBack()
        page.layer.withoutAnimation {
            page.transform = .identity
            page.alpha = 1
        }
        // The page stays in the window, with its running animations.
        container.addSubview(page)
        frame.removeFromSuperview()
        shade.removeFromSuperview()
    }
}
