import Foundation
import Lilt
import SwiftUI
import Testing

/// Field note 35: no frame shows a mix of old and new content.
@MainActor struct WholeFrameTests {
    private struct Menu: View {
        @State private var chosen: Int

        init(chosen: Int) { _chosen = State(initialValue: chosen) }

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                ForEach(0..<5) { number in
                    Text("row \(number)").bold(number == chosen)
                        .padding(number == chosen ? 8 : 2)
                        .background(number == chosen ? Color.blue : .clear)
                        .clipShape(RoundedRectangle(cornerRadius: 4))
                        .shadow(radius: number == chosen ? 3 : 0)
                        .onTapGesture { chosen = number }
                }
                GeometryReader { proxy in
                    Text("width \(Int(proxy.size.width)), chosen \(chosen)").offset(x: CGFloat(chosen) * 7)
                }
                Text("under \(chosen)").overlay { Color.red.opacity(0.3) }
            }
            .frame(width: 150 + CGFloat(chosen) * 10)
        }
    }

    @Test func `field note 35: the frame after a choice is wholly the new one, as if it had always been so`() throws {
        for scale in [1.0, 1.5] {
            let stage = Stage(size: CGSize(width: 240, height: 260), scale: scale) { Menu(chosen: 0) }
            for row in [3, 1, 4, 4, 0, 2] {
                // Without the pause, the second selection in a row would be a movement, which is drawn at fractional
                // pixels.
                stage.advance(by: 1)
                try stage.tap("row \(row)")
                let fresh = Stage(size: CGSize(width: 240, height: 260), scale: scale) { Menu(chosen: row) }
                #expect(stage.image.differingPixels(from: fresh.image) == 0, "row \(row) at scale \(scale)")
                #expect(stage.image == stage.imageDrawnAnew)
            }
        }
    }
}
