import AnimationCore
import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import LayerTree

/// Values kept between frames, and storage that is made when it is first needed.
@MainActor struct LayerDrawingTests {
    private let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test func `what was found for one version is not known for another`() {
        var drawing = LayerDrawing()
        #expect(drawing.visualBounds(at: 1) == nil && drawing.isCompact(at: 1) == nil)
        drawing.keep(visualBounds: bounds, at: 1)
        drawing.keep(isCompact: true, at: 1)
        #expect(drawing.visualBounds(at: 1) == bounds && drawing.isCompact(at: 1) == true)
        #expect(drawing.visualBounds(at: 2) == nil)
        drawing.keep(isCompact: false, at: 2)
        #expect(drawing.isCompact(at: 2) == false)
        #expect(drawing.visualBounds(at: 1) == nil && drawing.visualBounds(at: 2) == nil)
    }

    @Test func `that there is no sole sublayer is known too`() {
        var drawing = LayerDrawing()
        #expect(drawing.soleSublayer(at: 1) == nil)
        drawing.keep(soleSublayer: nil, at: 1)
        #expect(drawing.soleSublayer(at: 1) == .some(nil))
        drawing.keep(soleSublayer: 7, at: 1)
        #expect(drawing.soleSublayer(at: 1) == 7)
    }

    @Test func `in another place bounds are the same, but not where they come to lie`() {
        var drawing = LayerDrawing()
        #expect(drawing.matrix(at: 0) == nil)
        drawing.keep(matrix: ProjectionTransform(), at: 5)
        drawing.keep(visualBounds: bounds, at: 1)
        drawing.keep(placedExtent: Extent(bounds), at: 1)
        #expect(drawing.matrix(at: 5) == ProjectionTransform() && drawing.placedExtent(at: 1, 5) == Extent(bounds))
        #expect(drawing.visualBounds(at: 1) == bounds)
        #expect(drawing.matrix(at: 6) == nil && drawing.placedExtent(at: 1, 6) == nil)
        drawing.keep(matrix: ProjectionTransform(), at: 6)
        #expect(drawing.placedExtent(at: 1, 6) == nil)
    }

    @Test func `where a layer was drawn outlasts its content`() {
        var drawing = LayerDrawing()
        drawing.drawn = .content(bounds)
        drawing.keep(visualBounds: bounds, at: 1)
        drawing.forget()
        #expect(drawing.visualBounds(at: 1) == nil)
        #expect(drawing.drawn.bounds == bounds)
    }

    @Test func `a layer keeps nothing for drawing until it is looked at, and no transforms before it has some`() {
        let context = LayerContext()
        let layer = context.makeLayer()
        layer.setGeometry(LayerGeometry(x: 0, y: 0, width: 10, height: 10), transaction: Transaction())
        layer.content = .color
        layer.setEffect(.none, transaction: Transaction())
        layer.label = nil
        context.root.addSublayer(layer)
        #expect(layer.memory.state.drawing == nil)
        #expect(context.takeDamage() == [CGRect(x: 0, y: 0, width: 10, height: 10)])
        #expect(layer.memory.state.drawing != nil)
        #expect(layer.memory.state.transforms == nil && layer.memory.state.words == nil)
        layer.setEffect(.offset(CGSize(width: 5, height: 0)), transaction: Transaction())
        #expect(layer.memory.state.transforms != nil)
        #expect(context.takeDamage() == [CGRect(x: 0, y: 0, width: 15, height: 10)])
    }

    @Test func `a layer is called by its view's type until it is given a name, and again when it is given a type`() {
        let layer = LayerContext().makeLayer()
        #expect(layer.viewName == "")
        layer.viewType = Int.self
        #expect(layer.viewName == "Int")
        layer.viewName = "Ring"
        #expect(layer.viewName == "Ring")
        layer.viewType = String.self
        #expect(layer.viewName == "String")
    }
}
