import Foundation
import ProtocolXML
import Testing
import WireScanner

/// The reader of XML files, which the comparison needs.
struct XMLProtocolReaderTests {
    @Test func `reads what goes over the wire`() throws {
        let document = try Self.read(
            """
            <description summary="a thing">Moves.</description>
            <request name="meet" since="2">
              <arg name="id" type="new_id" interface="demo_other"/>
              <arg name="note" type="string" allow-null="true" summary="n"/>
            </request>
            <event name="done" type="destructor"><arg name="edges" type="uint" enum="edges"/></event>
            <enum name="edges" bitfield="true"><entry name="top" value="0x10" since="3"/></enum>
            """)
        let ours = try ProtocolReader.read(
            """
            protocol demo

            interface demo_thing version 4
            request meet(id: new demo_other, note: string?) since 2
            event done(edges: uint edges) destructor
            bits edges
            top = 0x10 since 3
            """, path: "demo.protocol")
        #expect(ProtocolComparison(of: ours, with: document).disagreements.isEmpty)
        #expect(document.interfaces[0].requests[0].line == 5)
        #expect(document.interfaces[0].events[0].arguments[0].enumeration == "edges")
    }

    @Test(arguments: [
        "<request name=\"r\"><arg name=\"a\" type=\"float\"/></request>", "<request/>",
        "<request name=\"r\" since=\"soon\"/>", "<enum name=\"e\"><entry name=\"x\" value=\"many\"/></enum>",
        "<enum name=\"e\" bitfield=\"maybe\"/>", "<request name=\"r\">",
    ])
    func `broken XML is refused with its place`(xml: String) throws {
        let error = try #require(throws: ScannerError.self) { try Self.read(xml) }
        #expect(error.description.hasPrefix("demo.xml:"))
    }

    @Test func `a file that is not there is refused by name`() throws {
        let error = try #require(throws: ScannerError.self) {
            try XMLProtocolReader.read(contentsOf: URL(filePath: "/nowhere/at-all.xml"))
        }
        #expect(error.description.contains("/nowhere/at-all.xml"))
    }

    /// Reads a protocol with one interface.
    ///
    /// - Parameter interface: lines below line 3, `<interface name="demo_thing" version="4">`.
    /// - Returns: the protocol.
    /// - Throws: the reader's error if it refuses the file.
    private static func read(_ interface: String) throws(ScannerError) -> WireProtocol {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <protocol name="demo">
              <interface name="demo_thing" version="4">
            \(interface)
              </interface>
            </protocol>
            """
        return try XMLProtocolReader.read(Data(xml.utf8), path: "demo.xml")
    }
}
