import SwiftUI

/// Drawing of a bracelet: a ring of beads on a string.
struct BraceletPicture: View {
    let bracelet: Bracelet
    /// Index of the bead being changed.
    var selected: Int?

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            let radius = side * 0.36
            let bead = radius * 2 * sin(.pi / CGFloat(Bracelet.beadCount)) * 0.97
            ZStack {
                Circle().stroke(Color.black.opacity(0.25), lineWidth: max(side * 0.008, 0.75))
                    .frame(width: radius * 2, height: radius * 2)
                ForEach(bracelet.beads.indices, id: \.self) { index in
                    let angle = 2 * .pi * Double(index) / Double(Bracelet.beadCount) - .pi / 2
                    BeadPicture(color: bracelet.beads[index].color, size: bead, isSelected: selected == index)
                        .offset(x: radius * CGFloat(cos(angle)), y: radius * CGFloat(sin(angle)))
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
    }
}

/// Drawing of one bead, lit from the upper left.
struct BeadPicture: View {
    let color: Color
    /// Diameter in points.
    let size: CGFloat
    var isSelected = false

    var body: some View {
        Circle()
            .fill(
                RadialGradient(
                    stops: [
                        .init(color: .white.opacity(0.85), location: 0),
                        .init(color: .white.opacity(0.15), location: 0.35),
                        .init(color: .black.opacity(0.2), location: 1),
                    ], center: UnitPoint(x: 0.32, y: 0.28), startRadius: 0, endRadius: max(size, 1) * 0.75)
            )
            .background { Circle().fill(color) }
            .overlay {
                Circle().strokeBorder(Color.black.opacity(isSelected ? 0.75 : 0.12), lineWidth: isSelected ? 2.5 : 0.75)
            }
            .frame(width: size, height: size)
    }
}
