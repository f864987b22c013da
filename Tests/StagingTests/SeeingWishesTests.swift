import CairoRenderer
import Foundation
import Lilt
import Staging
import SwiftUI
import Testing

/// Views of people who see badly: contrast, transparency, weights, marks.
@MainActor struct SeeingWishesTests {
    private struct Wishes: View {
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.legibilityWeight) private var weight
        @Environment(\.accessibilityReduceTransparency) private var isOpaque
        @Environment(\.accessibilityDifferentiateWithoutColor) private var showsShapes
        @Environment(\.accessibilityInvertColors) private var isInverted

        var body: some View {
            Text(verbatim: "\(contrast) \(weight == .bold) \(isOpaque) \(showsShapes) \(isInverted)")
        }
    }

    @Test func `without wishes nothing is changed`() {
        let stage = Stage { Wishes() }
        #expect(stage.names == ["standard false false false false"])
    }

    @Test func `contrast reaches views`() {
        let stage = Stage(contrast: .increased) { Wishes() }
        #expect(stage.names == ["increased false false false false"])
    }

    @Test func `bold text is wider, also where a program asks for it`() throws {
        let stage = Stage {
            VStack {
                Text("Words").accessibilityLabel("plain")
                Text("Words").environment(\.legibilityWeight, .bold).accessibilityLabel("bold")
                Text("Words").fontWeight(.semibold).accessibilityLabel("heavier")
            }
        }
        let widths = try ["plain", "bold", "heavier"].map { try stage.layer($0).frame.width }
        #expect(widths[1] > widths[0] && widths[1] == widths[2])
    }

    @Test func `lines and tracks are stronger in increased contrast`() {
        func darkest(_ contrast: ColorSchemeContrast) -> UInt32 {
            let stage = Stage(size: CGSize(width: 100, height: 20), contrast: contrast) { Divider() }
            return stage.image.pixels.map { $0 & 255 }.min() ?? 255
        }
        #expect(darkest(.standard) > 200 && darkest(.increased) < 110)
    }
}
