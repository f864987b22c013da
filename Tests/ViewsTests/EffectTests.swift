import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Rendering effects on views (S27), and visual effects (S17.5).
@MainActor struct EffectTests {
    private struct Moving<Content: View>: View {
        @State var isOn = false
        let content: (Bool) -> Content
        var body: some View {
            content(isOn).frame(width: 100, height: 100).contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    private enum Failure: Error { case other }

    /// A stage half way through a linear animation of `content` from `false` to `true`; expects that no body, layout or
    /// rule ran.
    private func halfWay(_ content: @escaping (Bool) -> some View) -> ViewStage {
        let stage = ViewStage(Moving(content: content))
        stage.tap(at: CGPoint(x: 200, y: 150))
        let counters = stage.host.counters
        let rules = stage.host.graph.counters.runs
        stage.advance(by: 0.5)
        #expect(stage.host.counters == counters && stage.host.graph.counters.runs == rules)
        return stage
    }

    @Test func `geometry effects leave layout alone (S27.1)`() throws {
        let stage = ViewStage(
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 50).scaleEffect(3).rotationEffect(.degrees(45)).offset(x: 100)
                Circle().frame(width: 50, height: 50)
            })
        #expect(try #require(stage.layer(ofView: "Circle")).frameInWindow.minX == 200)
    }

    @Test func `a scale keeps its anchor where it is (S27.2)`() throws {
        let stage = ViewStage(
            Color.red.frame(width: 100, height: 50).scaleEffect(x: -2, y: 0.5, anchor: .topLeading))
        let frame = try #require(stage.layer(ofView: "Color")).frameInWindow
        #expect(frame == CGRect(x: 150 - 200, y: 125, width: 200, height: 25))
    }

