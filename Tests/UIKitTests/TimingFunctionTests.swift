import Testing
import UIKit

/// Curves of animations.
@MainActor struct TimingFunctionTests {
    private func point(_ function: CAMediaTimingFunction, _ index: Int) -> [Float] {
        var point: [Float] = [0, 0]
        unsafe function.getControlPoint(at: index, values: &point)
        return point
    }

    @Test func `control points are those of the curve`() {
        #expect(point(CAMediaTimingFunction(name: .easeIn), 1) == [0.42, 0])
        #expect(point(CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4), 2) == [0.3, 0.4])
        #expect(point(CAMediaTimingFunction(name: .linear), 0) == [0, 0])
        #expect(point(CAMediaTimingFunction(name: .linear), 3) == [1, 1])
        let parameters = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.25, y: 0.5), controlPoint2: CGPoint(x: 0.75, y: 1))
        #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.5) && parameters.timingCurveType == .cubic)
        #expect(UICubicTimingParameters().timingCurveType == .builtin)
    }
}
