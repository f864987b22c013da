import Foundation
import SeededNumbers
import Testing

@testable import Geometry

/// Bounding rectangles of paths, compared with points on the path.
struct PathBoundsTests {
    /// Pseudorandom coordinates, equal for equal seeds.
    private struct Numbers {
        var random: SplitMix
        mutating func next() -> CGFloat { random.number(-100...100) }
        mutating func point() -> CGPoint { CGPoint(x: next(), y: next()) }
    }

    private func randomPath(_ seed: UInt64) -> Path {
        var numbers = Numbers(random: SplitMix(seed: seed))
        return Path { path in
            for _ in 0..<12 {
                switch Int(abs(numbers.next())) % 6 {
                case 0: path.move(to: numbers.point())
                case 1, 2: path.addLine(to: numbers.point())
                case 3: path.addQuadCurve(to: numbers.point(), control: numbers.point())
                case 4: path.addCurve(to: numbers.point(), control1: numbers.point(), control2: numbers.point())
                default: path.closeSubpath()
                }
            }
        }
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func `bounds hold every point of a path, and no more`(seed: UInt64) {
        let path = randomPath(seed)
        var seen = CGRect.null
        for part in path.parts {
            seen = seen.union(CGRect(origin: part.start, size: .zero))
            for segment in part.segments {
                for step in 0...2_000 {
                    let point = segment.point(at: CGFloat(step) / 2_000)
                    seen = seen.union(CGRect(origin: point, size: .zero))
                }
            }
        }
        let bounds = path.boundingRect
        guard !seen.isNull else { return #expect(bounds.isNull) }
        // Between two sampled points a curve of this size extends less than 0.001 beyond them.
        for beyond in [
            seen.minX - bounds.minX, seen.minY - bounds.minY, bounds.maxX - seen.maxX, bounds.maxY - seen.maxY,
        ] { #expect(beyond > -1e-9 && beyond < 1e-3) }
    }

    @Test func `a part that goes on behind a closing begins where that one began`() {
        var path = Path(CGRect(x: 10, y: 20, width: 30, height: 40))
        path.addLine(to: CGPoint(x: -5, y: 20))
        #expect(path.parts.map(\.start) == [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 20)])
        #expect(path.parts.map(\.isClosed) == [true, false])
        #expect(path.boundingRect == CGRect(x: -5, y: 20, width: 45, height: 40))
    }

    @Test func `nothing has no bounds, a beginning alone is a point`() {
        #expect(Path().boundingRect.isNull)
        let path = Path { $0.move(to: CGPoint(x: 3, y: 4)) }
        #expect(path.boundingRect == CGRect(x: 3, y: 4, width: 0, height: 0))
    }
}
