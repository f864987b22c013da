import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Colours of the levels of symbols, and symbols of which a share is lit.
@MainActor struct SymbolRenderingTests {
    /// Paints and opacities in the order in which they are drawn; empty for a symbol in one paint.
    private func fills(_ view: some View) throws -> [(paint: LayerPaint, opacity: Double)] {
        let layer = try #require(ViewStage(view).layer(ofView: "Image"))
        guard case .drawing(let list) = layer.content else { return [] }
        var opacity = 1.0
        var fills: [(paint: LayerPaint, opacity: Double)] = []
        for command in list.commands {
            switch command {
            case .opacity(let value): opacity = value
            case .fill(_, let paint, _, _): fills.append((paint, opacity))
            default: break
            }
        }
        return fills
    }

    private let symbol = Image(systemName: "exclamationmark.triangle.fill")

    @Test func `a palette paints the mark in the first style and the rest in the second`() throws {
        let fills = try fills(symbol.symbolRenderingMode(.palette).foregroundStyle(.white, .red))
        #expect(fills.count == 2)
        #expect(fills.first?.paint == .color(Color.red.resolve(in: EnvironmentValues())))
        #expect(fills.last?.paint == .fillColor)
    }

    @Test func `several styles are a palette by themselves, one colour is not`() throws {
        #expect(try fills(symbol.foregroundStyle(.white, .red)).count == 2)
        #expect(try fills(symbol.foregroundStyle(.red)).isEmpty)
        #expect(try fills(symbol.foregroundStyle(.white, .red).symbolRenderingMode(.monochrome)).isEmpty)
        #expect(try fills(symbol.symbolRenderingMode(.palette)).isEmpty, "there is only one style")
    }

    @Test func `a hierarchy makes what is less important fainter`() throws {
        let fills = try fills(VStack { symbol }.symbolRenderingMode(.hierarchical))
        #expect(fills.map(\.opacity) == [0.45, 1])
        #expect(fills.map(\.paint) == [.fillColor, .fillColor])
        #expect(try self.fills(Image(systemName: "star").symbolRenderingMode(.hierarchical)).map(\.opacity) == [1])
    }

    @Test(arguments: [(0.0, 0), (0.5, 2), (1.0, 4), (7.0, 4), (Double.nan, 0)])
    func `a value lights a share of the parts`(value: Double, count: Int) throws {
        let opacities = try fills(Image(systemName: "wifi", variableValue: value)).map(\.opacity)
        #expect(opacities == (0..<4).map { $0 < count ? 1 : 0.3 })
    }

    @Test func `a resizable symbol in several paints is drawn for its size`() throws {
        let stage = ViewStage(
            symbol.resizable().frame(width: 90, height: 60).foregroundStyle(.white, .red))
        let layer = try #require(stage.layer(ofView: "Image"))
        guard case .drawing(let list) = layer.content, case .fill(let path, _, _, _)? = list.commands.dropFirst(2).first
        else {
            Issue.record("no drawing")
            return
        }
        #expect(path.boundingRect.width > 80 && path.boundingRect.height < 60.001)
    }
}
