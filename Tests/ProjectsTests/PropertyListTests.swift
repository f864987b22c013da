import Projects
import SeededNumbers
import Testing

struct PropertyListTests {
    @Test func `reads what Xcode writes`() throws {
        let text = """
            // !$*UTF8*$!
            { archiveVersion = 1; /* a comment */ "a key" = "q\\"\\n\\U00e4"; list = ( one, "two three", ( ), );
              empty = {}; data = <0fA0>; path = Code/A-b_c.swift; last = "Größe" }
            """
        let value = try #require(try PropertyListReader.value(in: text).dictionary)
        #expect(value["archiveVersion"] == .text("1") && value["a key"] == .text("q\"\nä"))
        #expect(value["list"] == .list([.text("one"), .text("two three"), .list([])]))
        #expect(value["empty"] == .dictionary([:]) && value["data"] == .data([0x0f, 0xa0]))
        #expect(value["path"] == .text("Code/A-b_c.swift") && value["last"] == .text("Größe"))
    }

    @Test func `reads the form in XML`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><!-- <key>no</key> --><dict>
            <key>a &amp; b</key><string>&lt;x&gt; &amp;lt;</string><key>yes</key><true/><key>n</key><integer>-3</integer>
            <key>list</key><array><string/><false/><real>1.5</real></array><key>none</key><dict/>
            </dict></plist>
            """
        let value = try #require(try PropertyListReader.value(in: text).dictionary)
        #expect(value["a & b"] == .text("<x> &lt;") && value["yes"] == .boolean(true) && value["n"] == .integer(-3))
        #expect(value["list"] == .list([.text(""), .boolean(false), .real(1.5)]) && value["none"] == .dictionary([:]))
    }

    @Test func `errors name the line`() {
        let cases: [(String, PropertyListError)] = [
            ("{\n a = 1;\n b }", .unexpected("}", line: 3)), ("{\n a = \"x", .unfinished(line: 2)),
            ("", .unfinished(line: 1)), ("bplist00…", .binary), ("(a) b", .unexpected("b", line: 1)),
            (String(repeating: "(", count: 100_000), .tooDeep(line: 1)),
            ("<plist>" + String(repeating: "<array>", count: 100_000), .tooDeep(line: 1)),
            ("<plist><dict><string>", .unexpected("<string>", line: 1)),
        ]
        for (text, error) in cases {
            #expect(throws: error, "\(text.prefix(40))") { try PropertyListReader.value(in: text) }
        }
    }

    @Test func `long texts take no time`() throws {
        let list = "(" + String(repeating: "\"a\", ", count: 50_000) + ")"
        #expect(try PropertyListReader.value(in: list).list?.count == 50_000)
        let xml = "<plist><array>" + String(repeating: "<string>a</string>", count: 20_000) + "</array></plist>"
        #expect(try PropertyListReader.value(in: xml).list?.count == 20_000)
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `damaged texts end in an error or a value`(seed: UInt64) {
        var numbers = SplitMix(seed: seed)
        let texts = [
            "{ a = ( b, \"c\\U00e4\", <00ff> ); /* x */ d = { e = f; }; // g\n }",
            "<plist><dict><key>a</key><array><string>b &amp; c</string><true/></array><!-- d --></dict></plist>",
        ]
        for _ in 0..<3_000 {
            var bytes = Array(numbers.pick(texts).utf8)
            for _ in 0...numbers.roll(4) {
                let index = numbers.roll(bytes.count)
                switch numbers.roll(3) {
                case 0: bytes.remove(at: index)
                case 1: bytes.insert(numbers.pick(Array("{}()<>\"\\/*;=,&U\n".utf8)), at: index)
                default: bytes.removeSubrange(index...)
                }
                if bytes.isEmpty { break }
            }
            // Reaching the end of the loop is the point: neither crash nor hang.
            do throws(PropertyListError) {
                _ = try PropertyListReader.value(in: String(decoding: bytes, as: UTF8.self))
            } catch {
                #expect(!"\(error)".isEmpty)
            }
        }
    }
}
