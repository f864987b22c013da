import AnimationCore
import Combine
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Placeholders in place of texts and images.
@MainActor struct RedactionTests {
    private func content(_ view: some View, of type: String = "Text") throws -> (LayerContent, Layer) {
        let layer = try #require(ViewStage(view).layer(ofView: type))
        return (layer.content, layer)
    }

    private func bars(_ content: LayerContent, _ layer: Layer) -> CGRect? {
        guard case .shape(let shape) = content else { return nil }
        return shape.path(CGRect(origin: .zero, size: layer.geometry.size)).boundingRect
    }

    @Test func `a text keeps its size and shows bars`() throws {
        let (plain, first) = try content(Text("Hello"))
        let (redacted, second) = try content(Text("Hello").redacted(reason: .placeholder))
        guard case .text = plain else { throw CocoaError(.featureUnsupported) }
        #expect(first.geometry.size == second.geometry.size)
        let bar = try #require(bars(redacted, second))
        #expect(bar.width == second.geometry.size.width && bar.height < second.geometry.size.height)
    }

    @Test func `an image shows a rectangle of its size`() throws {
        let (redacted, layer) = try content(
            Image(systemName: "star").redacted(reason: .placeholder), of: "Image")
        #expect(bars(redacted, layer)?.size == layer.geometry.size)
    }

    @Test func `a part can be left as it is, and privacy concerns marked views alone`() throws {
        func isText(_ view: some View) throws -> Bool {
            if case .text = try content(view).0 { true } else { false }
        }
        #expect(try isText(VStack { Text("a").unredacted() }.redacted(reason: .placeholder)))
        #expect(try isText(Text("a").redacted(reason: .privacy)))
        #expect(try !isText(Text("a").privacySensitive().redacted(reason: .privacy)))
        #expect(try isText(Text("a").redacted(reason: .invalidated)))
    }

    private final class Model: ObservableObject { @Published var isLoading = true }

    private struct Loading: View {
        @ObservedObject var model: Model
        var body: some View { Text("Hello").redacted(reason: model.isLoading ? .placeholder : []) }
    }

    @Test func `the text comes when the reason has gone`() throws {
        let model = Model()
        let stage = ViewStage(Loading(model: model))
        let layer = try #require(stage.layer(ofView: "Text"))
        #expect(bars(layer.content, layer) != nil)
        model.isLoading = false
        stage.frame()
        #expect(bars(layer.content, layer) == nil)
    }
}
