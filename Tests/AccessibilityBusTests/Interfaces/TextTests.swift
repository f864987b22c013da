import AccessibilityTree
import AccessibleForm
import DesktopBus
import Testing

@testable import AccessibilityBus

/// `Text` and `EditableText`. The field's text is "Hello, dear world. It is late!⏎Second line", in lines of 30
/// characters.
@MainActor struct TextTests {
    private typealias ID = AccessibleForm.ID

    /// Calls a method that answers with a text and a range.
    private func unit(
        _ scene: BridgeScene, _ name: String, _ offset: Int32, _ kind: UInt32, _ id: Int = ID.field
    ) -> [BusValue]? { scene.call(id, "Text", name, [.integer(offset), .number(kind)]) }

    private func answer(_ text: String, _ start: Double, _ end: Double) -> [BusValue] {
        [.text(text), .number(start), .number(end)]
    }

    @Test func `a text is read in parts`() throws {
        let scene = try BridgeScene()
        #expect(scene.get(ID.field, "Text", "CharacterCount") == .number(42))
        func text(_ start: Int32, _ end: Int32) -> [BusValue]? {
            scene.call(ID.field, "Text", "GetText", [.integer(start), .integer(end)])
        }
        #expect(text(0, 5) == [.text("Hello")])
        #expect(text(31, -1) == [.text("Second line")])
        #expect(text(5, 0) == [.text("Hello")])
        #expect(text(.min, .max) == [.text(scene.form.string)])
        #expect(text(.max, .max) == [.text("")])
        #expect(scene.call(ID.field, "Text", "GetCharacterAtOffset", [.integer(1)]) == [.number(101)])
        #expect(scene.call(ID.field, "Text", "GetCharacterAtOffset", [.integer(99)]) == [.number(0)])
        #expect(scene.call(ID.text, "Text", "GetText", [.integer(0), .integer(-1)]) == [.text("Count: 0")])
        #expect(scene.call(ID.popUp, "Text", "GetText", [.integer(0), .integer(-1)]) == [.text("Medium")])
        #expect(scene.call(ID.secret, "Text", "GetText", [.integer(0), .integer(-1)]) == [.text("•••")])
    }

