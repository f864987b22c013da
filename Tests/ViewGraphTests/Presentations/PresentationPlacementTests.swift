import Foundation
@_spi(Engine) import Presentations
import SeededNumbers
import Testing
@_spi(Engine) import ViewGraph

/// Placement of presented content: the adjustments of `xdg_positioner`, in its order.
struct PresentationPlacementTests {
    private let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)

    @Test func `content lies beside its anchor, with beginnings, middles or ends in line`() {
        let anchor = CGRect(x: 80, y: 10, width: 40, height: 20)
        func frame(_ alignment: CGFloat) -> CGRect {
            PresentationPlacement(anchor: anchor, side: .below, alignment: alignment, gap: 5)
                .place(CGSize(width: 60, height: 30), in: bounds).frame
        }
        #expect(frame(0) == CGRect(x: 80, y: 35, width: 60, height: 30))
        #expect(frame(0.5) == CGRect(x: 70, y: 35, width: 60, height: 30))
        #expect(frame(1) == CGRect(x: 60, y: 35, width: 60, height: 30))
    }

    @Test(arguments: [
        (PresentationPlacement.Side.above, CGRect(x: 80, y: -25, width: 50, height: 30)),
        (.below, CGRect(x: 80, y: 35, width: 50, height: 30)), (.left, CGRect(x: 25, y: 12, width: 50, height: 30)),
        (.right, CGRect(x: 125, y: 12, width: 50, height: 30)), (.over, CGRect(x: 75, y: 5, width: 50, height: 30)),
    ]) func `each side is where its name says`(side: PresentationPlacement.Side, frame: CGRect) {
        let placement = PresentationPlacement(
            anchor: CGRect(x: 80, y: 10, width: 40, height: 20), side: side, gap: 5,
            shift: side == .left || side == .right ? 2 : 0, adjustments: [])
        #expect(placement.place(CGSize(width: 50, height: 30), in: bounds) == .init(frame: frame, side: side))
    }

    @Test func `it flips where it fits on the opposite side`() {
        let placement = PresentationPlacement(
            anchor: CGRect(x: 10, y: 70, width: 40, height: 20), side: .below, gap: 4)
        let result = placement.place(CGSize(width: 60, height: 50), in: bounds)
        #expect(result == .init(frame: CGRect(x: 10, y: 16, width: 60, height: 50), side: .above))
    }

    @Test func `where neither side has room it slides over its anchor, and keeps its size`() {
        let placement = PresentationPlacement(
            anchor: CGRect(x: 10, y: 40, width: 40, height: 20), side: .below, gap: 4)
        let result = placement.place(CGSize(width: 60, height: 80), in: bounds)
        #expect(result == .init(frame: CGRect(x: 10, y: 20, width: 60, height: 80), side: .below))
    }

    @Test func `it slides along the side, and shrinks only if it is larger than the bounds`() {
        let placement = PresentationPlacement(
            anchor: CGRect(x: 180, y: 0, width: 10, height: 10), side: .below)
        #expect(
            placement.place(CGSize(width: 60, height: 50), in: bounds).frame
                == CGRect(x: 140, y: 10, width: 60, height: 50))
        #expect(placement.place(CGSize(width: 900, height: 500), in: bounds).frame == bounds)
    }

    @Test func `whatever it is given, all of it lies within the bounds`() {
        var seeded = SplitMix(seed: 7)
        for _ in 0..<2_000 {
            func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &seeded)) }
            let sides: [PresentationPlacement.Side] = [.above, .below, .left, .right, .over]
            let placement = PresentationPlacement(
                anchor: CGRect(
                    x: number(-300...300), y: number(-300...300), width: number(0...200), height: number(0...200)),
                side: sides.randomElement(using: &seeded) ?? .over, alignment: number(0...1), gap: number(0...20),
                shift: number(-20...20))
            let frame = placement.place(CGSize(width: number(0...400), height: number(0...200)), in: bounds).frame
            #expect(bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(frame), "\(placement)")
        }
    }
}
