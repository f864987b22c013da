import Foundation
import OffscreenPlatform
import Platform
import SeededNumbers
import Testing

struct ScriptParserTests {
    private func commands(_ text: String) throws -> [ScriptCommand] {
        try Script(parsing: text, fileName: "s").steps.map(\.command)
    }

    @Test func `every command of the language is read`() throws {
        let text = """
            # a comment
            at 0.5 tap 320 240
            at 0.5 tap "Restart"       # another
            at 1.0 press 10 10
            at 1.1 move 40 40
            at 1.2 release 40.5 -4
            at 1.3 drag 10 10 "Deck" over 0.4
            at 1.4 scroll 320 240 0 -120
            at 1.5 pinch 320 240 1.0 2.0 over 0.3
            at 2.0 key Return
            at 2.0 key ctrl+z
            at 2.0 type "hello \\"you\\" # 1"
            at 2.0 resize 900x600
            at 2.0 scale 1.5
            at 2.0 close
            at 2.25 capture name.png
            at 2.3 layers layers.json
            at 2.3 graph graph.dot
            at 2.4 accessibility tree.json
            at 2.4 accessibility tree.txt
            at 2.4 audit faults.txt
            at 3.0 quit
            """
        #expect(
            try commands(text) == [
                .tap(.location(CGPoint(x: 320, y: 240))), .tap(.label("Restart")),
                .press(.location(CGPoint(x: 10, y: 10))), .move(.location(CGPoint(x: 40, y: 40))),
                .release(.location(CGPoint(x: 40.5, y: -4))),
                .drag(
                    from: .location(CGPoint(x: 10, y: 10)), to: .label("Deck"),
                    duration: ScriptTime(nanoseconds: 400_000_000)),
                .scroll(.location(CGPoint(x: 320, y: 240)), by: CGSize(width: 0, height: -120)),
                .pinch(
                    .location(CGPoint(x: 320, y: 240)), from: 1, to: 2, duration: ScriptTime(nanoseconds: 300_000_000)),
                .key(KeyStroke(keyName: "Return", characters: "\r", modifiers: [])),
                .key(KeyStroke(keyName: "z", characters: "\u{1A}", symbol: "z", modifiers: .control)),
                .type("hello \"you\" # 1"), .resize(CGSize(width: 900, height: 600)), .scale(1.5), .close,
                .capture(file: "name.png"), .layers(file: "layers.json"), .graph(file: "graph.dot"),
                .accessibility(file: "tree.json"), .accessibility(file: "tree.txt"), .audit(file: "faults.txt"), .quit,
            ])
    }

    @Test func `a series names each time exactly, without accumulating an error`() throws {
        let script = try Script(parsing: "from 0 to 1 every 0.1 capture deal-%03d.png", fileName: "s")
        #expect(script.steps.map(\.time.seconds) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
        #expect(script.steps.last?.command == .capture(file: "deal-010.png"))
        // Frame k is at k/fps, and numbers are compared exactly: 0.3 is frame 18 of 60.
        #expect(script.steps[3].time.seconds == 18.0 / 60)
        let long = try Script(parsing: "from 1 to 100 every 0.001 move 1 1", fileName: "s")
        #expect(long.steps.count == 99_001 && long.steps.last?.time.seconds == 100)
    }

    @Test func `steps are sorted by time, and those of one time keep their order`() throws {
        let script = try Script(
            parsing: """
                at 2 key c
                from 0 to 2 every 1 filmstrip f.png
                at 1 key a
                at 1.000 key b
                """, fileName: "s")
        #expect(script.steps.map(\.line) == [2, 2, 3, 4, 1, 2])
    }

    @Test func `an empty script, other line ends and a byte order mark are fine`() throws {
        #expect(try commands("").isEmpty)
        #expect(try commands("\u{FEFF}at 1 quit\r\n\r\n  # x\r\nat 2 close").count == 2)
    }

    @Test(arguments: [
        ("tap 1 2", "at SECONDS"), ("at", "the time is missing"), ("at -1 quit", "“-1”"), ("at 1e3 quit", "“1e3”"),
        ("at nan quit", "“nan”"), ("at 1", "the command is missing"), ("at 1 tpa 1 2", "“tpa” is no command"),
        ("at 1 tap", "the point is missing"), ("at 1 tap Restart", "label in quotation marks"),
        ("at 1 tap 1", "y of the point is missing"), ("at 1 tap 1 inf", "“inf”"), ("at 1 tap 0x10 1", "“0x10”"),
        ("at 1 tap 1 2 3", "“3” is more"), ("at 1 tap \"Res", "not closed"), ("at 1 tap \"\"", "empty label"),
        ("at 1 drag 1 2 3 4", "“over” is expected at the end"), ("at 1 drag 1 2 3 4 in 2", "where “in” stands"),
        ("at 1 pinch 1 1 0 2 over 1", "“0”"), ("at 1 key", "the key is missing"),
        ("at 1 key Retrun", "“Retrun” is no key"),
        ("at 1 key hyper+a", "“hyper+a”"), ("at 1 type hello", "quotation marks"), ("at 1 type \"\\q\"", "“\\q”"),
        ("at 1 resize 900", "“900” is no size"), ("at 1 resize 0x5", "“0x5”"), ("at 1 resize 9x9x9", "“9x9x9”"),
        ("at 1 resize 99999x1", "16384"), ("at 1 scale 0", "0.25"), ("at 1 quit now", "“now” is more"),
        ("at 1 capture", "the file name is missing"), ("at 1 capture a.jpg", ".png"), ("at 1 capture .png", ".png"),
        ("at 1 audit a.json", ".txt"), ("at 1 accessibility a.png", ".json or .txt"),
        ("at 1 capture a%s.png", "%d"), ("at 1 capture a%d-%d.png", "one number"), ("at 1 capture a%9d.png", "%d"),
        ("from 0 to 1 every 0.1 capture a.png", "give the name a number"),
        ("from 0 to 1 every 0.1 layers a.json", "give the name a number"),
        ("at 1 filmstrip a.png", "from SECONDS"), ("from 0 to 1 every 1 filmstrip a%d.png", "no %d"),
        ("from 1 to 0 every 1 quit", "backwards"), ("from 0 to 1 every 0 quit", "never ends"),
        ("from 0 until 1 every 1 quit", "“to” is expected where “until” stands"),
        ("from 0 to 1000 every 0.000000001 move 1 1", "at most 100000"),
    ])
    func `a mistake is one line that names the place and what is accepted`(line: String, part: String) {
        let error = #expect(throws: ScriptError.self) {
            try Script(parsing: "# first\n\(line)\n", fileName: "deal.script")
        }
        let text = error?.description ?? ""
        #expect(text.hasPrefix("deal.script:2: ") && text.contains(part), "\(text)")
        #expect(!text.contains("\n"))
    }

    @Test func `whatever stands in a file, it is read or refused`() {
        let pieces = [
            "at", "from", "to", "every", "over", "0", "1.5", "-3", "1e9", "\"", "\\", "#", "%", "%d", "tap", "drag",
            "key",
            "ctrl+", "+", "++", "é", "\u{301}", "🦊", "\u{0}", "\t", "9999999999999999999", "x", "1x1", "\u{2028}",
            "capture",
        ]
        var random = SplitMix(seed: 7)
        for _ in 0..<3_000 {
            let line = (0..<Int(random.next() % 9)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }
                .joined(separator: random.next() % 4 == 0 ? "" : " ")
            do throws(ScriptError) {
                _ = try Script(parsing: line, fileName: "f")
            } catch {
                #expect(!error.description.contains { $0.isNewline }, "\(line.debugDescription)")
            }
        }
    }

    @Test func `percent signs in names can be written`() throws {
        #expect(try commands("at 0 capture 100%%.png") == [.capture(file: "100%.png")])
        #expect(
            try commands("from 0 to 1 every 1 capture %%-%02d-%%.png")
                == [.capture(file: "%-00-%.png"), .capture(file: "%-01-%.png")])
    }
}

struct KeyStrokeTests {
    @Test(arguments: [
        ("a", "a", "a"), ("A", "A", "A"), ("space", "space", " "), ("+", "plus", "+"), ("comma", nil, nil),
        ("f5", "F5", ""), ("Page_Up", "Prior", ""), ("é", "U00E9", "é"), ("🦊", "U1F98A", "🦊"), ("ab", nil, nil),
    ])
    func `a key has the name that xkbcommon gives it`(text: String, name: String?, characters: String?) {
        let stroke = KeyStroke(text)
        #expect(stroke?.keyName == name)
        #expect(stroke?.characters == characters)
    }

    @Test func `modifiers are read in any number`() {
        #expect(KeyStroke("ctrl++")?.keyName == "plus")
        #expect(KeyStroke("ctrl+shift+Left")?.modifiers == [.control, .shift])
        #expect(KeyStroke("shift+tab")?.keyName == "ISO_Left_Tab")
        #expect(KeyStroke("shift+a")?.characters == "A")
        #expect(KeyStroke("ctrl+") == nil)
    }
}