    @Test func `looks are told in runs, what they have in common apart`() throws {
        let scene = try BridgeScene()
        func pairs(_ pairs: [(String, String)]) -> BusValue {
            .list(pairs.map { .list([.text($0.0), .text($0.1)]) })
        }
        let common = [("size", "17"), ("style", "normal")]
        let bold = [("fg-color", "65535,0,0"), ("weight", "700")]
        #expect(scene.call(ID.field, "Text", "GetDefaultAttributes") == [pairs(common)])
        #expect(
            scene.call(ID.field, "Text", "GetAttributes", [.integer(4)]) == [pairs(bold), .number(0), .number(5)])
        #expect(
            scene.call(ID.field, "Text", "GetAttributeRun", [.integer(5), .flag(true)])
                == [pairs(common + [("weight", "400")]), .number(5), .number(42)])
        #expect(
            scene.call(ID.field, "Text", "GetAttributeValue", [.integer(0), .text("weight")]) == [.text("700")])
        #expect(scene.call(ID.field, "Text", "GetAttributeValue", [.integer(9), .text("rise")]) == [.text("")])
        #expect(
            scene.call(ID.text, "Text", "GetAttributes", [.integer(0)]) == [pairs([]), .number(0), .number(8)],
            "looks that are not known")
    }

    @Test func `units at an offset`() throws {
        let scene = try BridgeScene()
        let name = "GetStringAtOffset"
        #expect(unit(scene, name, 1, 0) == answer("e", 1, 2))
        #expect(unit(scene, name, 8, 1) == answer("dear ", 7, 12))
        #expect(unit(scene, name, 0, 1) == answer("Hello, ", 0, 7))
        #expect(unit(scene, name, 5, 2) == answer("Hello, dear world. ", 0, 19))
        #expect(unit(scene, name, 20, 2) == answer("It is late!\n", 19, 31))
        #expect(unit(scene, name, 35, 4) == answer("Second line", 31, 42))
        #expect(unit(scene, name, 42, 1) == answer("line", 38, 42), "the last one at the end")
        #expect(unit(scene, name, 42, 0) == answer("", 42, 42))
        #expect(unit(scene, name, -1, 4) == answer("Second line", 31, 42))
        #expect(unit(scene, name, 3, 5) == nil)
        #expect(unit(scene, name, .max, 1) == answer("line", 38, 42))
    }

    @Test func `boundaries of the older functions, before, at and after an offset`() throws {
        let scene = try BridgeScene()
        #expect(unit(scene, "GetTextAtOffset", 8, 2) == answer(", dear", 5, 11))
        #expect(unit(scene, "GetTextBeforeOffset", 8, 1) == answer("Hello, ", 0, 7))
        #expect(unit(scene, "GetTextAfterOffset", 8, 1) == answer("world. ", 12, 19))
        #expect(unit(scene, "GetTextBeforeOffset", 0, 1) == answer("", 0, 0))
        #expect(unit(scene, "GetTextAfterOffset", 40, 1) == answer("", 42, 42))
        #expect(unit(scene, "GetTextAtOffset", 20, 4) == answer(" It is late!", 18, 30))
        #expect(unit(scene, "GetTextAtOffset", 33, 6) == answer("\nSecond line", 30, 42))
        #expect(unit(scene, "GetTextAtOffset", 0, 7) == nil)
    }

    @Test func `lines are those that are seen`() throws {
        let scene = try BridgeScene()
        scene.form.string = "abcdefghij klmnopqrst uvwxyz 0123456789 end\nnext"
        #expect(unit(scene, "GetStringAtOffset", 0, 3) == answer("abcdefghij klmnopqrst uvwxyz 0", 0, 30))
        #expect(unit(scene, "GetStringAtOffset", 35, 3) == answer("123456789 end\n", 30, 44))
        #expect(unit(scene, "GetTextBeforeOffset", 45, 5) == answer("123456789 end\n", 30, 44))
        #expect(unit(scene, "GetStringAtOffset", 45, 3) == answer("next", 44, 48))
    }

    @Test func `the caret and the selection are read and set`() throws {
        let scene = try BridgeScene()
        scene.form.selection = 7..<11
        #expect(scene.get(ID.field, "Text", "CaretOffset") == .number(11))
        #expect(scene.call(ID.field, "Text", "GetNSelections") == [.number(1)])
        #expect(scene.call(ID.field, "Text", "GetSelection", [.integer(0)]) == [.number(7), .number(11)])
        #expect(scene.call(ID.field, "Text", "GetSelection", [.integer(1)]) == [.number(0), .number(0)])
        #expect(scene.call(ID.field, "Text", "AddSelection", [.integer(0), .integer(2)]) == [.flag(false)])
        #expect(
            scene.call(ID.field, "Text", "SetSelection", [.integer(0), .integer(2), .integer(5)]) == [.flag(true)])
        #expect(scene.form.selection == 2..<5)
        scene.clock.advance(by: 1)
        #expect(scene.call(ID.field, "Text", "RemoveSelection", [.integer(0)]) == [.flag(true)])
        #expect(scene.form.selection == 5..<5)
        #expect(scene.call(ID.field, "Text", "SetCaretOffset", [.integer(.max)]) == [.flag(true)])
        #expect(scene.form.selection == 42..<42)
        scene.clock.advance(by: 1)
        #expect(scene.call(ID.field, "Text", "AddSelection", [.integer(-5), .integer(3)]) == [.flag(true)])
        #expect(scene.form.selection == 0..<3)
        #expect(scene.call(ID.text, "Text", "SetCaretOffset", [.integer(1)]) == [.flag(false)], "no caret")
    }

    @Test func `characters have places`() throws {
        let scene = try BridgeScene()
        func extents(_ offset: Int32) -> [Double]? {
            scene.call(ID.field, "Text", "GetCharacterExtents", [.integer(offset), .number(1)])?.compactMap(\.number)
        }
        #expect(extents(0) == [10, 150, 10, 20])
        #expect(extents(32) == [20, 190, 10, 20], "the newline took the second line's place")
        #expect(extents(42) == [120, 190, 0, 20], "the caret at the end")
        let range: [BusArgument] = [.integer(0), .integer(5), .number(2)]
        #expect(
            scene.call(ID.field, "Text", "GetRangeExtents", range)?.compactMap(\.number) == [0 + 10, 0 + 150, 50, 20])
        let point: [BusArgument] = [.integer(32), .integer(155), .number(1)]
        #expect(scene.call(ID.field, "Text", "GetOffsetAtPoint", point) == [.number(2)])
        let outside: [BusArgument] = [.integer(.max), .integer(.max), .number(1)]
        #expect(scene.call(ID.field, "Text", "GetOffsetAtPoint", outside) == [.number(-1)])
        let area: [BusArgument] = [
            .integer(0), .integer(150), .integer(45), .integer(10), .number(1), .number(0), .number(0),
        ]
        #expect(
            scene.call(ID.field, "Text", "GetBoundedRanges", area)
                == [.list([.list([.number(0), .number(4), .text("Hell"), .number(0)])])])
    }

    @Test func `a text is edited`() throws {
        let scene = try BridgeScene()
        func edit(_ name: String, _ arguments: [BusArgument]) -> [BusValue]? {
            scene.clock.advance(by: 1)
            return scene.call(ID.field, "EditableText", name, arguments)
        }
        #expect(edit("SetTextContents", [.text("Grüße")]) == [.flag(true)])
        #expect(scene.form.string == "Grüße")
        #expect(edit("InsertText", [.integer(5), .text(" an alle"), .integer(3)]) == [.flag(true)])
        #expect(scene.form.string == "Grüße an", "the length counts bytes")
        #expect(edit("InsertText", [.integer(0), .text("üü"), .integer(3)]) == [.flag(true)])
        #expect(scene.form.string == "üGrüße an", "and keeps characters whole")
        #expect(edit("DeleteText", [.integer(0), .integer(1)]) == [.flag(true)])
        #expect(edit("CutText", [.integer(5), .integer(.max)]) == [.flag(true)])
        #expect(scene.form.string == "Grüße")
        #expect(edit("CopyText", [.integer(0), .integer(2)]) == [])
        #expect(scene.form.requests.last == .copy(0..<2))
        #expect(edit("PasteText", [.integer(.max)]) == [.flag(true)])
        #expect(scene.form.string == "Grüßepasted")
        #expect(scene.call(ID.text, "EditableText", "SetTextContents", [.text("x")]) == nil)
    }

    // MARK: Boundaries

    @Test(arguments: [
        ("Don't stop. 3.5 is ok", TextUnits.Boundary.wordStart, 3, "Don't "),
        ("Don't stop. 3.5 is ok", .wordStart, 13, "3.5 "),
        ("Don't stop. 3.5 is ok", .sentenceStart, 14, "3.5 is ok"),
        ("He said \"No.\" Then left.", .sentenceStart, 2, "He said \"No.\" "),
        ("一。二。", .sentenceStart, 0, "一。"),
        ("a\r\nb", .paragraphStart, 1, "a\r\n"),
        ("a\r\nb", .paragraphStart, 2, "a\r\n"),
        ("e\u{301}x", .character, 0, "e\u{301}"),
        ("👩‍👧!", .character, 0, "👩‍👧"),
        ("", .wordStart, 0, ""),
        ("a\n", .lineStart, 2, ""),
    ])
    func `units of a text`(text: String, boundary: TextUnits.Boundary, offset: Int, expected: String) {
        let units = TextUnits(text)
        #expect(units.text(units.unit(boundary, at: offset)) == expected)
    }

    @Test func `units cover a text without gaps, whatever it is`() {
        let texts = ["", " ", "\n\n", "a", "A b. C!  d\n\ne—f 'g' ", "。。", "\u{301}\u{200D}"]
        for text in texts {
            let units = TextUnits(text)
            for boundary in [
                TextUnits.Boundary.character, .wordStart, .wordEnd, .sentenceStart, .sentenceEnd, .lineEnd,
            ] {
                var position = 0
                while position < units.count {
                    let unit = units.unit(boundary, at: position)
                    #expect(unit.lowerBound == position && !unit.isEmpty, "\(text) \(boundary) \(position)")
                    guard unit.upperBound > position else { return }
                    #expect(units.unit(boundary, before: unit.upperBound).upperBound <= unit.upperBound)
                    position = unit.upperBound
                }
            }
        }
    }
}
