import SwiftUI

struct CatPicture: View {
    private let fur = Color(red: 0.38, green: 0.40, blue: 0.47)
    private let light = Color(red: 0.93, green: 0.93, blue: 0.95)
    private let pink = Color(red: 0.96, green: 0.65, blue: 0.66)
    private let ink = Color(red: 0.16, green: 0.17, blue: 0.22)

    var body: some View {
        Portrait(ground: Color(red: 1, green: 0.80, blue: 0.42)) {
            ear(mirrored: false)
            ear(mirrored: true)
            Spot(color: fur, x: 48, y: 57, width: 60, height: 50)
            Spot(color: light, x: 48, y: 68, width: 34, height: 24)
            Spot(color: ink, x: 35, y: 52, width: 9, height: 12)
            Spot(color: ink, x: 61, y: 52, width: 9, height: 12)
            Spot(color: .white, x: 37, y: 49, width: 3, height: 4)
            Spot(color: .white, x: 63, y: 49, width: 3, height: 4)
            Figure { path in
                path.move(to: CGPoint(x: 44, y: 61))
                path.addLine(to: CGPoint(x: 52, y: 61))
                path.addLine(to: CGPoint(x: 48, y: 66))
                path.closeSubpath()
            }
            .fill(pink)
            Figure { path in
                path.move(to: CGPoint(x: 48, y: 66))
                path.addQuadCurve(to: CGPoint(x: 40, y: 70), control: CGPoint(x: 46, y: 72))
                path.move(to: CGPoint(x: 48, y: 66))
                path.addQuadCurve(to: CGPoint(x: 56, y: 70), control: CGPoint(x: 50, y: 72))
                for y in [63.0, 68] {
                    path.move(to: CGPoint(x: 31, y: y + 1))
                    path.addLine(to: CGPoint(x: 15, y: y * 1.3 - 21))
                    path.move(to: CGPoint(x: 65, y: y + 1))
                    path.addLine(to: CGPoint(x: 81, y: y * 1.3 - 21))
                }
            }
            .stroke(ink, style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
        }
    }

    private func ear(mirrored: Bool) -> some View {
        ZStack {
            triangle([(20, 52), (24, 20), (47, 38)]).fill(fur)
            triangle([(26, 42), (28, 28), (38, 36)]).fill(pink)
        }
        .scaleEffect(x: mirrored ? -1 : 1)
    }

    private func triangle(_ corners: [(CGFloat, CGFloat)]) -> Figure {
        Figure { path in
            path.addLines(corners.map { CGPoint(x: $0.0, y: $0.1) })
            path.closeSubpath()
        }
    }
}
