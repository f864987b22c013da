import Foundation
import Testing

@testable import Geometry

/// Lengths, trimming, containment and flattening of paths: S26.6, and the base of hit testing and bounds.
struct PathMeasureTests {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func length(_ path: Path) -> CGFloat {
        path.parts.reduce(0) { sum, part in part.segments.reduce(sum) { $0 + $1.length() } }
    }

    @Test func `a circle is as long as it should be`() {
        #expect(abs(length(Path(ellipseIn: square)) - 100 * .pi) < 0.1)
    }

    @Test func `trims by length, closing line included (S26.6)`() {
        let trimmed = Path(square).trimmedPath(from: 0.125, to: 0.875)
        #expect(trimmed.elements.first == .move(to: CGPoint(x: 50, y: 0)))
        #expect(near(trimmed.currentPoint, CGPoint(x: 0, y: 50)))
        #expect(abs(length(trimmed) - 300) < 1e-6)
    }

    @Test(arguments: [(0.0, 0.25), (0.1, 0.9), (0.3, 0.30001), (0.5, 1)])
    func `trims curves to the length asked for (S26.6)`(from: CGFloat, to: CGFloat) {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 20))
        let expected = length(path) * (to - from)
        #expect(abs(length(path.trimmedPath(from: from, to: to)) - expected) < 0.05)
    }

    @Test func `trims a circle from 3 o'clock clockwise (S26.8)`() {
        let quarter = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.25)
        #expect(near(quarter.currentPoint, CGPoint(x: 50, y: 100), within: 0.01))
    }

    @Test func `clamps the ends, and leaves nothing where they meet (S26.6)`() {
        let path = Path(square)
        #expect(path.trimmedPath(from: -1, to: 2) == path)
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
        #expect(path.trimmedPath(from: .nan, to: .nan).isEmpty)
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }

    @Test func `keeps a part closed that is not cut`() {
        var path = Path(square)
        path.addRect(CGRect(x: 200, y: 0, width: 100, height: 100))
        let trimmed = path.trimmedPath(from: 0, to: 0.75)
        #expect(trimmed.elements.filter { $0 == .closeSubpath }.count == 1)
    }

    @Test func `bounds hold the curve, not its control points`() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50)))
        #expect(Path().boundingRect.isNull)
        #expect(near(Path(ellipseIn: square).boundingRect, square))
    }

    @Test func `contains by winding or by crossings`() {
        var path = Path(square)
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
        #expect(!path.contains(CGPoint(x: 101, y: 50)))
    }

    @Test func `an open part is closed for containing, as for filling`() {
        var path = Path()
        path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
        #expect(path.contains(CGPoint(x: 90, y: 50)))
        #expect(!path.contains(CGPoint(x: 10, y: 50)))
    }

    @Test func `a path behind a closing begins where that part began`() {
        var path = Path(square)
        path.addLine(to: CGPoint(x: 50, y: 50))
        #expect(path.parts.count == 2)
        #expect(path.parts[1].start == .zero)
    }

    @Test func `flattened lines stay within the tolerance`() {
        let path = Path(ellipseIn: square).flattened(tolerance: 0.1)
        for segment in path.parts.flatMap(\.segments) {
            let middle = segment.point(at: 0.5)
            #expect(abs(hypot(middle.x - 50, middle.y - 50) - 50) < 0.12)
        }
    }
}
