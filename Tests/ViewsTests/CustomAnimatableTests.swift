import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Custom modifiers and geometry effects that animate: S4.4, S4.8, S4.9.
@MainActor struct CustomAnimatableTests {
    private final class Diary {
        var turns: [Double] = []
        var titles: [String] = []
        var sizes: [CGSize] = []
    }

    private nonisolated struct Turning: AnimatableModifier {
        var degrees: Double
        let title: String
        let diary: Diary
        var animatableData: Double {
            get { degrees }
            set { degrees = newValue }
        }
        @MainActor func body(content: Content) -> some View {
            let _ = diary.turns.append(degrees)
            let _ = diary.titles.append(title)
            content.offset(x: degrees)
        }
    }

    private struct Card: View {
        let diary: Diary
        @State private var isUp = false
        var body: some View {
            VStack {
                Button("Flip") { withAnimation(.linear(duration: 1)) { isUp.toggle() } }
                Color.red.accessibilityLabel("card").frame(width: 10, height: 10)
                    .modifier(Turning(degrees: isUp ? 180 : 0, title: isUp ? "up" : "down", diary: diary))
            }
        }
    }

    @Test
    func `the body of an animatable modifier runs each frame, with data in between and all else new (S4.4, S4.8)`() {
        let diary = Diary()
        let stage = ViewStage(Card(diary: diary))
        stage.tap("Flip")
        (diary.turns, diary.titles) = ([], [])
        stage.host.counters.countsBodiesByType = true
        stage.pass(0.5)
        #expect(diary.turns.count == 30 && abs((diary.turns.last ?? 0) - 90) < 1e-6)
        #expect(Set(diary.titles) == ["up"])
        #expect(stage.host.counters.bodiesByType["Card"] == nil, "nothing around it runs")
    }

    private nonisolated struct Slide: GeometryEffect {
        var share: CGFloat
        let diary: Diary
        var animatableData: CGFloat {
            get { share }
            set { share = newValue }
        }
        @MainActor func effectValue(size: CGSize) -> ProjectionTransform {
            diary.sizes.append(size)
            return ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
        }
    }

    private struct Sliding: View {
        let diary: Diary
        @State private var isAway = false
        var body: some View {
            HStack(spacing: 0) {
                Button("Go") { withAnimation(.linear(duration: 1)) { isAway.toggle() } }
                Color.red.accessibilityLabel("slider").frame(width: 50, height: 20)
                    .modifier(Slide(share: isAway ? 2 : 0, diary: diary))
                Color.blue.accessibilityLabel("neighbour").frame(width: 10, height: 20)
            }
        }
    }

    @Test func `a geometry effect is asked each frame for its size, and layout does not see it (S4.9)`() throws {
        let diary = Diary()
        let stage = ViewStage(Sliding(diary: diary))
        let before = try #require(stage.layer("slider")?.frameInWindow)
        let neighbour = try #require(stage.layer("neighbour")?.frameInWindow)
        stage.tap("Go")
        let layouts = stage.host.counters.layouts
        diary.sizes = []
        stage.pass(0.5)
        let after = try #require(stage.layer("slider")?.frameInWindow)
        #expect(abs(after.minX - before.minX - 50) < 1e-6, "half way to twice its width")
        #expect(stage.layer("neighbour")?.frameInWindow == neighbour)
        #expect(stage.host.counters.layouts == layouts)
        #expect(diary.sizes.count == 30 && Set(diary.sizes.map(\.width)) == [50])
    }

    @Test func `an effect that layout ignores is drawn alike (S4.9)`() throws {
        struct Ignored: View {
            let diary: Diary
            var body: some View {
                Color.red.accessibilityLabel("slider").frame(width: 50, height: 20)
                    .modifier(Slide(share: 1, diary: diary).ignoredByLayout())
            }
        }
        let stage = ViewStage(Ignored(diary: Diary()))
        #expect(stage.layer("slider")?.frameInWindow.minX == 225)
    }
}
