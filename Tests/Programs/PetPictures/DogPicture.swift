import SwiftUI

struct DogPicture: View {
    private let fur = Color(red: 0.80, green: 0.57, blue: 0.36)
    private let dark = Color(red: 0.49, green: 0.31, blue: 0.18)
    private let light = Color(red: 0.98, green: 0.93, blue: 0.86)
    private let ink = Color(red: 0.17, green: 0.12, blue: 0.10)

    var body: some View {
        Portrait(ground: Color(red: 0.58, green: 0.80, blue: 0.98)) {
            Spot(color: fur, x: 48, y: 54, width: 54, height: 56)
            Spot(color: dark, x: 23, y: 48, width: 18, height: 40)
            Spot(color: dark, x: 73, y: 48, width: 18, height: 40)
            Spot(color: light, x: 48, y: 66, width: 32, height: 30)
            Spot(color: light, x: 48, y: 40, width: 10, height: 26)
            Spot(color: ink, x: 37, y: 50, width: 8, height: 9)
            Spot(color: ink, x: 59, y: 50, width: 8, height: 9)
            Spot(color: .white, x: 38.5, y: 48, width: 3, height: 3)
            Spot(color: .white, x: 60.5, y: 48, width: 3, height: 3)
            Spot(color: Color(red: 0.94, green: 0.45, blue: 0.48), x: 48, y: 78, width: 10, height: 14)
            Spot(color: light, x: 48, y: 69, width: 24, height: 12)
            Spot(color: ink, x: 48, y: 60, width: 14, height: 10)
            Figure { path in
                path.move(to: CGPoint(x: 48, y: 65))
                path.addLine(to: CGPoint(x: 48, y: 70))
                path.addQuadCurve(to: CGPoint(x: 38, y: 71), control: CGPoint(x: 44, y: 76))
                path.move(to: CGPoint(x: 48, y: 70))
                path.addQuadCurve(to: CGPoint(x: 58, y: 71), control: CGPoint(x: 52, y: 76))
            }
            .stroke(ink, style: StrokeStyle(lineWidth: 1.75, lineCap: .round))
        }
    }
}
