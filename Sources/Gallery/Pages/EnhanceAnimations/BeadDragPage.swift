import SwiftUI

/// Bead on a thread that can be pulled: each change animates with an interactive spring, the release with a plain one.
struct BeadDragPage: GalleryPage {
    static let name = "bead-drag"
    static let title = "Bead on a thread"
    static let summary = "interactiveSpring while held, spring when let go"
    static let symbol = "hand.tap"

    var body: some View {
        Exhibit(
            "Pull the bead and let it go. Every change makes a new interactive spring, which takes over from the last; the "
                + "spring at the end takes over its velocity, so that a throw is a throw."
        ) { ThreadedBead() }
    }

    struct ThreadedBead: View {
        @State private var pull = CGSize.zero

        var body: some View {
            ZStack {
                Thread(pull: pull)
                    .stroke(
                        Color(red: 0.62, green: 0.50, blue: 0.40), style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
                Bead(color: Bead.colors[4])
                    .scaleEffect(1.35)
                    .accessibilityLabel("bead")
                    .offset(pull)
                    .gesture(drag)
            }
        }

        private var drag: some Gesture {
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .onChanged { value in
                    withAnimation(.interactiveSpring) { pull = value.translation }
                }
                .onEnded { _ in
                    withAnimation(.spring(duration: 0.6, bounce: 0.45)) { pull = .zero }
                }
        }
    }

    /// Curve from one edge to the other through the bead's position.
    struct Thread: Shape {
        var pull: CGSize

        var animatableData: CGSize.AnimatableData {
            get { pull.animatableData }
            set { pull.animatableData = newValue }
        }

        func path(in rect: CGRect) -> Path {
            let bead = CGPoint(x: rect.midX + pull.width, y: rect.midY + pull.height)
            let (left, right) = (CGPoint(x: rect.minX + 40, y: rect.midY), CGPoint(x: rect.maxX - 40, y: rect.midY))
            var path = Path()
            path.move(to: left)
            path.addQuadCurve(to: bead, control: CGPoint(x: (left.x + 2 * bead.x) / 3, y: (left.y + 3 * bead.y) / 4))
            path.addQuadCurve(to: right, control: CGPoint(x: (right.x + 2 * bead.x) / 3, y: (right.y + 3 * bead.y) / 4))
            return path
        }
    }
}
