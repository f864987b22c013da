import SwiftUI

/// Drawing of a glass bead.
struct Bead: View {
    let color: Color

    var body: some View {
        Circle()
            .fill(
                RadialGradient(
                    colors: [color.mix(with: .white, by: 0.45), color, color.mix(with: .black, by: 0.35)],
                    center: UnitPoint(x: 0.36, y: 0.3), startRadius: 0, endRadius: 26)
            )
            .overlay(alignment: .topLeading) {
                Ellipse().fill(.white.opacity(0.75)).frame(width: 9, height: 6).rotationEffect(.degrees(-35))
                    .offset(x: 8, y: 7)
            }
            .frame(width: 36, height: 36)
            .shadow(color: .black.opacity(0.25), radius: 3, y: 2)
    }

    static let colors: [Color] = [
        Color(red: 0.90, green: 0.29, blue: 0.33), Color(red: 0.96, green: 0.60, blue: 0.24),
        Color(red: 0.95, green: 0.80, blue: 0.30), Color(red: 0.36, green: 0.70, blue: 0.44),
        Color(red: 0.24, green: 0.62, blue: 0.80), Color(red: 0.35, green: 0.42, blue: 0.84),
        Color(red: 0.60, green: 0.38, blue: 0.78), Color(red: 0.88, green: 0.45, blue: 0.66),
    ]
}

/// Drawing of the open box: beads in rows on velvet.
struct BeadTray: View {
    static let size = CGSize(width: 216, height: 128)

    private static let wood = LinearGradient(
        colors: [Color(red: 0.72, green: 0.52, blue: 0.34), Color(red: 0.52, green: 0.35, blue: 0.21)],
        startPoint: .top, endPoint: .bottom)
    private static let velvet = Color(red: 0.19, green: 0.13, blue: 0.20)

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 14).fill(Self.wood)
            RoundedRectangle(cornerRadius: 9).fill(Self.velvet).padding(8)
            VStack(spacing: 8) {
                ForEach(0..<2) { row in
                    HStack(spacing: 10) {
                        ForEach(0..<4) { column in Bead(color: Bead.colors[row * 4 + column]) }
                    }
                }
            }
        }
        .frame(width: Self.size.width, height: Self.size.height)
    }
}
