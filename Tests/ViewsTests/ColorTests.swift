import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Colours and shape styles: S28.
@MainActor struct ColorTests {
    private let light = EnvironmentValues()
    private var dark: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        return environment
    }

    private func close(_ a: ResolvedColor, _ b: ResolvedColor, within limit: Float = 1e-4) -> Bool {
        abs(a.linearRed - b.linearRed) < limit && abs(a.linearGreen - b.linearGreen) < limit
            && abs(a.linearBlue - b.linearBlue) < limit && abs(a.opacity - b.opacity) < limit
    }

    @Test func `components are given in three spaces and kept beyond sRGB (S28.1)`() {
        #expect(
            close(
                Color(white: 0.5).resolve(in: light),
                ResolvedColor(linearRed: 0.21404, linearGreen: 0.21404, linearBlue: 0.21404)))
        #expect(Color(.sRGBLinear, white: 0.5).resolve(in: light).linearRed == 0.5)
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: light)
        #expect(close(red, ResolvedColor(linearRed: 1.22494, linearGreen: -0.04206, linearBlue: -0.01964)))
        #expect(close(Color(.displayP3, white: 1).resolve(in: light), .white))
        #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0.5, blue: 0).linearGreen == 0.5)
        #expect(Color(.white).resolve(in: light).description == "#FFFFFFFF")
    }

    @Test func `hues go round`() {
        let orange = Color(hue: 30.0 / 360, saturation: 1, brightness: 1).resolve(in: light)
        #expect(close(orange, ResolvedColor(red: 1, green: 0.5, blue: 0)))
        #expect(close(Color(hue: -330.0 / 360, saturation: 1, brightness: 1).resolve(in: light), orange))
        #expect(
            close(
                Color(hue: 0.7, saturation: 0, brightness: 0.25).resolve(in: light),
                ResolvedColor(red: 0.25, green: 0.25, blue: 0.25)))
    }

    @Test func `a mix is Oklab's unless it is the device's (S28.3)`() {
        let perceptual = Color.black.mix(with: .white, by: 0.5).resolve(in: light)
        // Lightness ½ of a grey is ½³ in linear light.
        #expect(close(perceptual, ResolvedColor(linearRed: 0.125, linearGreen: 0.125, linearBlue: 0.125)))
        let device = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: light)
        #expect(close(device, ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)))
        #expect(Color.red.mix(with: .blue, by: -1).resolve(in: light).red == Color.red.resolve(in: light).red)
        #expect(Color.red.opacity(0.5).opacity(0.5).resolve(in: light).opacity == 0.25)
    }

    @Test func `system colours differ in the dark (S28.7)`() {
        #expect(close(Color.blue.resolve(in: light), ResolvedColor(red: 0, green: 122.0 / 255, blue: 1)))
        #expect(close(Color.blue.resolve(in: dark), ResolvedColor(red: 10.0 / 255, green: 132.0 / 255, blue: 1)))
        #expect(Color.primary.resolve(in: light) == .black && Color.primary.resolve(in: dark) == .white)
        #expect(Color.white.resolve(in: dark) == .white)
    }

    private struct Toggling: View {
        @State var isOn = false
        var body: some View {
            Color(isOn ? .white : .black).frame(width: 50, height: 50)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
    }

    @Test func `a fill changes through Oklab (S28.2)`() throws {
        let stage = ViewStage(Toggling())
        stage.tap(at: CGPoint(x: 200, y: 150))
        stage.advance(by: 0.5)
        let fill = try #require(stage.layer(ofView: "Color")).presentation.fill
        // Lightness is ½ to within a frame, which is ½³ in linear light.
        #expect(abs(Double(fill.linearRed) - 0.125) < 0.02)
    }

    private struct GradientChange: View {
        @State var isOn = false
        let stops: [Gradient.Stop]
        var body: some View {
            Rectangle().fill(
                .linearGradient(
                    stops: isOn ? stops : [.init(color: .black, location: 0), .init(color: .black, location: 1)],
                    startPoint: .top, endPoint: isOn ? .trailing : .bottom)
            ).frame(width: 50, height: 50).onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
    }

    @Test func `gradients change stop by stop, with no rule run (S28.4)`() throws {
        let stops = [Gradient.Stop(color: .white, location: 0), .init(color: .white, location: 0.5)]
        let stage = ViewStage(GradientChange(stops: stops))
        stage.tap(at: CGPoint(x: 200, y: 150))
        let rules = stage.host.graph.counters.runs
        stage.advance(by: 0.5)
        #expect(stage.host.graph.counters.runs == rules)
        let paint = try #require(stage.layer(ofView: "Rectangle")?.presentedPaint)
        guard case .linearGradient(let gradient, _, let end) = paint else { throw Failure.wrongPaint }
        #expect(gradient.stops.count == 2)
        #expect(abs(gradient.stops[1].location - 0.75) < 0.02)
        #expect(abs(Double(gradient.stops[0].color.linearRed) - 0.125) < 0.02)
        #expect(abs(Double(end.x) - 0.75) < 0.02)
    }

    private enum Failure: Error { case wrongPaint }

    @Test func `where stops differ in number, each gradient gets those of the other (S28.4)`() throws {
        let stops = [0.0, 0.25, 1].map { Gradient.Stop(color: .white, location: $0) }
        let stage = ViewStage(GradientChange(stops: stops))
        stage.tap(at: CGPoint(x: 200, y: 150))
        stage.advance(by: 0.5)
        let layer = try #require(stage.layer(ofView: "Rectangle"))
        let gradient = try #require(layer.presentedPaint?.gradient)
        #expect(gradient.stops.map(\.location) == [0, 0.25, 1])
        stage.advance(by: 0.6)
        #expect(layer.presentedPaint == layer.paint)
    }

    @Test func `a foreground style reaches what says nothing else, by levels (S28.6)`() throws {
        let stage = ViewStage(
            VStack {
                Circle()
                Rectangle().fill(.secondary)
                Capsule().fill(.tertiary)
                Text(verbatim: "text").foregroundStyle(.secondary)
            }.foregroundStyle(.red))
        let red = Color.red.resolve(in: light)
        #expect(stage.layer(ofView: "Circle")?.fill == red)
        #expect(stage.layer(ofView: "Rectangle")?.fill == red.multiplyingOpacity(by: 0.6))
        #expect(stage.layer(ofView: "Capsule")?.fill == red.multiplyingOpacity(by: 0.3))
        #expect(stage.layer("text")?.fill == red.multiplyingOpacity(by: 0.6))
    }

    @Test func `several foreground styles are the levels (S28.6)`() {
        let stage = ViewStage(
            VStack {
                Circle()
                Rectangle().fill(.secondary)
                Capsule().fill(.tertiary)
            }.foregroundStyle(.red, .green, .blue))
        #expect(stage.layer(ofView: "Circle")?.fill == Color.red.resolve(in: light))
        #expect(stage.layer(ofView: "Rectangle")?.fill == Color.green.resolve(in: light))
        #expect(stage.layer(ofView: "Capsule")?.fill == Color.blue.resolve(in: light))
    }

    @Test func `backgrounds take styles, and the style named background`() {
        let stage = ViewStage(
            VStack {
                Color.clear.background(.red)
                Circle().fill(.background).backgroundStyle(.green)
            })
        #expect(stage.layer(ofView: "Rectangle")?.fill == Color.red.resolve(in: light))
        #expect(stage.layer(ofView: "Circle")?.fill == Color.green.resolve(in: light))
    }

    @Test(arguments: [(ColorScheme.light, 0xF2, 0xFF), (.dark, 0x1C, 0x2C)])
    func `content on the background has backgrounds of its own`(scheme: ColorScheme, second: Int, third: Int) {
        let stage = ViewStage(
            VStack {
                Circle().fill(.background.secondary)
                Capsule().fill(.background.tertiary)
                Rectangle().fill(.background.secondary).backgroundStyle(.green)
            }.environment(\.colorScheme, scheme))
        func red(_ name: String) -> Int? { (stage.layer(ofView: name)?.fill.red).map { Int(($0 * 255).rounded()) } }
        #expect(red("Circle") == second)
        #expect(red("Capsule") == third)
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        #expect(stage.layer(ofView: "Rectangle")?.fill == Color.green.opacity(0.6).resolve(in: environment))
    }

    @Test func `an asset's name gives a placeholder and a word about it, once`() {
        let stage = ViewStage(
            HStack {
                Color("Brand")
                Color("Brand").opacity(0.5)
            })
        #expect(stage.problems.count == 1 && stage.problems[0].contains("Brand"))
    }
}
