import Foundation
import Lilt
import SwiftUI
import Testing

/// Extreme and invalid numbers, through the whole path from views to pixels: nothing hangs or crashes, and neighbouring
/// views are drawn as usual.
@MainActor struct HostileValueTests {
    nonisolated private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, -1, 0, 1e-300, -1e9, 1e9, 1e300, .greatestFiniteMagnitude,
    ]

    /// A valid view in the corner, below or above the invalid content.
    private struct Beside<Content: View>: View {
        let content: Content
        var body: some View {
            Color.white.overlay { content }
                .overlay(alignment: .topLeading) {
                    Color.blue.frame(width: 10, height: 10).accessibilityLabel("sound")
                }
        }
    }

    private func expectSound(_ content: some View, _ what: Comment) throws {
        let stage = Stage(size: CGSize(width: 80, height: 60)) { Beside(content: content) }
        let image = stage.image
        #expect(image[5, 5] == Self.blue, what)
        for layer in stage.layers.all {
            let numbers =
                [layer.frame.minX, layer.frame.minY, layer.frame.width, layer.frame.height, layer.opacity]
                + layer.model.transform + layer.presentation.transform
            #expect(numbers.allSatisfy { $0.isFinite }, what)
        }
        stage.tap(at: CGPoint(x: 40, y: 30))
        stage.advance(by: 0.1)
    }

    private static let blue: UInt32 = {
        let stage = Stage(size: CGSize(width: 4, height: 4)) { Color.blue }
        return stage.image[1, 1]
    }()

    @Test(arguments: numbers) func `sizes and places`(bad: Double) throws {
        let value = CGFloat(bad)
        try expectSound(Color.red.frame(width: value, height: value), "frame")
        try expectSound(
            Color.red.frame(minWidth: value, idealWidth: value, maxWidth: value, maxHeight: value), "limits")
        try expectSound(Color.red.padding(value), "padding")
        try expectSound(Color.red.frame(width: 20, height: 20).offset(x: value, y: value), "offset")
        try expectSound(Color.red.frame(width: 20, height: 20).position(x: value, y: value), "position")
        try expectSound(Color.red.aspectRatio(value, contentMode: .fill).frame(width: 20, height: 20), "ratio")
        try expectSound(
            HStack(spacing: value) {
                Color.red.frame(width: 10, height: 10)
                Spacer(minLength: value)
                Color.red.frame(width: 10, height: 10).layoutPriority(bad).zIndex(bad)
            }, "stack")
        try expectSound(
            LazyVGrid(
                columns: [
                    GridItem(.adaptive(minimum: value, maximum: value), spacing: value), GridItem(.fixed(value)),
                ],
                spacing: value
            ) { ForEach(0..<3) { _ in Color.red.frame(height: 5) } }, "lazy grid")
        try expectSound(
            Grid(horizontalSpacing: value, verticalSpacing: value) {
                GridRow { Color.red.gridCellColumns(bad > 1e6 ? .max : -3) }
            }, "grid")
        try expectSound(
            ScrollView { Color.red.frame(width: value, height: value) }.contentMargins(value), "scroll view")
        try expectSound(GeometryReader { Color.red.frame(width: $0.size.width * value) }, "reader")
        try expectSound(Color.red.alignmentGuide(.leading) { _ in value }.alignmentGuide(.top) { _ in value }, "guide")
        try expectSound(Color.red.safeAreaPadding(value), "safe area")
    }

    @Test(arguments: numbers) func `effects`(bad: Double) throws {
        let value = CGFloat(bad)
        let base = Color.red.frame(width: 30, height: 20)
        try expectSound(base.scaleEffect(value), "scale")
        try expectSound(base.rotationEffect(.degrees(bad)), "rotation")
        try expectSound(base.rotation3DEffect(.degrees(bad), axis: (value, 1, value), perspective: value), "3D")
        try expectSound(base.rotation3DEffect(.degrees(40), axis: (0, 1, 0), anchorZ: value), "depth")
        try expectSound(base.opacity(bad), "opacity")
        try expectSound(base.blur(radius: value), "blur")
        try expectSound(base.shadow(color: .black, radius: value, x: value, y: value), "shadow")
        try expectSound(base.brightness(bad).contrast(bad).saturation(bad).grayscale(bad), "filters")
        try expectSound(base.hueRotation(.degrees(bad)), "hue")
        try expectSound(
            base.transformEffect(CGAffineTransform(a: value, b: 0, c: 0, d: value, tx: value, ty: 0)), "map")
        try expectSound(
            base.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: value, y: 1))), "projection")
        try expectSound(base.frame(width: value, height: value).blur(radius: 4).opacity(0.5).drawingGroup(), "group")
        try expectSound(base.mask { Circle().frame(width: value, height: value).offset(x: value) }, "mask")
        try expectSound(base.clipShape(RoundedRectangle(cornerRadius: value)), "clip")
    }

    @Test(arguments: numbers) func `shapes and colours`(bad: Double) throws {
        let value = CGFloat(bad)
        try expectSound(RoundedRectangle(cornerRadius: value).fill(.red), "corners")
        try expectSound(
            UnevenRoundedRectangle(topLeadingRadius: value, bottomTrailingRadius: value).inset(by: value), "corners")
        try expectSound(Circle().trim(from: value, to: value).stroke(Color.red, lineWidth: value), "trim")
        let dashed = StrokeStyle(lineWidth: 2, dash: [value, 3], dashPhase: value)
        try expectSound(Circle().stroke(Color.red, style: dashed), "dash")
        try expectSound(
            Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 1, miterLimit: value, dash: [value])), "miter")
        try expectSound(
            Path { path in
                path.move(to: CGPoint(x: value, y: 0))
                path.addLine(to: CGPoint(x: 10, y: value))
                path.addArc(
                    center: CGPoint(x: 5, y: 5), radius: value, startAngle: .degrees(bad), endAngle: .degrees(90),
                    clockwise: false)
                path.addRoundedRect(
                    in: CGRect(x: 0, y: 0, width: value, height: value),
                    cornerSize: CGSize(width: value, height: value))
                path.closeSubpath()
            }.stroke(Color.red, style: StrokeStyle(lineWidth: 3, dash: [2, 1])), "path")
        try expectSound(Color(red: bad, green: bad, blue: bad, opacity: 0.5), "colour")
        try expectSound(Color(hue: bad, saturation: bad, brightness: bad), "hue")
        let gradient = Gradient(stops: [.init(color: .red, location: value), .init(color: .green, location: 0.5)])
        try expectSound(
            LinearGradient(gradient: gradient, startPoint: UnitPoint(x: value, y: 0), endPoint: .bottom), "linear")
        try expectSound(
            RadialGradient(gradient: gradient, center: .center, startRadius: value, endRadius: 20), "radial")
        try expectSound(AngularGradient(gradient: gradient, center: .center, angle: .degrees(bad)), "angular")
        try expectSound(
            Canvas { context, size in
                context.translateBy(x: value, y: 0)
                context.rotate(by: .degrees(bad))
                context.opacity = bad
                context.fill(Path(CGRect(x: 0, y: 0, width: value, height: 5)), with: .color(.red))
                context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: value)), with: .color(.red))
            }, "canvas")
    }

    @Test(arguments: numbers) func `texts and controls`(bad: Double) throws {
        let value = CGFloat(bad)
        try expectSound(Text("text").font(.system(size: value)), "font size")
        try expectSound(Text("two\nlines").lineSpacing(value).tracking(value).kerning(value), "spacing")
        try expectSound(Text("text").baselineOffset(value).minimumScaleFactor(value), "offsets")
        try expectSound(Text("text").lineLimit(bad < 0 ? -3 : 0), "lines")
        try expectSound(Text(Double(bad), format: .number), "number")
        try expectSound(Text("text \(bad)"), "number")
        try expectSound(Slider(value: .constant(bad)), "slider")
        try expectSound(Slider(value: .constant(0.5), in: 1...1), "empty slider")
        try expectSound(ProgressView(value: bad, total: 1), "progress")
        try expectSound(ProgressView(value: 0.5, total: bad), "progress")
        try expectSound(Stepper("step", value: .constant(bad), in: 0...1, step: bad), "stepper")
        try expectSound(Image(systemName: "star").resizable().frame(width: value, height: value), "symbol")
        try expectSound(Image(systemName: "star").font(.system(size: value)), "symbol")
    }

    @Test(arguments: numbers) func `animations of any length, from anything to anything`(bad: Double) throws {
        struct Moving: View {
            let bad: Double
            @State private var isOn = false
            var body: some View {
                Color.red.frame(width: isOn ? CGFloat(bad) : 20, height: 10).offset(x: isOn ? CGFloat(bad) : 0)
                    .opacity(isOn ? bad : 1).rotationEffect(.radians(isOn ? bad : 0)).scaleEffect(
                        isOn ? CGFloat(bad) : 1
                    )
                    .onAppear {
                        withAnimation(.spring(duration: 0.5)) { isOn = true }
                        withAnimation(.linear(duration: bad).delay(0.1)) { isOn = false }
                        withAnimation(.spring(duration: bad, bounce: bad)) { isOn = true }
                        withAnimation(.easeIn(duration: 0.2).speed(bad)) { isOn = false }
                        withAnimation(.easeIn(duration: 0.2).repeatCount(3)) { isOn = true }
                    }
            }
        }
        let stage = Stage(size: CGSize(width: 80, height: 60)) { Beside(content: Moving(bad: bad)) }
        for _ in 0..<20 {
            stage.advance(frames: 1)
            for layer in stage.layers.all { #expect(layer.presentation.transform.allSatisfy { $0.isFinite }) }
        }
        #expect(stage.image[5, 5] == Self.blue)
    }

    @Test func `a hundred thousand characters are set and drawn`() throws {
        let text = String(repeating: "many words, and more of them; ", count: 3_500)
        try expectSound(Text(verbatim: text), "in a window")
        try expectSound(Text(verbatim: text).fixedSize(), "in one line")
        try expectSound(
            ScrollView { Text(verbatim: text) }.frame(width: 80, height: 60), "in a scroll view")
    }
}
