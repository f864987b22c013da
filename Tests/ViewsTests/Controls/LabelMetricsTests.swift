import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Widths that programs set for labels and buttons.
@MainActor struct LabelMetricsTests {
    private func title(_ label: some View) throws -> CGFloat {
        let stage = ViewStage(size: CGSize(width: 300, height: 40), label.frame(width: 300, alignment: .leading))
        return try #require(stage.layer("Title")).frameInWindow.minX
    }

    private func label(icon width: CGFloat) -> some View {
        Label {
            Text("Title")
        } icon: {
            Color.red.frame(width: width, height: 10)
        }
    }

    @Test func `the titles of labels begin beside the reserved width`() throws {
        #expect(try title(label(icon: 10)) == 18)
        #expect(try title(label(icon: 10).labelReservedIconWidth(40)) == 48)
        #expect(try title(label(icon: 60).labelReservedIconWidth(40)) == 68)
        #expect(try title(label(icon: 10).labelIconToTitleSpacing(30)) == 40)
    }

    @Test func `flexible buttons are as wide as there is room, others as their label`() {
        for (sizing, isWide) in [(ButtonSizing.automatic, false), (.fitted, false), (.flexible, true)] {
            var taps = 0
            let stage = ViewStage(
                VStack {
                    Button("bordered") { taps += 1 }.buttonStyle(.bordered)
                    Button("glass") { taps += 1 }.buttonStyle(.glass)
                }
                .buttonSizing(sizing))
            for name in ["bordered", "glass"] { stage.tap(at: CGPoint(x: 380, y: stage.centre(name).y)) }
            #expect(taps == (isWide ? 2 : 0))
        }
    }
}
