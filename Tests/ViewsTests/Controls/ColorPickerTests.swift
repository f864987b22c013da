import AnimationCore
import Foundation
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph

@testable @_spi(Engine) import Controls
@_spi(Engine) @testable import Views

/// Colour wells and their panel.
@MainActor struct ColorPickerTests {
    @MainActor @Observable final class Model { var color = Color(red: 0.2, green: 0.4, blue: 0.8) }

    private let model = Model()

    private struct Picking: View {
        @Bindable var model: Model
        var supportsOpacity = true
        var body: some View { ColorPicker("Tint", selection: $model.color, supportsOpacity: supportsOpacity) }
    }

    private func open(_ view: Picking) throws -> ViewStage {
        let stage = ViewStage(size: CGSize(width: 500, height: 600), view)
        let label = try #require(stage.layer("Tint")).frameInWindow
        stage.tap(at: CGPoint(x: 490, y: label.midY))
        stage.advance(by: 0.5)
        return stage
    }

    private func components(_ color: Color) -> [Double] {
        let color = color.resolve(in: EnvironmentValues())
        return [color.red, color.green, color.blue, color.opacity].map { (Double($0) * 1000).rounded() / 1000 }
    }

    @Test func `the field sets saturation and brightness, and keeps the hue`() throws {
        let stage = try open(Picking(model: model))
        let field = try #require(stage.layer("Shade")).frameInWindow
        stage.tap(at: CGPoint(x: field.maxX - 0.01, y: field.minY + 0.01))
        // (0.2, 0.4, 0.8) has a hue of 220°: at full saturation and brightness that is (0, 1/3, 1).
        let strong = components(model.color)
        #expect(abs(strong[0]) < 0.002 && abs(strong[1] - 0.333) < 0.002 && strong[2] == 1 && strong[3] == 1)
        stage.tap(at: CGPoint(x: field.midX, y: field.maxY - 0.001))
        #expect(components(model.color)[2] < 0.002, "black")
        stage.tap(at: CGPoint(x: field.maxX - 0.01, y: field.minY + 0.01))
        #expect(abs(components(model.color)[1] - 0.333) < 0.002, "black has forgotten nothing")
    }

    @Test func `bars set hue and opacity, by pointer and by key`() throws {
        let stage = try open(Picking(model: model))
        let hue = try #require(stage.layer("Hue")).frameInWindow
        stage.tap(at: CGPoint(x: hue.minX + 1, y: hue.midY))
        let red = components(model.color)
        #expect(red[0] == 0.8 && red[1] == 0.2)
        let opacity = try #require(stage.layer("Opacity")).frameInWindow
        stage.tap(at: CGPoint(x: opacity.midX, y: opacity.midY))
        #expect(components(model.color)[3] == 0.5)
    }

    @Test func `without opacity there is no bar for it; a swatch is taken as it is`() throws {
        let stage = try open(Picking(model: model, supportsOpacity: false))
        #expect(stage.layer("Opacity") == nil)
        stage.tap("Orange")
        #expect(model.color == .orange)
    }

    @Test func `the keyboard's focus stays in the panel, and goes back when Escape closes it`() throws {
        let stage = ViewStage(
            size: CGSize(width: 500, height: 600),
            VStack {
                Button("Before") {}
                Picking(model: model)
            })
        stage.press("Tab")
        stage.press("Tab")
        let well = try #require(stage.host.focus.focused)
        stage.press("Return")
        stage.advance(by: 0.5)
        let panel = try #require(stage.layer(ofView: "PresentedContentBox"))
        let box = try #require(stage.host.box(of: panel))
        for _ in 0..<40 {
            stage.press("Tab")
            let place = try #require(stage.host.focus.focused?.box)
            #expect(place.isInside(box))
        }
        stage.press("Escape")
        stage.advance(by: 0.5)
        #expect(stage.host.focus.focused === well)
        #expect(stage.layer("Shade") == nil)
    }

    @Test func `hue, saturation and brightness come back as they went`() {
        for hue in stride(from: 0.0, to: 1, by: 0.07) {
            for (saturation, brightness) in [(1.0, 1.0), (0.5, 0.8), (0.25, 0.3)] {
                let color = HueColor(hue: hue, saturation: saturation, brightness: brightness, opacity: 0.5)
                let back = HueColor(color.color.resolve(in: EnvironmentValues()))
                #expect(abs(back.hue - hue) < 1e-4 && abs(back.saturation - saturation) < 1e-4)
                #expect(abs(back.brightness - brightness) < 1e-4 && abs(back.opacity - 0.5) < 1e-6)
            }
        }
        let gray = HueColor(ResolvedColor(red: 0.5, green: 0.5, blue: 0.5), hue: 0.3)
        #expect(gray.hue == 0.3 && gray.saturation == 0)
    }
}
