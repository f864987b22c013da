import CairoRenderer
import Foundation
import SwiftUI
import Testing
@_spi(Engine) import Views

@testable import FrameTiming
@testable import Runtime

/// At scales that are not whole numbers, a frame drawn from damage equals the completely drawn frame, byte for byte
/// (field note 37), in buffers that are one, two and three frames old.
@MainActor struct FractionalDamageTests {
    nonisolated private static let scales = [1.25, 1.5, 1.75]
    /// Order of two buffers in which every age from one to three occurs.
    private static let order = [0, 0, 1, 0, 1, 1]

    private func check(_ stage: PipelineStage, frames: Range<Int>, _ what: String) {
        for frame in frames {
            stage.draw(frame)
            let whole = stage.picture
            // Compared outside of the expectation, which would print all pixels.
            let (isSame, isShown) = (stage.window.lastBuffer == whole, stage.window.screen == whole)
            #expect(isSame, "\(what), frame \(frame)")
            #expect(isShown, "\(what), frame \(frame): the damage that was told of")
        }
    }

    /// Pictures of a window are large at these scales, so each scene is tested with one idiom per scale.
    @Test(arguments: scales, [CardScene.flip, .deal, .pulse, .one])
    func `scenes of the benchmark`(scale: Double, scene: CardScene) {
        let idiom = scale == 1.5 ? Idiom.views : .layers
        let stage = PipelineStage(
            size: CardGrid.window, buffers: 2, order: Self.order, scale: scale, framesPerSecond: 8,
            CardsTable(play: Play(scene: scene, count: 6), idiom: idiom))
        check(stage, frames: 0..<8, "\(scene), \(idiom)")
        #expect(Set(stage.window.ages) == [0, 1, 2, 3])
    }

    /// Views that move, shrink, turn and fade over lines at fractional positions, each with another kind of edge.
    struct Moving: View {
        let kind: Kind
        @State private var isAway = false

        enum Kind: CaseIterable { case text, strokes, shadows, materials }

        var body: some View {
            ZStack {
                VStack(spacing: 6.3) {
                    ForEach(0..<9) { Rectangle().fill(.gray).frame(height: 0.7 + Double($0) / 5) }
                }
                content.offset(x: isAway ? 41.3 : -37.1, y: isAway ? 13.7 : -21.9)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isAway.toggle() } }
        }

        @ViewBuilder private var content: some View {
            switch kind {
            case .text:
                VStack {
                    Text("Set in type, 🐶 too").font(.system(size: isAway ? 19 : 11))
                    Text("numbers: \(isAway ? 271 : 38)").contentTransition(.numericText())
                    Text("faint").opacity(isAway ? 0.3 : 1).rotationEffect(.degrees(isAway ? 33 : 0))
                }
            case .strokes:
                HStack(spacing: 3.1) {
                    RoundedRectangle(cornerRadius: isAway ? 2 : 9).stroke(.blue, lineWidth: 1)
                        .frame(width: isAway ? 61.7 : 33.2, height: 30.3)
                    Circle().trim(from: 0, to: isAway ? 0.9 : 0.2)
                        .stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [4, 2])).frame(width: 28.4)
                    Rectangle().strokeBorder(.green, lineWidth: isAway ? 4 : 0.5).frame(width: 17.3, height: 17.3)
                }
            case .shadows:
                HStack(spacing: 14) {
                    RoundedRectangle(cornerRadius: 6).fill(.orange).frame(width: 31.3, height: 40.9)
                        .shadow(color: .black, radius: isAway ? 7.3 : 1.1, x: 1.3, y: 2.7)
                    Circle().fill(.blue).frame(width: 22).blur(radius: isAway ? 4 : 0.6)
                    Text("lifted").shadow(radius: 2).scaleEffect(isAway ? 1.4 : 0.8)
                }
            case .materials:
                VStack {
                    RoundedRectangle(cornerRadius: 8).fill(.thinMaterial).frame(width: 51.3, height: 23.7)
                    Text("on glass").padding(3.3).background(.regularMaterial)
                        .rotationEffect(.degrees(isAway ? 20 : 0))
                }
            }
        }
    }

    @Test(arguments: scales, Moving.Kind.allCases)
    func `text, strokes, shadows and materials on their way`(scale: Double, kind: Moving.Kind) {
        let stage = PipelineStage(
            size: CGSize(width: 204, height: 132), buffers: 2, order: Self.order, scale: scale, framesPerSecond: 13,
            Moving(kind: kind))
        stage.draw(0)
        stage.click(at: 1)
        check(stage, frames: 1..<17, "\(kind)")
        #expect(Set(stage.window.ages) == [0, 1, 2, 3])
    }
}
