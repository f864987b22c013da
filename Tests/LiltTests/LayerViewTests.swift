import Lilt
import SwiftUI
import Testing

/// Plain layers among views.
@MainActor struct LayerViewTests {
    @Test func `shows the program's own layers, which animate by themselves`() throws {
        var square: Layer?
        let stage = Stage(size: CGSize(width: 100, height: 60)) {
            LayerView { layers, root in
                let layer = layers.makeLayer()
                layer.content = .color
                layer.setFill(.white, transaction: Transaction())
                layer.setGeometry(LayerGeometry(x: 10, y: 10, width: 20, height: 20), transaction: Transaction())
                root.addSublayer(layer)
                layer.setGeometry(
                    LayerGeometry(x: 70, y: 10, width: 20, height: 20),
                    transaction: Transaction(animation: .linear(duration: 1)))
                square = layer
            }
            .background(Color.black)
        }
        let layer = try #require(square)
        #expect(layer.presentation.geometry.origin.x == 10)
        stage.advance(by: 0.5)
        #expect(abs(layer.presentation.geometry.origin.x - 40) < 1e-6)
        #expect(stage.image[50, 20] == 0xFFFF_FFFF)
        #expect(stage.image[20, 20] == 0xFF00_0000)
        try stage.settle()
        #expect(layer.presentation.geometry.origin.x == 70)
        #expect(stage.isIdle)
    }

    @Test func `a change between frames is shown without being asked for`() throws {
        var square: Layer?
        let stage = Stage(size: CGSize(width: 40, height: 40)) {
            LayerView { layers, root in
                let layer = layers.makeLayer()
                layer.content = .color
                layer.geometry = LayerGeometry(x: 0, y: 0, width: 40, height: 40)
                root.addSublayer(layer)
                square = layer
            }
        }
        #expect(stage.image[5, 5] == 0xFF00_0000)
        #expect(stage.isIdle)
        square?.fill = .white
        #expect(!stage.isIdle)
        stage.advance(frames: 1)
        #expect(stage.image[5, 5] == 0xFFFF_FFFF)
        #expect(stage.isIdle)
    }
}
