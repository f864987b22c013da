import AnimationCore
import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

extension ViewStage {
    /// Request to the text engine for the first layer whose view type is `name`.
    func request(_ name: String = "Text") throws -> TextRequest {
        guard case .text(let layout)? = layer(ofView: name)?.content else {
            throw TestProblem("no text is at rest")
        }
        return try #require(layout as? GridTextLayout).request
    }
}

struct TestProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Fonts, weights, colours and line layout of texts: S14.14, S24.17.
@MainActor struct TextLooksTests {
    private func font(_ view: some View) throws -> FontSpecification {
        try #require(ViewStage(view).request().runs.first).font
    }

    @Test(arguments: [
        (Font.largeTitle, 34.0), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
        (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ])
    func `text styles have their sizes (S24.17)`(style: Font, size: Double) throws {
        let font = try font(Text("a").font(style))
        #expect(font.size == size)
        #expect(font.weight == (style == .headline ? 600 : 400))
    }

    @Test func `text without a font is body text`() throws {
        #expect(try font(Text("a")) == FontSpecification(size: 17))
    }

    @Test func `styles and custom fonts grow with the dynamic type size, sizes in points do not (S24.17)`() throws {
        func size(_ font: Font, _ size: DynamicTypeSize) throws -> Double {
            try self.font(Text("a").font(font).dynamicTypeSize(size)).size
        }
        #expect(
            try DynamicTypeSize.allCases.map { try size(.body, $0) } == [
                14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,
            ])
        #expect(try size(.system(size: 30), .accessibility5) == 30)
        #expect(try size(.custom("X", fixedSize: 30), .accessibility5) == 30)
        #expect(try size(.custom("X", size: 34), .xSmall) == 28)
        #expect(try size(.custom("X", size: 17, relativeTo: .largeTitle), .accessibility5) == 30)
        for style in Font.TextStyle.allCases {
            let sizes = try DynamicTypeSize.allCases.map { try size(.system(style), $0) }
            #expect(sizes == sizes.sorted())
        }
    }

