import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Texts of attributed strings, texts with pictures, and font widths and scales: S14.14.
@MainActor struct AttributedTextTests {
    private func runs(_ text: Text) throws -> [TextRun] { try ViewStage(text).request().runs }

    @Test func `attributes say how the parts look`() throws {
        var string = AttributedString("plain styled")
        let range = try #require(string.range(of: "styled"))
        string[range].font = .title
        string[range].foregroundColor = .red
        string[range].backgroundColor = .yellow
        string[range].underlineStyle = .single
        string[range].strikethroughStyle = Text.LineStyle(pattern: .dot, color: .blue)
        string[range].kern = 3
        string[range].baselineOffset = 4
        let runs = try runs(Text(string))
        #expect(runs.map(\.string) == ["plain ", "styled"])
        #expect(runs[0] == TextRun("plain ", font: FontSpecification(size: 17)))
        #expect(runs[1].font.size == 28)
        #expect(runs[1].paint == .color(Color.red.resolve(in: EnvironmentValues())))
        #expect(runs[1].background == Color.yellow.resolve(in: EnvironmentValues()))
        #expect(runs[1].underline == TextDecoration())
        #expect(runs[1].strikethrough?.pattern == .dot)
        #expect(runs[1].kerning == 3 && runs[1].baselineOffset == 4)
        string[range].tracking = 5
        #expect(try self.runs(Text(string))[1].kerning == 5)
    }

    @Test func `the text's own modifiers are for what the string does not say`() throws {
        var string = AttributedString("a")
        string.font = .caption
        let runs = try runs(Text(string + AttributedString("b")).font(.title).bold())
        #expect(runs.map(\.font.size) == [12, 28])
        #expect(runs.map(\.font.weight) == [700, 700])
        #expect(try self.runs(Text(AttributedString(""))).map(\.string) == [""])
    }

    @Test func `equal strings make equal texts`() {
        var string = AttributedString("a")
        #expect(Text(string) == Text(string))
        let plain = Text(string)
        string.foregroundColor = .red
        #expect(Text(string) != plain)
        string.foregroundColor = nil
        string.link = URL(string: "https://a.b")
        #expect(Text(string) != plain)
    }

    @Test func `markdown becomes attributes`() throws {
        let string = try AttributedString(
            markdown: "a **b** [c](d) ~~e~~ `f`", baseURL: URL(string: "https://lilt.dev/x/"))
        let parts = string.runs.map { run in
            (String(string.characters[run.range]), run.inlinePresentationIntent, run.link?.absoluteString)
        }
        #expect(parts.map(\.0) == ["a ", "b", " ", "c", " ", "e", " ", "f"])
        #expect(parts[1].1 == .stronglyEmphasized && parts[5].1 == .strikethrough && parts[7].1 == .code)
        #expect(parts[3].2 == "https://lilt.dev/x/d")
        let runs = try runs(Text(string))
        #expect(runs[1].font.weight == 700 && runs[7].font.design == .monospaced)
        #expect(runs[5].strikethrough != nil && runs[3].paint != nil)
    }

    @Test func `an attributed string stands in a text with what is around it`() throws {
        var string = AttributedString("red")
        string.foregroundColor = .red
        let runs = try runs(Text("is **\(string)**"))
        #expect(runs.map(\.string) == ["is ", "red"])
        #expect(runs[1].font.weight == 700 && runs[1].paint != nil)
    }

    // MARK: Pictures

    @Test func `a symbol stands in a line as large as beside it, with its middle as high as a capital's`() throws {
        let stage = ViewStage(Text("\(Image(systemName: "star")) Stars").font(.system(size: 20)))
        let runs = try stage.request().runs
        #expect(runs.map(\.string) == [TextAttachment.character, " Stars"])
        let attachment = try #require(runs[0].attachment)
        let beside = ViewStage(Image(systemName: "star").font(.system(size: 20))).layer(ofView: "Image")
        #expect(attachment.size == beside?.geometry.size)
        guard case .path(let path) = attachment.content else { throw TestProblem("no outline") }
        #expect(CGRect(origin: .zero, size: attachment.size).contains(path.boundingRect))
        // A circle is as high above a capital, which is 0.72 font sizes high, as it is below the baseline.
        let circle = ViewStage(Text("\(Image(systemName: "circle"))").font(.system(size: 20)))
        let round = try #require(try circle.request().runs[0].attachment)
        #expect(abs(round.descent - (round.size.height / 2 - 7.2)) < 1e-6)
        // Scripts find the text by its readable part.
        #expect(stage.layer("Stars") != nil)
    }

    @Test func `a picture from a file stands on the baseline; in place of none there is a question mark`() throws {
        let pixels = ImagePixels(width: 24, height: 12, pixels: Array(repeating: 0xFFFF_0000, count: 288))
        let stage = ViewStage(Text(Image("flag")) + Text("x"), loading: ["flag.png": pixels])
        let attachment = try #require(try stage.request().runs[0].attachment)
        #expect(attachment.size == CGSize(width: 24, height: 12) && attachment.descent == 0)
        guard case .picture(let picture) = attachment.content else { throw TestProblem("no picture") }
        #expect(picture.source === pixels)
        let missing = ViewStage(Text(Image("none")))
        guard case .path? = try missing.request().runs[0].attachment?.content else { throw TestProblem("no mark") }
        #expect(missing.problems.count == 1)
    }

    // MARK: Widths and scales

    @Test func `widths come from the font and from modifiers, the inner ones first`() throws {
        func width(_ view: some View) throws -> Int { try ViewStage(view).request().runs[0].font.width }
        #expect(try width(Text("a")) == 100)
        #expect(try width(Text("a").font(.body.width(.condensed))) == 75)
        #expect(try width(Text("a").fontWidth(.compressed).fontWidth(.expanded)) == 50)
        #expect(try width(VStack { Text("a") }.fontWidth(.expanded)) == 125)
        #expect(try width(Text("a").fontWidth(Font.Width(9))) == 200)
        #expect(try width(Text("a").fontWidth(Font.Width(-9))) == 50)
    }

    @Test func `secondary text is smaller beside the other`() throws {
        let runs = try runs(Text("9") + Text("km").textScale(.secondary))
        #expect(runs[0].font.size == 17 && abs(runs[1].font.size - 17 * 0.8) < 1e-9)
        #expect(try self.runs(Text("9").textScale(.secondary, isEnabled: false))[0].font.size == 17)
        let inherited = try ViewStage(VStack { Text("km") }.textScale(.secondary)).request()
        #expect(abs(inherited.runs[0].font.size - 17 * 0.8) < 1e-9)
    }

    @Test func `tightening is asked for where it is allowed`() throws {
        #expect(try !ViewStage(Text("a")).request().allowsTightening)
        #expect(try ViewStage(Text("a").allowsTightening(true)).request().allowsTightening)
    }

    // MARK: Lengths

    private struct Scaled: View {
        @ScaledMetric(relativeTo: .largeTitle) private var width = 34.0
        @ScaledMetric private var height: CGFloat = 17
        var body: some View { Color.red.frame(width: width, height: height) }
    }

    @Test(arguments: [(DynamicTypeSize.large, 34.0, 17.0), (.accessibility5, 60, 53), (.xSmall, 31, 14)])
    func `lengths grow as the text does that they belong to`(size: DynamicTypeSize, width: Double, height: Double) {
        let stage = ViewStage(Scaled().dynamicTypeSize(size))
        #expect(stage.layer(ofView: "Color")?.geometry.size == CGSize(width: width, height: height))
    }
}
