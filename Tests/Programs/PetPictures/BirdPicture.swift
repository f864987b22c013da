import SwiftUI

struct BirdPicture: View {
    private let feather = Color(red: 0.26, green: 0.67, blue: 0.56)
    private let wing = Color(red: 0.16, green: 0.51, blue: 0.45)
    private let belly = Color(red: 1, green: 0.89, blue: 0.57)
    private let beak = Color(red: 0.97, green: 0.58, blue: 0.20)
    private let ink = Color(red: 0.10, green: 0.16, blue: 0.16)

    var body: some View {
        Portrait(ground: Color(red: 0.98, green: 0.74, blue: 0.74)) {
            tuft(-18)
            tuft(6)
            tuft(28)
            Spot(color: feather, x: 48, y: 40, width: 46, height: 44)
            Spot(color: feather, x: 48, y: 74, width: 58, height: 58)
            Spot(color: belly, x: 48, y: 80, width: 36, height: 46)
            Spot(color: wing, x: 21, y: 74, width: 15, height: 38)
            Spot(color: wing, x: 75, y: 74, width: 15, height: 38)
            Spot(color: .white, x: 38, y: 38, width: 15, height: 16)
            Spot(color: .white, x: 58, y: 38, width: 15, height: 16)
            Spot(color: ink, x: 40, y: 39, width: 7, height: 8)
            Spot(color: ink, x: 56, y: 39, width: 7, height: 8)
            Figure { path in
                path.move(to: CGPoint(x: 40, y: 47))
                path.addQuadCurve(to: CGPoint(x: 56, y: 47), control: CGPoint(x: 48, y: 41))
                path.addLine(to: CGPoint(x: 48, y: 59))
                path.closeSubpath()
            }
            .fill(beak)
        }
    }

    private func tuft(_ degrees: Double) -> some View {
        Ellipse().fill(wing).frame(width: 7, height: 22)
            .rotationEffect(.degrees(degrees), anchor: .bottom)
            .position(x: 48, y: 14)
    }
}
