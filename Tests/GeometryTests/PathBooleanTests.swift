import Foundation
import Geometry
import SeededNumbers
import Testing

/// Boolean operations on paths (S26.13), compared with their definition: which points are inside.
struct PathBooleanTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let other = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    private func area(_ path: Path) -> Double {
        var sum = 0.0
        path.forEachLine(tolerance: 0.01) { a, b in sum += Double(a.x * b.y - b.x * a.y) / 2 }
        return sum
    }

    @Test func `two squares that overlap by a quarter (S26.13)`() {
        #expect(abs(area(square.union(other)) - 175) < 1e-4)
        #expect(abs(area(square.intersection(other)) - 25) < 1e-4)
        #expect(abs(area(square.subtracting(other)) - 75) < 1e-4)
        #expect(abs(area(square.symmetricDifference(other)) - 150) < 1e-4)
        #expect(square.intersection(other).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    }

    @Test func `edges in common leave no trace (S26.13)`() {
        let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(square.union(beside).parts.count == 1)
        #expect(abs(area(square.union(beside)) - 200) < 1e-4)
        #expect(square.intersection(beside).isEmpty)
        #expect(square.subtracting(square).isEmpty)
        #expect(abs(area(square.union(square)) - 100) < 1e-4)
    }

    @Test func `a hole runs the other way, so both fill rules agree (S26.13)`() {
        let ring = square.subtracting(Path(CGRect(x: 3, y: 3, width: 4, height: 4)))
        for eoFill in [false, true] {
            #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: eoFill))
            #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: eoFill))
        }
        #expect(abs(area(ring) - 84) < 1e-4)
    }

    @Test func `normalising tells a star by its fill rule`() {
        var star = Path()
        star.addLines(
            (0..<5).map { CGPoint(x: 50 + 40 * sin(Double($0) * 0.8 * .pi), y: 50 - 40 * cos(Double($0) * 0.8 * .pi)) })
        star.closeSubpath()
        let middle = CGPoint(x: 50, y: 50)
        #expect(!star.normalized(eoFill: true).contains(middle) && star.normalized(eoFill: false).contains(middle))
        let even = star.normalized(eoFill: true)
        #expect(even.contains(CGPoint(x: 50, y: 15)) && even.contains(CGPoint(x: 50, y: 15), eoFill: true))
    }

    @Test func `lines are kept inside the other, or outside`() {
        var line = Path()
        line.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)])
        #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
    }

    @Test(arguments: 0..<24)
    func `a point is inside exactly if the definition says so`(seed: Int) {
        var numbers = Numbers(seed: UInt64(seed) + 1)
        let first = numbers.path()
        let second = numbers.path()
        let eoFill = seed % 2 == 0
        let results: [(Path, (Bool, Bool) -> Bool)] = [
            (first.union(second, eoFill: eoFill), { $0 || $1 }),
            (first.intersection(second, eoFill: eoFill), { $0 && $1 }),
            (first.subtracting(second, eoFill: eoFill), { $0 && !$1 }),
            (first.symmetricDifference(second, eoFill: eoFill), { $0 != $1 }),
        ]
        // Points within the tolerance of an edge are skipped, as curves are only that precise there.
        let edges = [first, second].map { $0.strokedPath(StrokeStyle(lineWidth: 0.12)) }
        for _ in 0..<200 {
            let point = CGPoint(x: numbers.next(100), y: numbers.next(100))
            if edges.contains(where: { $0.contains(point) }) { continue }
            let isFirst = first.contains(point, eoFill: eoFill)
            let isSecond = second.contains(point, eoFill: eoFill)
            for (index, (path, expected)) in results.enumerated() {
                #expect(path.contains(point) == expected(isFirst, isSecond), "seed \(seed), result \(index), \(point)")
                #expect(path.contains(point, eoFill: true) == expected(isFirst, isSecond))
            }
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, 0])
    func `hostile numbers end, with something or nothing`(number: CGFloat) {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: number, y: 1), CGPoint(x: 3, y: number)])
        _ = path.union(square)
        _ = path.lineSubtraction(square)
        #expect(Path().union(Path()).isEmpty)
    }
}

/// Pseudorandom numbers, equal for equal seeds.
private struct Numbers {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func next(_ limit: Double) -> Double { random.number(0...limit) }

    /// A polygon that may cross itself, half of the time with integer points so that edges coincide; or an ellipse.
    mutating func path() -> Path {
        if next(4) < 1 {
            return Path(ellipseIn: CGRect(x: next(50), y: next(50), width: 10 + next(40), height: 10 + next(40)))
        }
        let isCoarse = next(2) < 1
        var path = Path()
        path.addLines(
            (0..<(3 + Int(next(6)))).map { _ in
                let point = CGPoint(x: next(100), y: next(100))
                return isCoarse ? CGPoint(x: (point.x / 20).rounded() * 20, y: (point.y / 20).rounded() * 20) : point
            })
        path.closeSubpath()
        return path
    }
}
