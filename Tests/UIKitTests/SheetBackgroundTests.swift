import Lilt
import SwiftUI
import Testing

/// Surfaces of sheets and covers that their content colours.
@MainActor struct SheetBackgroundTests {
    private struct Sheet: View {
        var isFull = false
        @State private var isShown = false

        var body: some View {
            let content = Text("Content").presentationBackground(Color(red: 0, green: 0, blue: 1))
            Group {
                if isFull {
                    Color.white.fullScreenCover(isPresented: $isShown) { content }
                } else {
                    Color.white.sheet(isPresented: $isShown) { content.presentationCornerRadius(0) }
                }
            }
            .onAppear { isShown = true }
        }
    }

    @Test(arguments: [false, true]) func `the surface is filled`(isFull: Bool) throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Sheet(isFull: isFull) }
        try stage.settle()
        let blue: UInt32 = 0xFF00_00FF
        #expect(stage.image[150, 380] == blue)
        #expect(stage.problems == [])
    }
}
