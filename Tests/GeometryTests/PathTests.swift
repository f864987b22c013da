import Foundation
import Testing

@testable import Geometry

/// Elements made by the path builders: S26.3 to S26.5, S26.8, S26.9.
struct PathTests {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
        return path
    }

    @Test func `arcs that are not clockwise go through growing angles (S26.3)`() {
        let path = arc(0, 90, clockwise: false)
        #expect(path.elements.first == .move(to: CGPoint(x: 10, y: 0)))
        #expect(path.elements.count == 2)
        // y grows downwards, so a quarter turn from 3 o'clock ends at 6 o'clock.
        #expect(near(path.currentPoint, CGPoint(x: 0, y: 10)))
    }

    @Test(
        arguments: [
            (0.0, 90.0, false, 90.0), (90, 0, false, 270), (0, 360, false, 360), (360, 0, false, 360),
            (0, -90, true, -90), (0, 90, true, -270), (0, 360, true, -360), (-90, 270, true, -360),
            (0, 450, false, 450), (30, 30, false, 0), (30, 30, true, 0),
        ] as [(Double, Double, Bool, Double)])
    func `sweeps by the flag and the sign of the difference (S26.4)`(
        start: Double, end: Double, clockwise: Bool, expected: Double
    ) {
        let sweep = Path.sweep(from: start * .pi / 180, to: end * .pi / 180, clockwise: clockwise)
        #expect(abs(sweep * 180 / .pi - expected) < 1e-6)
    }

    @Test func `an arc of no extent is its start point (S26.4)`() {
        #expect(arc(30, 30, clockwise: false).elements.count == 1)
    }

    @Test func `a line joins the current point to an arc (S26.4)`() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(path.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
    }

    @Test func `arcs are quarter cubics and a rest, within a thousandth of the circle (S26.5)`() {
        let path = arc(0, 200, clockwise: false)
        #expect(path.elements.count == 1 + 3)
        path.forEachLine(tolerance: 0.001) { a, _ in
            #expect(abs(hypot(a.x, a.y) - 10) < 0.005)
        }
    }

    @Test(arguments: [Double.nan, .infinity, 1e300, -1e18])
    func `arcs by hostile angles end`(angle: Double) {
        #expect(arc(0, angle, clockwise: false).elements.count < 64)
        #expect(arc(angle, 0, clockwise: true).elements.count < 64)
    }

    @Test func `shapes start where trim expects them to (S26.8)`() {
        #expect(Path(square).elements.first == .move(to: .zero))
        #expect(Path(ellipseIn: square).elements.first == .move(to: CGPoint(x: 100, y: 50)))
        let rounded = Path(roundedRect: square, cornerRadius: 10)
        #expect(rounded.elements.first == .move(to: CGPoint(x: 100, y: 50)))
        guard case .line(let to) = rounded.elements[1] else { return #expect(Bool(false), "starts with a line") }
        #expect(to.y > 50)  // downwards, which is clockwise on screen
    }

    @Test func `continuous corners begin 1.528665 radii from the corner (S26.9)`() {
        let path = Path(roundedRect: square, cornerRadius: 10, style: .continuous)
        #expect(path.elements[1] == .line(to: CGPoint(x: 100, y: 100 - 15.28665)))
        guard case .curve(let to, let control1, let control2) = path.elements[2] else {
            return #expect(Bool(false), "a curve follows")
        }
        #expect(near(control1, CGPoint(x: 100, y: 100 - 10.8849)))
        #expect(near(control2, CGPoint(x: 100, y: 100 - 8.68407)))
        #expect(near(to, CGPoint(x: 100 - 0.749114, y: 100 - 6.31494)))
        #expect(path.elements.count == 1 + 4 * 4 + 1)
    }

    @Test func `continuous corners without room start at their radius (S26.9)`() {
        let path = Path(roundedRect: square, cornerRadius: 80, style: .continuous)
        #expect(near(path.boundingRect, square))
        guard case .curve(_, let control1, let control2) = path.elements[2] else {
            return #expect(Bool(false), "a curve")
        }
        #expect(near(control1, CGPoint(x: 100, y: 100 - 0.96 * 50)))
        #expect(near(control2, CGPoint(x: 100, y: 100 - 0.82 * 50)))
    }

    @Test func `corners of a capsule differ between its long and its short edges (S26.9)`() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 40), cornerRadius: 20)
        guard case .line(let to) = path.elements[1], case .curve(let end, _, _) = path.elements[4] else {
            return #expect(Bool(false), "a line, then three curves")
        }
        #expect(near(to, CGPoint(x: 200, y: 20)))
        #expect(near(end, CGPoint(x: 200 - 20 * 1.528665, y: 40)))
    }

    @Test func `circular corners are quarters of circles`() {
        let path = Path(roundedRect: square, cornerRadius: 50, style: .circular)
        path.forEachLine(tolerance: 0.001) { a, _ in
            #expect(abs(hypot(a.x - 50, a.y - 50) - 50) < 0.02)
        }
    }

    @Test func `each corner has its own radius, and where two do not fit all shrink alike`() {
        let radii = RectangleCornerRadii(topLeading: 0, bottomLeading: 100, bottomTrailing: 100, topTrailing: 0)
        let path = Path(roundedRect: square, cornerRadii: radii, style: .circular)
        #expect(path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(!path.contains(CGPoint(x: 1, y: 99)))
        #expect(near(path.boundingRect, square))
    }

    @Test(arguments: [CGFloat.nan, -5, 0, .infinity])
    func `rounds by hostile radii`(radius: CGFloat) {
        #expect(near(Path(roundedRect: square, cornerRadius: radius).boundingRect, square))
    }

    @Test func `an arc by tangents rounds the corner between two lines`() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        guard case .line(let touch) = path.elements[1] else { return #expect(Bool(false), "a line comes first") }
        #expect(near(touch, CGPoint(x: 6, y: 0)))
        #expect(near(path.currentPoint, CGPoint(x: 10, y: 4)))
    }

    @Test func `reads its own description`() {
        var path = Path(roundedRect: square, cornerRadius: 10)
        path.addQuadCurve(to: CGPoint(x: 3, y: 4.5), control: CGPoint(x: 1, y: 2))
        #expect(Path(path.description) == path)
        #expect(Path("0 0 m 1 l") == nil)
        #expect(Path("0 0 m 10 0 l h")?.elements.count == 3)
    }
}

func near(_ a: CGPoint?, _ b: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
    guard let a else { return false }
    return abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

func near(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    near(a.origin, b.origin, within: tolerance)
        && near(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), within: tolerance)
}
