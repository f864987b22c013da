import CoreGraphics
import SwiftUI
import Testing
import UIKit

/// Paths of UIKit and Core Graphics, in the forms of programs.
@MainActor struct BezierPathTests {
    @Test func `some corners are rounded`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = Path(
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 20, height: 20)
            ).cgPath)
        #expect(path.boundingRect == rect)
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 59)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 59)))
    }

    @Test func `clockwise means clockwise on the screen`() {
        let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.bounds.minX) < 1e-6 && abs(quarter.bounds.maxY - 10) < 1e-6 && quarter.bounds.minY > -1e-6)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(rest.bounds.minX + 10) < 1e-6)
    }

    @Test func `elements are passed to a function with their points`() {
        let path = UIBezierPath()
        path.move(to: CGPointMake(1, 2))
        path.addCurve(to: CGPoint(x: 7, y: 8), controlPoint1: CGPoint(x: 3, y: 4), controlPoint2: CGPoint(x: 5, y: 6))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 8, y: 7))
        path.addLine(to: .zero)
        path.close()
        var found: [String] = []
        unsafe path.cgPath.applyWithBlock { pointer in
            let element = unsafe pointer.pointee
            switch element.type {
            case .moveToPoint: found.append(unsafe "m \(element.points[0].x)")
            case .addLineToPoint: found.append(unsafe "l \(element.points[0].x)")
            case .addQuadCurveToPoint: found.append(unsafe "q \(element.points[0].x) \(element.points[1].x)")
            case .addCurveToPoint:
                found.append(unsafe "c \(element.points[0].x) \(element.points[1].x) \(element.points[2].x)")
            case .closeSubpath: found.append("z")
            }
        }
        #expect(found == ["m 1.0", "c 3.0 5.0 7.0", "q 8.0 9.0", "l 0.0", "z"])
        var count = 0
        unsafe withUnsafeMutablePointer(to: &count) { pointer in
            unsafe path.cgPath.apply(info: pointer) { info, _ in
                unsafe info?.assumingMemoryBound(to: Int.self).pointee += 1
            }
        }
        #expect(count == 5)
    }

    @Test func `a reversed path has the same points from the end`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
        #expect(Path(path.reversing().cgPath).description == "20 10 m 20 0 10 0 q 0 0 l")
    }

    @Test func `a mutable path is built step by step, and its copy stays`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = path.copy()
        path.addEllipse(in: CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(Path(path).contains(CGPoint(x: 25, y: 5)) && !path.contains(CGPoint(x: 15, y: 5)))
    }
}
