import Foundation
import Geometry
import LayerTree
import Testing

/// Equality of text requests, the keys of the layout cache: equal if and only if they are laid out alike.
struct TextRequestTests {
    private let font = FontSpecification(size: 17)

    private func request(_ strings: String..., weight: Int = 400) -> TextRequest {
        TextRequest(runs: strings.map { TextRun($0, font: FontSpecification(size: 17, weight: weight)) }, lineLimit: 2)
    }

    @Test func `what was made apart from the same is the same`() {
        #expect(request("a") == request("a"))
        #expect(request("a", "b") == request("a", "b"))
        #expect(request() == request())
        #expect(request("a").hashValue == request("a").hashValue)
        #expect(Set([request("a"), request("a"), request("a", "b")]).count == 2)
    }

    @Test func `each run, its looks and each rule count`() {
        let text = request("a")
        #expect(text != request("b"))
        #expect(text != request("a", ""))
        #expect(text != request("a", weight: 700))
        func changed(_ change: (inout TextRequest) -> Void) -> TextRequest {
            var other = text
            change(&other)
            return other
        }
        let others = [
            changed { $0.runs[0].font.isItalic = true }, changed { $0.runs[0].paint = .color(.black) },
            changed { $0.runs[0].underline = TextDecoration() },
            changed { $0.runs[0].strikethrough = TextDecoration() }, changed { $0.runs[0].kerning = 1 },
            changed { $0.runs[0].baselineOffset = 1 }, changed { $0.runs[0].background = .black },
            changed { $0.runs[0].attachment = TextAttachment(content: .path(Path()), size: .zero) },
            changed { $0.alignment = .center }, changed { $0.lineLimit = nil }, changed { $0.reservedLines = 2 },
            changed { $0.truncation = .head }, changed { $0.minimumScaleFactor = 0.5 },
            changed { $0.allowsTightening = true }, changed { $0.lineSpacing = 1 },
            changed { $0.direction = .rightToLeft },
        ]
        #expect(Set([text] + others).count == others.count + 1)
        // The request that the copies were made from has not changed.
        #expect(text == request("a"))
    }

    @Test func `a run like another has its looks and characters of its own`() {
        let run = TextRun("a", font: font, kerning: 2)
        let other = TextRun("b", like: run)
        #expect(other == TextRun("b", font: font, kerning: 2))
        #expect(TextRequest(other, rules: .init()) == TextRequest(runs: [other]))
    }

    @Test func `only a run of characters stands for the whole text`() {
        #expect(request("a").soleString == "a")
        #expect(request("a", "b").soleString == nil)
        var picture = request(TextAttachment.character)
        picture.runs[0].attachment = TextAttachment(content: .path(Path()), size: .zero)
        #expect(picture.soleString == nil)
    }
}
