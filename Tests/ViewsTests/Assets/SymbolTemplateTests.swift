import AssetCatalogs
import Foundation
import Testing

/// Drawings cut out of symbols' templates: which weight and scale, which part of the file, and what is wrong with a file.
struct SymbolTemplateTests {
    private func drawing(_ text: String, weight: Int = 400, scale: SymbolScale = .medium) throws
        -> SymbolTemplate.Drawing
    {
        try SymbolTemplate(text).drawing(weight: weight, scale: scale)
    }

    /// View box, width and height of a drawing.
    private func numbers(_ drawing: SymbolTemplate.Drawing) throws -> (box: [Double], size: [Double]) {
        func value(_ name: String) throws -> Substring {
            let start = try #require(drawing.svg.firstRange(of: " \(name)=\"")).upperBound
            return drawing.svg[start...].prefix { $0 != "\"" }
        }
        let box = try value("viewBox").split(separator: " ").compactMap { Double($0) }
        return (box, [try #require(Double(try value("width"))), try #require(Double(try value("height")))])
    }

    private func isNear(_ a: Double, _ b: Double, within distance: Double = 1e-6) -> Bool { abs(a - b) < distance }

    /// Size of a drawing in the file, from its size in heights of capitals.
    private func pixels(_ width: Double, _ height: Double) -> [Double] {
        [(width * 200).rounded(.up), (height * 200).rounded(.up)]
    }

    nonisolated private static let choices: [(Int, SymbolScale, String)] = [
        (400, .medium, "Regular-M"), (400, .small, "Regular-S"), (400, .large, "Regular-M"),
        (100, .medium, "Ultralight-S"), (200, .small, "Ultralight-S"), (300, .medium, "Regular-M"),
        (600, .medium, "Regular-M"), (700, .medium, "Black-L"), (900, .large, "Black-L"), (950, .large, "Black-L"),
        (0, .large, "Ultralight-S"),
    ]

    @Test(arguments: choices)
    func `the nearest weight is taken, and of it the nearest scale`(weight: Int, scale: SymbolScale, name: String)
        throws
    {
        let text = TemplateText(widths: ["Regular-M": 100, "Regular-S": 80, "Ultralight-S": 78, "Black-L": 140]).text
        let drawing = try drawing(text, weight: weight, scale: scale)
        #expect(drawing.name == name)
        #expect(drawing.svg.contains("id=\"\(name)\""))
        #expect(drawing.svg.components(separatedBy: "<path").count == 2, "other drawings are left out")
    }

    @Test func `the part between the edges, around the middle of capitals, is cut out`() throws {
        let (box, size) = try numbers(drawing(TemplateText(widths: ["Regular-M": 90]).text))
        #expect(size == [250, 340], "90 / 72 and 1.7 heights of capitals, of 200 each")
        let expected: [Double] = [TemplateText.middle("Regular-M") - 45, 1_028.8, 90, 122.4]
        for (found, number) in zip(box, expected) { #expect(isNear(found, number)) }
    }

    @Test func `a drawing of another scale is enlarged or reduced around the middle of capitals`() throws {
        let small = try numbers(drawing(TemplateText(widths: ["Regular-S": 72]).text, scale: .large))
        #expect(small.size == pixels(1.29 / 0.783, 1.7 * 1.29))
        #expect(isNear(small.box[1] + small.box[3] / 2, 660))
        #expect(isNear(small.box[0] + small.box[2] / 2, TemplateText.middle("Regular-S")))
        let large = try numbers(drawing(TemplateText(widths: ["Regular-L": 129]).text, scale: .large))
        #expect(large.size == pixels(129 / 72, 1.7 * 1.29), "drawn as large as it is")
    }

    @Test func `older templates have one pair of edges, which is moved to the other drawings`() throws {
        let text = TemplateText(widths: ["Regular-M": 90, "Black-M": 90, "Light-L": 116.1], margins: .older).text
        #expect(try numbers(drawing(text)).size == [250, 340])
        let black = try numbers(drawing(text, weight: 900))
        #expect(black.size == [250, 340])
        #expect(isNear(black.box[0] + 45, TemplateText.middle("Black-M")))
        let light = try numbers(drawing(text, weight: 300, scale: .large))
        #expect(isNear(light.box[2], 116.1, within: 0.5))
        #expect(isNear(light.box[0] + 58.05, TemplateText.middle("Light-M"), within: 0.5))
    }

    @Test func `a file with one drawing and no edges is shown whole`() throws {
        let root = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="1000 1000 144 200">"#
        let (box, size) = try numbers(drawing(TemplateText(margins: .none, root: root).text))
        // The middle of capitals is at 1090: 110 units reach to the lower end.
        #expect(size == pixels(2, 220.0 / 72))
        #expect(isNear(box[0], 1_000))
        #expect(isNear(box[1] + box[3] / 2, 1_090))
    }

    @Test func `guides may be paths, in groups that are moved, in either quotes`() throws {
        let text = """
            <svg xmlns='http://www.w3.org/2000/svg' xmlns:a="b"><g transform="translate(10,-5.5)">
            <path id='Baseline-M' d="M18,290.0 l500,0"/><path id="Capline-M" d="M18.0 218 l500,0"/>
            <path id="left-margin-Regular-M" d="M 200,195 l0,120"/><g transform="matrix(1 0 0 1 5 0)">
            <path id="right-margin-Regular-M" d="M 267,195 l0,120"/></g></g>
            <g fill="none"><g id="Regular-M" ><g/><g><path a:d="x>y" d="M0 0"/></g></g></g></svg>
            """
        let drawing = try drawing(text)
        let (box, size) = try numbers(drawing)
        #expect(size == [200, 340])
        #expect(isNear(box[0], 210))
        #expect(isNear(box[1] + 61.2, 248.5))
        #expect(drawing.svg.contains(#" xmlns:a="b""#))
        #expect(
            drawing.svg.hasSuffix(
                #"<g fill="none"><g id="Regular-M" ><g/><g><path a:d="x>y" d="M0 0"/></g></g></g></svg>"#))
    }

    @Test func `definitions and styles go along, except those for previews of the template`() throws {
        let own = "<defs><style>.a{}</style></defs><style>.st0{fill-rule:evenodd}</style>"
        let svg = try drawing(TemplateText(beginning: own).text).svg
        #expect(svg.contains(">\(own)<g id=\"Symbols\"><g id=\"Regular-M\""))
        #expect(!svg.contains("SFSymbolsPreviewWireframe {"))
    }

    nonisolated static let failures: [(String, SymbolTemplateFailure)] = [
        ("", .malformed), ("Hello", .noDrawing), ("<svg><g id=\"Regular-M\"></svg>", .malformed), ("<svg", .malformed),
        ("<svg><!-- ", .malformed), ("<svg a=b></svg>", .malformed), ("</svg>", .malformed), ("<>", .malformed),
        (String(TemplateText().text.dropLast(9)), .malformed),
        (TemplateText(widths: [:]).text, .noDrawing),
        (TemplateText(widths: ["Regular-M": -4]).text, .noMargins(drawing: "Regular-M")),
        (TemplateText(widths: ["Regular-M": 1e9]).text, .noMargins(drawing: "Regular-M")),
        (TemplateText(margins: .none).text, .noMargins(drawing: "Regular-M")),
        (
            TemplateText().text.replacing("Capline-M\"", with: "Capline\""), .noGuides(drawing: "Regular-M")
        ),
        (TemplateText().text.replacing("y1=\"1126.0\"", with: "y1=\"inf\""), .noGuides(drawing: "Regular-M")),
        (TemplateText().text.replacing("y1=\"1126.0\"", with: "y1=\"-1126\""), .noGuides(drawing: "Regular-M")),
    ]

    @Test(arguments: failures)
    func `a malformed template is told`(text: String, failure: SymbolTemplateFailure) {
        #expect(throws: failure) { try drawing(text) }
    }

    @Test func `a template that ends anywhere is a failure, not a crash`() throws {
        let text = TemplateText(widths: ["Regular-M": 90, "Black-S": 70]).text
        for count in 0..<text.count - 1 {
            #expect(throws: SymbolTemplateFailure.self) { try drawing(String(text.prefix(count))) }
        }
        _ = try drawing(text)
    }
}
