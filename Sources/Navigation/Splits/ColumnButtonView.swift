import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// Button of a column's bar: shows and hides the sidebar, or goes back to the column before.
nonisolated struct ColumnButtonView: View {
    let button: ColumnButton

    @MainActor var body: some View {
        Button {
            button.action()
        } label: {
            switch button.kind {
            case .toggle:
                SidebarGlyph().stroke(style: StrokeStyle(lineWidth: 1.6, lineJoin: .round))
                    .frame(width: 21, height: 16)
                    .padding(8)
                    .contentShape(Rectangle())
            case .back:
                HStack(spacing: 5) {
                    Chevron().stroke(style: StrokeStyle(lineWidth: 2.3, lineCap: .round, lineJoin: .round))
                        .frame(width: 9, height: 16)
                    Text("Back").lineLimit(1)
                }
                .padding(.vertical, 8)
                .contentShape(Rectangle())
            }
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(button.kind == .toggle ? "Show or hide sidebar" : "Back")
    }
}

/// A window with a line between its sidebar and the rest.
nonisolated private struct SidebarGlyph: Shape {
    func path(in rect: CGRect) -> Path {
        let frame = rect.insetBy(dx: 0.8, dy: 0.8)
        let x = frame.minX + frame.width * 0.36
        var path = Path(roundedRect: frame, cornerRadius: 3.5)
        path.move(to: CGPoint(x: x, y: frame.minY))
        path.addLine(to: CGPoint(x: x, y: frame.maxY))
        return path
    }
}