    @Test func `a range limits the dynamic type size`() throws {
        let view = Text("a").dynamicTypeSize(...DynamicTypeSize.large).environment(\.dynamicTypeSize, .accessibility1)
        #expect(try font(view).size == 17)
        let within = Text("a").dynamicTypeSize(.xSmall ... .xxLarge).environment(\.dynamicTypeSize, .xLarge)
        #expect(try font(within).size == 19)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }

    @Test func `weight, design and slant come from the font and from modifiers, the inner ones first`() throws {
        #expect(try font(Text("a").font(.title.weight(.heavy))).weight == 800)
        #expect(try font(Text("a").font(.title).fontWeight(.light)).weight == 300)
        #expect(try font(Text("a").fontWeight(.light).fontWeight(.black)).weight == 300)
        #expect(try font(Text("a").bold()).weight == 700)
        #expect(try font(Text("a").font(.system(size: 9, weight: .black)).bold()).weight == 900)
        #expect(try font(VStack { Text("a").bold(false) }.bold()).weight == 400)
        #expect(try font(VStack { Text("a").italic(false) }.italic()).isItalic == false)
        #expect(try font(VStack { Text("a") }.italic()).isItalic)
        #expect(try font(Text("a").font(.system(.body, design: .serif))).design == .serif)
        #expect(try font(Text("a").fontDesign(.rounded)).design == .rounded)
        #expect(try font(Text("a").monospaced()).design == .monospaced)
        #expect(try font(Text("a").monospacedDigit()).hasMonospacedDigits)
        #expect(try font(VStack { Text("a") }.monospacedDigit()).hasMonospacedDigits)
        #expect(try font(Text("a").font(.custom("Comic", size: 12))).family == "Comic")
    }

    @Test func `of bold and a weight, and of monospaced and a design, the one set further in wins (S14.14)`() throws {
        #expect(try font(VStack { Text("a").bold() }.fontWeight(.light)).weight == 700)
        #expect(try font(VStack { VStack { Text("a") }.bold() }.fontWeight(.light)).weight == 700)
        #expect(try font(VStack { VStack { Text("a") }.fontWeight(.light) }.bold()).weight == 300)
        #expect(try font(VStack { Text("a").fontWeight(.light) }.bold()).weight == 300)
        #expect(try font(VStack { Text("a").bold() }.fontWeight(.black)).weight == 900, "what is heavier stays so")
        #expect(try font(VStack { Text("a").bold(false) }.fontWeight(.heavy)).weight == 800)
        #expect(try font(VStack { Text("a").monospaced() }.fontDesign(.serif)).design == .monospaced)
        #expect(try font(VStack { VStack { Text("a") }.fontDesign(.serif) }.monospaced()).design == .serif)
        #expect(try font(VStack { Text("a").fontDesign(.serif) }.monospaced()).design == .serif)
    }

    @Test func `what is not monospaced keeps its design, also in a monospaced place (S14.14)`() throws {
        #expect(try font(VStack { VStack { Text("a") }.monospaced(false) }.fontDesign(.serif)).design == .serif)
        #expect(try font(VStack { VStack { Text("a") }.monospaced(false) }.monospaced()).design == .standard)
        #expect(try font(VStack { Text("a").monospaced(false) }.monospaced()).design == .standard)
        #expect(try font(VStack { Text("a").monospaced(false) }.fontDesign(.rounded).monospaced()).design == .rounded)
    }

    @Test func `texts joined keep their looks, and what is around counts for both`() throws {
        let view = VStack { Text("a").bold() + Text("b").foregroundColor(.red) + Text("c") }.kerning(2)
        let runs = try ViewStage(view).request().runs
        #expect(runs.map(\.string) == ["a", "b", "c"])
        #expect(runs.map(\.font.weight) == [700, 400, 400])
        #expect(runs.map { $0.paint != nil } == [false, true, false])
        #expect(runs.map(\.kerning) == [2, 2, 2])
    }

    @Test func `a modifier of joined texts is for the parts that say nothing else`() throws {
        let runs = try ViewStage((Text("a").foregroundColor(.white) + Text("b")).foregroundColor(.black)).request().runs
        #expect(runs.map(\.paint) == [.color(.white), .color(.black)])
    }

    @Test func `lines, tracking and offsets reach the engine, set on texts or around them (S14.14)`() throws {
        let runs = try ViewStage(
            VStack {
                Text("a").underline(pattern: .dash, color: .white) + Text("b").underline(false)
                    + Text("c").strikethrough().tracking(3).kerning(1).baselineOffset(-4)
            }.underline()
        ).request().runs
        #expect(runs[0].underline == TextDecoration(pattern: .dash, color: .white))
        #expect(runs[1].underline == nil)
        #expect(runs[2].underline == TextDecoration())
        #expect(runs[2].strikethrough == TextDecoration())
        #expect(runs[2].kerning == 3, "tracking takes precedence")
        #expect(runs[2].baselineOffset == -4)
    }

    @Test func `letters take their case, by the locale`() throws {
        #expect(try ViewStage(Text("Straße").textCase(.uppercase)).request().runs[0].string == "STRASSE")
        let turkish = Text("i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))
        #expect(try ViewStage(turkish).request().runs[0].string == "İ")
        #expect(
            try ViewStage(VStack { Text("Aa").textCase(nil) }.textCase(.lowercase)).request().runs[0].string == "Aa")
    }

    @Test func `how lines are set comes from the environment (S24.16)`() throws {
        let view = Text("a").lineLimit(3).truncationMode(.middle).minimumScaleFactor(0.5)
            .multilineTextAlignment(.trailing).lineSpacing(4).environment(\.layoutDirection, .rightToLeft)
        let request = try ViewStage(view).request()
        #expect(request.lineLimit == 3 && request.reservedLines == 1)
        #expect(request.truncation == .middle && request.alignment == .trailing)
        #expect(request.minimumScaleFactor == 0.5 && request.lineSpacing == 4)
        #expect(request.direction == .rightToLeft)
    }

    @Test func `limits of lines are numbers and ranges, and may reserve their space`() throws {
        func lines(_ view: some View) throws -> [Int?] {
            let request = try ViewStage(view).request()
            return [request.lineLimit, request.reservedLines]
        }
        #expect(try lines(Text("a").lineLimit(2, reservesSpace: true)) == [2, 2])
        #expect(try lines(Text("a").lineLimit(2, reservesSpace: false)) == [2, 1])
        #expect(try lines(Text("a").lineLimit(2...4)) == [4, 2])
        #expect(try lines(Text("a").lineLimit(3...)) == [nil, 3])
        #expect(try lines(Text("a").lineLimit(...5)) == [5, 1])
        #expect(try lines(Text("a").lineLimit(nil).lineLimit(2...4)) == [nil, 1])
    }

    @Test func `tight and loose leading move lines by 2 points at body size`() throws {
        func spacing(_ font: Font) throws -> Double { try ViewStage(Text("a").font(font)).request().lineSpacing }
        #expect(try spacing(.body.leading(.tight)) == -2)
        #expect(try spacing(.body.leading(.standard)) == 0)
        #expect(try spacing(.system(size: 34).leading(.loose)) == 4)
    }

    @Test func `a gradient that all of a text has is the paint of its layer, otherwise of its pieces`() throws {
        let gradient = LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
        func isGradient(_ paint: LayerPaint?) -> Bool { if case .linearGradient? = paint { true } else { false } }
        let mixed = ViewStage((Text("a") + Text("b").foregroundColor(.white)).foregroundStyle(gradient))
        let runs = try mixed.request().runs
        #expect(isGradient(runs[0].paint) && runs[1].paint == .color(.white))
        for view in [
            AnyView(Text("ab").foregroundStyle(gradient)), AnyView(VStack { Text("ab") }.foregroundStyle(gradient)),
        ] {
            let stage = ViewStage(view)
            #expect(try stage.request().runs.map(\.paint) == [nil])
            #expect(isGradient(stage.layer("ab")?.paint))
        }
        let plain = ViewStage(VStack { Text("ab") }.foregroundStyle(Color.white))
        #expect(plain.layer("ab")?.paint == nil && plain.layer("ab")?.fill == .white)
    }

    @Test func `a colour set around a text animates without setting the text anew`() throws {
        let box = ColorBox()
        let stage = ViewStage(ColorBox.Content(box: box))
        let before = try #require(stage.layer(ofView: "Text"))
        let placements = stage.host.counters.placements
        withAnimation(.linear(duration: 1)) { box.isOn = true }
        stage.advance(by: 0.5)
        #expect(before.animating == ["fill"])
        #expect(stage.host.counters.placements == placements)
    }

    @Observable final class ColorBox {
        var isOn = false

        struct Content: View {
            let box: ColorBox
            var body: some View { Text("a").frame(width: 50).foregroundStyle(box.isOn ? Color.white : Color.black) }
        }
    }
}
