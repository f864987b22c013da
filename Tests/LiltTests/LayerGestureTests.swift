import Foundation
import Lilt
import SwiftUI
import Testing

/// Gestures on plain layers (S18, S25.2, S25.10), and views on layers on views in one transaction.
@MainActor struct LayerGestureTests {
    @Test func `a gesture on the view follows what its layers draw, and is not hit beside them`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            LayerView { context, root in
                let layer = context.makeLayer()
                layer.content = .color
                layer.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
                root.addSublayer(layer)
            }
            .onTapGesture { log.add("tap") }
        }
        stage.tap(at: CGPoint(x: 20, y: 20))
        #expect(log.take().isEmpty)
        stage.tap(at: CGPoint(x: 120, y: 20))
        #expect(log.take() == ["tap"])
    }

    @Test func `a gesture on a layer wins over that of the layer and the view around`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Nested(log: log).onTapGesture { log.add("view") }
        }
        stage.tap(at: CGPoint(x: 25, y: 25))
        #expect(log.take() == ["inner 15.0 15.0"], "in the layer's own space")
        stage.tap(at: CGPoint(x: 90, y: 90))
        #expect(log.take() == ["outer"])
    }

    private struct Nested: LayerRepresentable {
        let log: Log

        func makeLayer(context: Context) -> Layer {
            let outer = context.layers.makeLayer()
            let inner = context.layers.makeLayer()
            outer.content = .color
            inner.content = .color
            inner.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
            outer.addSublayer(inner)
            context.addGesture(TapGesture().onEnded { log.add("outer") }, to: outer)
            context.addGesture(
                SpatialTapGesture().onEnded { log.add("inner \($0.location.x) \($0.location.y)") }, to: inner)
            return outer
        }

        func updateLayer(_ layer: Layer, context: Context) {}
    }

    @Test func `a layer is taken hold of where it is presented, in mid-flight (S25.10)`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 400, height: 60)) { Flying(log: log) }
        stage.advance(by: 0.5)
        // Half way from 0 to 300.
        stage.tap(at: CGPoint(x: 310, y: 10))
        #expect(log.take().isEmpty, "its model place is empty yet")
        stage.tap(at: CGPoint(x: 160, y: 10))
        #expect(log.take() == ["caught"])
    }

    private struct Flying: LayerRepresentable {
        let log: Log

        func makeLayer(context: Context) -> Layer {
            let ground = context.layers.makeLayer()
            let flier = context.layers.makeLayer()
            flier.content = .color
            flier.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            ground.addSublayer(flier)
            context.addGesture(TapGesture().onEnded { log.add("caught") }, to: flier)
            return ground
        }

        func updateLayer(_ layer: Layer, context: Context) {
            context.layers.animate(.linear(duration: 1)) { layer.sublayers[0].position.x = 310 }
        }
    }

    @Test func `a view on a layer on a view moves in one transaction`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 400, height: 120)) { Outer(log: log) }
        try stage.tap("inner")
        #expect(stage.problems.isEmpty)
        for _ in 0..<3 {
            stage.advance(by: 0.25)
            let all = stage.layers.all
            let ground = try #require(all.first { $0.animating.contains("position") })
            let outer = ground.presentation.position.x - ground.model.position.x + 80
            let layer = try #require(all.first { $0.label == "layer" }?.presentation.position.x)
            let shown = try #require(all.last { $0.label == "inner" })
            let inner = shown.presentation.position.x - shown.model.position.x + 80
            #expect(outer > 0 && outer < 80)
            #expect(abs(Double(layer) - outer) < 1e-9, "the layer as the view around it")
            #expect(abs(inner - outer) < 1e-9, "the view on the layer as both")
        }
        #expect(log.take().isEmpty)
        try stage.settle()
        #expect(log.take() == ["inner done"])
    }

    private struct Outer: View {
        let log: Log
        @State private var x = 0.0

        var body: some View {
            Middle(x: x, log: log) { withAnimation(.linear(duration: 1)) { x = 80 } }
                .frame(width: 200, height: 60)
                .offset(x: x)
        }
    }

    private struct Middle: LayerRepresentable {
        let x: Double
        let log: Log
        let tapped: () -> Void

        final class Coordinator { var views: LayerViews<Inner>? }

        func makeCoordinator() -> Coordinator { Coordinator() }

        func makeLayer(context: Context) -> Layer {
            let ground = context.layers.makeLayer()
            let layer = context.layers.makeLayer()
            layer.label = "layer"
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            ground.addSublayer(layer)
            context.coordinator.views = context.addViews({ Inner(x: 0, tapped: tapped) }, to: layer)
            return ground
        }

        func updateLayer(_ layer: Layer, context: Context) {
            guard layer.sublayers[0].frame.minX != x else { return }
            context.animate {
                layer.sublayers[0].frame.origin.x = x
                context.coordinator.views?.show { Inner(x: x, tapped: tapped) }
            } completion: {
                log.add("inner done")
            }
        }
    }

    private struct Inner: View {
        let x: Double
        let tapped: () -> Void

        var body: some View {
            Color.blue.frame(width: 20, height: 20).accessibilityLabel("inner").offset(x: x).onTapGesture(
                perform: tapped)
        }
    }
}
