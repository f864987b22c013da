import Testing
import WireScanner

/// Files that list the interfaces and versions that this package uses.
struct ProtocolWishTests {
    @Test func `says where the XML is and how far we speak it`() throws {
        let wish = try ProtocolWish(
            parsing: "# why\nxml stable/demo.xml # here\n\nversion 3\ninterface demo_other 1\n", path: "demo.protocol")
        #expect(wish == ProtocolWish(xml: "stable/demo.xml", version: 3, interfaceVersions: ["demo_other": 1]))
    }

    @Test(arguments: [
        ("xml a.xml\nversion x", "demo.protocol:2"), ("xml a.xml", "no line “version"), ("version 1", "no line “xml"),
        ("xml a.xml\nversion 1\nversoin 2", "demo.protocol:3"), ("xml a.xml\nversion 1\ninterface a 0", "no version"),
    ])
    func `a mistake in it is told with its place`(text: String, part: String) throws {
        let error = try #require(throws: ScannerError.self) { try ProtocolWish(parsing: text, path: "demo.protocol") }
        #expect(error.description.contains(part))
    }

    /// Otherwise an enum of events would have more cases on a machine with newer files, and a complete switch would not
    /// compile.
    @Test func `what is newer than we speak is left out`() throws {
        let document = try Sample.read(
            """
            <request name="old"/><request name="new" since="4"/><event name="heard" since="4"/>
            <enum name="e"><entry name="a" value="1"/><entry name="b" value="2" since="4"/></enum>
            """)
        let limited = try document.limited(to: ProtocolWish(xml: "", version: 3))
        let thing = try #require(limited.interfaces.first)
        #expect(thing.version == 3)
        #expect(thing.requests.map(\.name) == ["old"])
        #expect(thing.events.isEmpty)
        #expect(thing.enums.first?.entries.map(\.name) == ["a"])
        #expect(limited.interfaces.last?.version == 2)
    }

    @Test func `XML that is older than we speak is refused`() throws {
        let document = try Sample.read("")
        #expect(throws: ScannerError.tooOld(interface: "demo", installed: 4, wanted: 5)) {
            try document.limited(to: ProtocolWish(xml: "", version: 5))
        }
        #expect(throws: ScannerError.tooOld(interface: "demo_other", installed: 2, wanted: 3)) {
            try document.limited(to: ProtocolWish(xml: "", version: 4, interfaceVersions: ["demo_other": 3]))
        }
        #expect(throws: ScannerError.noSuchInterface(name: "demo_typo", protocolName: "demo")) {
            try document.limited(to: ProtocolWish(xml: "", version: 4, interfaceVersions: ["demo_typo": 1]))
        }
    }
}
