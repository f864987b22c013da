import Foundation
import Lilt
import SwiftUI
import Testing

/// Plain layers animate with the same core as views: S21.1 to S21.4, S21.7.
@MainActor struct LayerAnimationTests {
    @Test
    func `every property that is changed goes from what is on screen, and its value is final at once (S21.1, S21.2)`()
        throws
    {
        let (stage, layers, layer) = try plain()
        layers.animate(.linear(duration: 1)) {
            layer.position = CGPoint(x: 110, y: 10)
            layer.opacity = 0
            layer.fill = .white
            layer.effect = .rotation(.degrees(90), anchor: .center)
            layer.shadow = LayerShadow(color: .black, radius: 8)
        }
        #expect(layer.position == CGPoint(x: 110, y: 10))
        #expect(layer.opacity == 0)
        stage.advance(by: 0)
        #expect(
            layer.presentation.geometry.position == CGPoint(x: 10, y: 10), "the first frame shows the old value (S5.13)"
        )
        stage.advance(by: 0.5)
        let middle = layer.presentation
        #expect(abs(middle.geometry.position.x - 60) < 1e-6)
        #expect(abs(middle.opacity - 0.5) < 1e-6)
        #expect(middle.effect == .rotation(.degrees(45), anchor: .center))
        #expect(abs((middle.shadow?.radius ?? 0) - 8) < 1e-6)
        // A new target in the middle continues from the current position.
        layers.animate(.linear(duration: 1)) { layer.position.x = 60 }
        stage.advance(frames: 1)
        #expect(abs(layer.presentation.geometry.position.x - 60) < 3)
        try stage.settle()
        #expect(layer.presentation.geometry.position.x == 60)
        #expect(stage.isIdle)
    }

    @Test(arguments: [Animation.spring, .bouncy, .interactiveSpring, .easeInOut(duration: 0.4), .interpolatingSpring])
    func `a layer and a view that are animated alike move alike, to the bit (S21.3)`(animation: Animation) throws {
        let layers = Holder()
        let stage = Stage(size: CGSize(width: 400, height: 60)) { Twins(holder: layers, animation: animation) }
        let layer = try #require(layers.layer)
        let start = try stage.layer("view").model.position.x
        layer.geometry = LayerGeometry(x: start, y: 0, width: 20, height: 20)
        func compare(_ frame: Int) throws {
            let view = try stage.layer("view")
            #expect(view.presentation.position.x == layer.presentation.geometry.origin.x, "frame \(frame)")
        }
        let steps = [0: 200.0, 7: 40, 11: 300, 12: 10, 40: 120]
        for frame in 0..<90 {
            if let target = steps[frame] {
                layers.move?(target)
                layers.context?.animate(animation) { layer.geometry.origin.x = start + target }
            }
            stage.advance(frames: 1)
            try compare(frame)
        }
        try stage.settle()
        #expect(layer.presentation.geometry.origin.x == start + 120)
    }

    private struct Twins: View {
        let holder: Holder
        let animation: Animation
        @State private var x = 0.0

        var body: some View {
            VStack(spacing: 0) {
                Color.red.accessibilityLabel("view").frame(width: 20, height: 20).offset(x: x)
                LayerView { context, root in
                    let layer = context.makeLayer()
                    root.addSublayer(layer)
                    holder.layer = layer
                    holder.context = context
                }
            }
            .onAppear { holder.move = { target in withAnimation(animation) { x = target } } }
        }
    }

    private final class Holder {
        var layer: Layer?
        var context: LayerContext?
        var move: ((Double) -> Void)?
    }

    @Test func `a spring takes over another's place and velocity (S8.8, S21.3)`() throws {
        let (stage, layers, layer) = try plain()
        layers.animate(.spring) { layer.position.x = 210 }
        stage.advance(frames: 8)
        let before = layer.presentation.geometry.position.x
        stage.advance(frames: 1)
        let at = layer.presentation.geometry.position.x
        layers.animate(.spring(duration: 0.3)) { layer.position.x = 10 }
        stage.advance(frames: 1)
        let after = layer.presentation.geometry.position.x
        #expect(at - before > 5, "it was on its way")
        // The new spring's pull within one frame, ω² · distance / 60² / 2 with ω = 2π / 0.3, is added to the velocity.
        let pull = pow(2 * .pi / 0.3, 2) * (at - 10) / 3_600
        #expect(after > at - pull, "it does not start from rest")
        #expect(abs((after - at) - (at - before)) < 2 * pull)
    }

    @Test
    func
        `completions run once, when what was changed is logically complete; at once with the next frame for nothing (S21.4)`()
        throws
    {
        let (stage, layers, layer) = try plain()
        let log = Log()
        layers.animate(.spring(duration: 0.2)) {
            layer.position.x = 50
        } completion: {
            log.add("moved")
        }
        layers.animate(.spring(duration: 0.2)) {
        } completion: {
            log.add("nothing")
        }
        stage.advance(frames: 1)
        #expect(log.take() == ["nothing"])
        stage.advance(by: 0.15)
        #expect(log.take().isEmpty)
        stage.advance(by: 0.1)
        #expect(log.take() == ["moved"])
        try stage.settle()
        #expect(log.take().isEmpty)
        // A removed layer completes at once (S5.16).
        layers.animate(.spring(duration: 5)) {
            layer.position.x = 0
        } completion: {
            log.add("gone")
        }
        stage.advance(frames: 2)
        layer.removeFromSuperlayer()
        stage.advance(frames: 2)
        #expect(log.take() == ["gone"])
    }

    @Test func `the innermost animate counts for what it sets (S21.7)`() throws {
        let (stage, layers, layer) = try plain()
        layers.animate(.linear(duration: 1)) {
            layer.position.x = 110
            layers.animate(.linear(duration: 2)) { layer.opacity = 0 }
        }
        stage.advance(by: 0.5)
        #expect(abs(layer.presentation.geometry.position.x - 60) < 1e-6)
        #expect(abs(layer.presentation.opacity - 0.75) < 1e-6)
    }

    @Test func `bounds keep the middle, frames are where the layer lies`() throws {
        let (stage, _, layer) = try plain()
        defer { withExtendedLifetime(stage) {} }
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        layer.bounds = CGRect(x: 7, y: 7, width: 40, height: 10)
        #expect(layer.position == CGPoint(x: 10, y: 10))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(layer.frame == CGRect(x: -10, y: 5, width: 40, height: 10))
    }

    /// A window with one plain layer of 20 × 20 points in its corner.
    private func plain() throws -> (Stage, LayerContext, Layer) {
        let holder = Holder()
        let stage = Stage(size: CGSize(width: 400, height: 60)) {
            LayerView { context, root in
                let layer = context.makeLayer()
                layer.content = .color
                layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
                root.addSublayer(layer)
                holder.layer = layer
                holder.context = context
            }
        }
        return (stage, try #require(holder.context), try #require(holder.layer))
    }
}
