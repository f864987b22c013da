import SwiftUI

/// Meshes of colours: one that moves by itself, one whose vertex is dragged, and one that fills a text.
struct MeshPage: GalleryPage {
    static let name = "mesh"
    static let title = "Meshes"
    static let summary = "Gradients between the colours of a grid: moving, dragged, and as a style"
    static let symbol = "sparkles"

    @State private var isAway = false
    @State private var vertex = SIMD2<Float>(0.5, 0.5)

    private static let colors: [Color] = [
        .indigo, .purple, .pink, .blue, .cyan, .orange, .teal, .mint, .yellow,
    ]

    init() {}

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 16) {
                mesh(isAway ? [0.75, 0.3] : [0.25, 0.7])
                    .clipShape(RoundedRectangle(cornerRadius: 20))
                    .onAppear {
                        withAnimation(.easeInOut(duration: 3).repeatForever(autoreverses: true)) { isAway = true }
                    }
                    .help("A mesh whose middle moves to and fro")
                GeometryReader { proxy in
                    mesh(vertex)
                        .overlay {
                            Circle().stroke(.white, lineWidth: 2).frame(width: 18, height: 18)
                                .position(
                                    x: CGFloat(vertex.x) * proxy.size.width, y: CGFloat(vertex.y) * proxy.size.height)
                        }
                        .gesture(
                            DragGesture(minimumDistance: 0)
                                .onChanged { drag in
                                    withAnimation(.interactiveSpring) {
                                        vertex = [
                                            Float(min(max(drag.location.x / proxy.size.width, 0.05), 0.95)),
                                            Float(min(max(drag.location.y / proxy.size.height, 0.05), 0.95)),
                                        ]
                                    }
                                }
                                .onEnded { _ in withAnimation(.bouncy) { vertex = [0.5, 0.5] } })
                }
                .clipShape(RoundedRectangle(cornerRadius: 20))
                .accessibilityElement()
                .accessibilityLabel("Mesh to drag")
            }
            Text("Meshes").font(.system(size: 64, weight: .heavy)).foregroundStyle(mesh([0.5, 0.5]))
        }
        .padding(20)
    }

    private func mesh(_ middle: SIMD2<Float>) -> MeshGradient {
        MeshGradient(
            width: 3, height: 3,
            points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
            colors: Self.colors)
    }
}
