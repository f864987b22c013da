import Foundation
import Testing
import WireScanner

/// Protocols that are refused, with reasons that say enough to act upon.
struct RefusalTests {
    @Test(arguments: [
        ("<event name=\"e\"><arg name=\"id\" type=\"new_id\"/></event>", "demo_thing.e", "has no interface"),
        (
            "<request name=\"r\"><arg name=\"a\" type=\"new_id\" interface=\"demo_other\"/>"
                + "<arg name=\"b\" type=\"new_id\" interface=\"demo_other\"/></request>",
            "demo_thing.r", "more than one object"
        ),
        ("<request name=\"r\"/><request name=\"r\"/>", "demo_thing requests", "r occurs twice"),
        (
            "<request name=\"r\"><arg name=\"a\" type=\"fd\" allow-null=\"true\"/></request>", "demo_thing.r",
            "only strings and objects"
        ),
    ])
    func `what the bindings cannot express is refused by name`(xml: String, member: String, reason: String) throws {
        let error = try #require(throws: ScannerError.self) { try Sample.bindings(xml) }
        #expect(error.description.contains(member))
        #expect(error.description.contains(reason))
    }

    @Test func `a reference to another protocol says what is missing`() throws {
        let error = try #require(throws: ScannerError.self) {
            try Sample.bindings(
                "<request name=\"r\"><arg name=\"a\" type=\"object\" interface=\"far_away\"/></request>")
        }
        #expect(error == .undefined(member: "demo_thing.r", name: "far_away"))
        #expect(error.description.contains("add a .protocol file"))
        #expect(throws: ScannerError.undefined(member: "demo_thing.r", name: "nowhere")) {
            try Sample.bindings("<request name=\"r\"><arg name=\"a\" type=\"uint\" enum=\"nowhere\"/></request>")
        }
    }

    @Test(arguments: [
        "<request name=\"r\"><arg name=\"a\" type=\"float\"/></request>", "<request/>",
        "<request name=\"r\" since=\"soon\"/>", "<enum name=\"e\"><entry name=\"x\" value=\"many\"/></enum>",
        "<enum name=\"e\" bitfield=\"maybe\"/>", "<request name=\"r\">",
    ])
    func `broken XML is refused with its place`(xml: String) throws {
        let error = try #require(throws: ScannerError.self) { try Sample.read(xml) }
        #expect(error.description.hasPrefix("demo.xml:"))
    }

    @Test func `a file that is not there is refused by name`() throws {
        let error = try #require(throws: ScannerError.self) {
            try ProtocolReader.read(contentsOf: URL(filePath: "/nowhere/at-all.xml"))
        }
        #expect(error.description.contains("/nowhere/at-all.xml"))
    }
}