    @Test func `effects and filters animate with no body, layout or rule (S27.15)`() throws {
        let stage = halfWay { isOn in
            Color.red.blur(radius: isOn ? 8 : 0).shadow(color: .black, radius: isOn ? 4 : 2, x: isOn ? 10 : 0)
                .brightness(isOn ? 0.5 : 0).contrast(isOn ? 3 : 1).saturation(isOn ? 0 : 1).grayscale(isOn ? 1 : 0)
                .hueRotation(.degrees(isOn ? 90 : 0)).colorMultiply(isOn ? .black : .white).opacity(isOn ? 0 : 1)
                .rotationEffect(.degrees(isOn ? 90 : 0)).offset(x: isOn ? 20 : 0)
        }
        func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.02 * max(1, abs(b)) }
        let blurred = try #require(stage.layer(ofView: "_BlurEffect"))
        #expect(near(blurred.presentation.blurRadius, 4))
        let shadow = try #require(stage.layer(ofView: "_ShadowEffect")?.presentation.shadow)
        #expect(near(Double(shadow.offset.width), 5))
        var amounts: [Double] = []
        for layer in stage.layers(ofView: "_ColorFilterEffect").reversed() {
            switch layer.presentedColorFilter {
            case .brightness(let a), .contrast(let a), .saturation(let a): amounts.append(a)
            case .hueRotation(let angle): amounts.append(angle.degrees)
            case .multiply(let color): amounts.append(Double(color.linearRed))
            default: break
            }
        }
        #expect(amounts.count == 6)
        #expect(zip(amounts, [0.25, 2, 0.5, 0.5, 45, 0.5]).allSatisfy(near))
    }

    @Test func `a view is masked by another one, laid out over it (S27.11)`() throws {
        let stage = ViewStage(
            Color.red.frame(width: 100, height: 50).mask(alignment: .bottomTrailing) {
                Circle().frame(width: 20, height: 20)
            })
        let masked = try #require(stage.layer(ofView: "_MaskEffect"))
        let mask = try #require(masked.mask)
        #expect(mask.geometry == LayerGeometry(x: 80, y: 30, width: 20, height: 20))
        #expect(mask.sublayers.map(\.viewName) == ["Circle"])
        #expect(masked.sublayers.map(\.viewName) == ["Color"])
    }

    @Test func `a masked view that goes takes its mask along`() throws {
        struct Leaving: View {
            @State var isThere = true
            var body: some View {
                VStack {
                    Color.blue.frame(width: 40, height: 40).onTapGesture { isThere = false }.accessibilityLabel("go")
                    if isThere { Color.red.frame(width: 40, height: 40).mask { Circle() } }
                }
            }
        }
        let stage = ViewStage(Leaving())
        stage.tap("go")
        #expect(stage.layer(ofView: "_MaskEffect") == nil && stage.layer(ofView: "Circle") == nil)
    }

    @Test func `clips are shapes; a rectangle needs no path (S27.11)`() throws {
        let stage = ViewStage(
            Color.red.frame(width: 100, height: 50).clipShape(Circle()).cornerRadius(9).clipped())
        let clips = stage.layers(ofView: "_ClipEffect")
        guard case .bounds? = clips.first?.clip else { throw Failure.other }
        #expect(clips.last?.clipPath?.boundingRect == CGRect(x: 25, y: 0, width: 50, height: 50))
    }

    @Test func `groups, blend modes and opaque blurs reach their layers (S27.9, S27.12, S27.13)`() throws {
        let stage = ViewStage(
            Color.red.frame(width: 10, height: 10).blur(radius: 2, opaque: true).compositingGroup().drawingGroup()
                .blendMode(.overlay))
        #expect(try #require(stage.layer(ofView: "_BlurEffect")).hasOpaqueBlur)
        #expect(stage.layers(ofView: "_GroupEffect").map(\.isCompositingGroup) == [true, true])
        #expect(try #require(stage.layer(ofView: "_BlendModeEffect")).blendMode == .overlay)
    }

    @Test func `a border lies within the view and over it (S27.16)`() throws {
        let stage = ViewStage(Color.red.frame(width: 100, height: 50).border(.blue, width: 6))
        let border = try #require(stage.layer(ofView: "_StrokedShape"))
        #expect(border.contentPath?.boundingRect == CGRect(x: 3, y: 3, width: 94, height: 44))
        #expect(stage.all.last === border)
    }

    @Test func `opacity is clamped when drawn, not when it moves (S27.8)`() throws {
        let stage = ViewStage(Rectangle().opacity(1.5))
        let layer = try #require(stage.layer(ofView: "_OpacityEffect"))
        #expect(layer.opacity == 1.5 && layer.presentedOpacity == 1)
    }

    @Test func `from right to left a turn in space is seen in a mirror (S27.4)`() throws {
        func matrix(_ direction: LayoutDirection, anchor: UnitPoint) throws -> ProjectionTransform {
            let stage = ViewStage(
                Color.red.frame(width: 80, height: 60)
                    .rotation3DEffect(.degrees(35), axis: (x: 1, y: 2, z: 3), anchor: anchor)
                    .environment(\.layoutDirection, direction))
            return try #require(stage.layer(ofView: "_Rotation3DEffect")).effect
                .transform(size: CGSize(width: 80, height: 60))
        }
        let plain = try matrix(.leftToRight, anchor: .topLeading)
        let mirrored = try matrix(.rightToLeft, anchor: .topLeading)
        let mirror = ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 80, ty: 0))
        let expected = mirror.concatenating(plain).concatenating(mirror)
        for (a, b) in [
            (mirrored.m11, expected.m11), (mirrored.m12, expected.m12), (mirrored.m13, expected.m13),
            (mirrored.m21, expected.m21), (mirrored.m22, expected.m22), (mirrored.m31, expected.m31),
            (mirrored.m32, expected.m32), (mirrored.m33, expected.m33),
        ] { #expect(abs(a - b) < 1e-9) }
    }

    @Test func `a turn in space is mirrored alike by the modifier and as a visual effect (S27.4)`() throws {
        func effect(_ direction: LayoutDirection, _ view: some View, _ name: String) throws -> LayerEffect {
            let stage = ViewStage(view.environment(\.layoutDirection, direction))
            return try #require(stage.layer(ofView: name)).effect
        }
        let red = Color.red.frame(width: 80, height: 60)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let modified = red.rotation3DEffect(.degrees(35), axis: (x: 1, y: 2, z: 3), anchor: .topLeading)
            let computed = red.visualEffect { content, _ in
                content.rotation3DEffect(.degrees(35), axis: (x: 1, y: 2, z: 3), anchor: .topLeading)
            }
            #expect(
                try effect(direction, modified, "_Rotation3DEffect")
                    == effect(direction, computed, "_VisualEffectModifier"))
        }
    }

    @Test func `a transform is about the view's origin (S27.7)`() throws {
        let stage = ViewStage(
            Color.red.frame(width: 100, height: 50).transformEffect(CGAffineTransform(scaleX: 2, y: 2)))
        #expect(
            try #require(stage.layer(ofView: "Color")).frameInWindow == CGRect(x: 150, y: 125, width: 200, height: 100))
    }

    @Test func `a shadow's colour follows the appearance (S27.10)`() throws {
        struct Switching: View {
            @State var scheme = ColorScheme.light
            var body: some View {
                Color.red.frame(width: 40, height: 40).shadow(color: .primary, radius: 3).environment(
                    \.colorScheme, scheme
                )
                .onTapGesture { scheme = .dark }
            }
        }
        let stage = ViewStage(Switching())
        let layer = try #require(stage.layer(ofView: "_ShadowEffect"))
        #expect(layer.shadow?.color == .black)
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(layer.shadow?.color == .white)
    }

    @Test func `visual effects know the size, change no layout, and move without a body (S17.5)`() throws {
        let stage = halfWay { isOn in
            Color.red.frame(width: isOn ? 80 : 80, height: 40)
                .visualEffect { content, proxy in
                    content.offset(x: isOn ? proxy.size.width : 0).opacity(isOn ? 0.5 : 1).brightness(0.25)
                }
        }
        let layers = stage.layers(ofView: "_VisualEffectModifier")
        #expect(layers.count == 3)
        #expect(layers[0].colorFilter == .brightness(0.25))
        #expect(abs(layers[1].presentation.opacity - 0.75) < 0.02)
        guard case .offset(let offset) = layers[2].presentation.effect else { throw Failure.other }
        #expect(abs(offset.width - 40) < 2)
        #expect(try #require(stage.layer(ofView: "Color")).geometry.size == CGSize(width: 80, height: 40))
    }

    @Test func `effects apply from the inside out (S27.1, S27.3)`() throws {
        func frame(_ view: some View) throws -> CGRect {
            let stage = ViewStage(view.frame(width: 100, height: 100))
            return try withExtendedLifetime(stage) { try #require(stage.layer("x")).frameInWindow }
        }
        let x = Color.red.frame(width: 20, height: 10).accessibilityLabel("x")
        // First moved and then doubled about the view's own middle, or in the other order.
        #expect(try frame(x.offset(x: 10).scaleEffect(2)).midX == 220)
        #expect(try frame(x.scaleEffect(2).offset(x: 10)).midX == 210)
        // Clockwise on screen: an offset to the right becomes one downwards.
        let turned = try frame(x.offset(x: 30).rotationEffect(.degrees(90)))
        #expect(abs(turned.midX - 200) < 1e-9 && abs(turned.midY - 180) < 1e-9)
        let corner = try frame(x.rotationEffect(.degrees(90), anchor: .topLeading))
        #expect(abs(corner.maxX - 190) < 1e-9 && abs(corner.minY - 145) < 1e-9)
    }
}
