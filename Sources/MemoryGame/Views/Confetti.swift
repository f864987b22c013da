import SwiftUI

/// Burst of paper snippets from the centre. It runs once and ends invisible.
struct Confetti: View {
    /// Area over which the snippets scatter, in points.
    let size: CGSize

    @State private var isScattered = false

    var body: some View {
        ZStack {
            ForEach(Snippet.all) { snippet in
                Capsule()
                    .fill(snippet.color)
                    .frame(width: 7, height: 14)
                    .rotationEffect(.degrees(isScattered ? snippet.turn : 0))
                    .scaleEffect(isScattered ? 1 : 0.2)
                    .offset(
                        x: isScattered ? snippet.x * size.width / 2 : 0,
                        y: isScattered ? snippet.y * size.height / 2 : 0
                    )
                    .opacity(isScattered ? 0 : 1)
            }
        }
        .onAppear {
            withAnimation(Motion.confetti.delay(0.3)) {
                isScattered = true
            }
        }
    }
}

/// Target of one snippet: on a sunflower spiral, evenly spread without random numbers.
private struct Snippet: Identifiable {
    let id: Int

    static let all = (0..<36).map { Snippet(id: $0) }

    private var angle: Double { Double(id) * 2.399963 }  // π(3 − √5), the golden angle
    private var distance: Double { (Double(id + 4) / 40).squareRoot() }
    /// Horizontal target, −1 to 1 of half the area; below, the vertical one.
    var x: Double { cos(angle) * distance }
    var y: Double { sin(angle) * distance }
    /// Rotation in degrees.
    var turn: Double { Double(id % 7 - 3) * 150 }
    var color: Color { Color(hue: Double(id % 9) / 9, saturation: 0.7, brightness: 0.95) }
}
