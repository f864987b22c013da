import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Glass behind views, and buttons on it.
@MainActor struct GlassTests {
    private func materials(_ stage: ViewStage) -> [(frame: CGRect, material: LayerMaterial)] {
        stage.all.compactMap { layer in
            guard case .material(let material)? = layer.paint else { return nil }
            return (layer.frameInWindow, material)
        }
    }

    @Test func `glass is a blur behind the view, as large as the view`() throws {
        let stage = ViewStage(Text("on glass").frame(width: 120, height: 50).glassEffect())
        let glass = try #require(materials(stage).first)
        #expect(glass.frame == CGRect(x: 140, y: stage.centre("on glass").y - 25, width: 120, height: 50))
        #expect(glass.material.blurRadius > 0)
        #expect(materials(ViewStage(Text("on glass").glassEffect(.identity))).isEmpty)
    }

    @Test func `clear glass covers less, and tinted glass has its colour over the blur`() throws {
        func tint(_ glass: Glass) -> Float? {
            materials(ViewStage(Text("on glass").glassEffect(glass, in: .rect))).first?.material.tint.opacity
        }
        #expect(try #require(tint(.clear)) < #require(tint(.regular)))
        let red = Color.red.opacity(0.7).resolve(in: EnvironmentValues())
        func isRed(_ glass: Glass) -> Bool {
            ViewStage(Text("on glass").glassEffect(glass)).all.contains { $0.fill == red && !$0.isHidden }
        }
        #expect(isRed(.regular.tint(.red).interactive()) && !isRed(.regular))
    }

    @Test func `buttons on glass perform their actions, and prominent ones are in the tint`() {
        var taps = 0
        let stage = ViewStage(
            GlassEffectContainer {
                VStack {
                    Button("plain") { taps += 1 }.buttonStyle(.glass)
                    Button("clear") { taps += 10 }.buttonStyle(.glass(.clear))
                    Button("loud") { taps += 100 }.buttonStyle(.glassProminent).tint(.green)
                }
            })
        for name in ["plain", "clear", "loud"] { stage.tap(name) }
        #expect(taps == 111 && materials(stage).count == 3)
        let green = Color.green.opacity(0.7).resolve(in: EnvironmentValues())
        #expect(stage.all.filter { $0.fill == green }.count == 1)
    }
}
