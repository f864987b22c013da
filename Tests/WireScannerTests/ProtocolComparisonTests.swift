import Foundation
import ProtocolXML
import Testing
import WireScanner

/// Our descriptions against the protocol files of this machine, and the comparison itself.
struct ProtocolComparisonTests {
    /// Files of any version count: of a newer or older one, the common part. Unstable predecessors have other names.
    @Test(.enabled(if: !InstalledFiles.paths.isEmpty, Comment(rawValue: InstalledFiles.absence)))
    func `description and file agree in what goes over the wire`() throws {
        let files = try InstalledFiles.read()
        var compared = 0
        var disagreements: [String] = []
        for ours in try Sample.all() {
            let theirs = files.filter { $0.name == ours.name }
            if theirs.isEmpty { print("\(ours.path): no file of \(ours.name) is installed, so nothing is compared") }
            disagreements += theirs.flatMap { ProtocolComparison(of: ours, with: $0).disagreements }
            compared += theirs.count
        }
        print("\(compared) protocol files compared with protocols/, \(disagreements.count) disagreements")
        #expect(disagreements.isEmpty, "\n\(disagreements.joined(separator: "\n"))")
    }

    /// Description of which the tests doctor one line.
    private static let sound = """
        protocol demo
        interface demo_thing version 3
        request destroy destructor
        request meet(other: object demo_other?, name: string)
        request jump(height: int) since 2
        event done(side: uint side)
        event bye since 3
        enum side
        left = 1
        right = 2
        up = 3 since 2
        interface demo_other version 1
        """

    private static func disagreements(doctored: String) throws -> [String] {
        let file = try ProtocolReader.read(sound, path: "/files/demo.xml")
        return ProtocolComparison(of: try ProtocolReader.read(doctored, path: "demo.protocol"), with: file)
            .disagreements
    }

    @Test(arguments: [
        (
            "request destroy destructor", "request destroy",
            "demo.protocol:3: demo_thing request 0 is destroy; /files/demo.xml:3: destroy destructor"
        ),
        (
            "object demo_other?", "object demo_other",
            "demo.protocol:4: demo_thing request 1 is meet(object demo_other, string); "
                + "/files/demo.xml:4: meet(object demo_other?, string)"
        ),
        (
            "height: int) since 2", "height: uint) since 2",
            "demo.protocol:5: demo_thing request 2 is jump(uint) since 2; /files/demo.xml:5: jump(int) since 2"
        ),
        (
            "height: int) since 2", "height: int)",
            "demo.protocol:5: demo_thing request 2 is jump(int); /files/demo.xml:5: jump(int) since 2"
        ),
        (
            "event done(side: uint side)\n", "",
            "demo.protocol:6: demo_thing event 0 is bye since 3; /files/demo.xml:6: done(uint)"
        ),
        (
            "event bye since 3\n", "",
            "demo.protocol:2: demo_thing event 1 is missing; /files/demo.xml:7: bye since 3"
        ),
        (
            "event bye since 3", "event bye since 3\nevent again since 3",
            "demo.protocol:8: demo_thing event 2 is again since 3; /files/demo.xml:2: no such event"
        ),
        ("left = 1", "left = 4", "demo.protocol:9: demo_thing.side has left = 4; /files/demo.xml:9: left = 1"),
        (
            "up = 3 since 2", "up = 3",
            "demo.protocol:11: demo_thing.side has up = 3; /files/demo.xml:11: up = 3 since 2"
        ),
        ("right = 2\n", "", "demo.protocol:8: demo_thing.side lacks a value; /files/demo.xml:10: right = 2"),
        (
            "right = 2", "right = 2\ndown = 4",
            "demo.protocol:11: demo_thing.side has down = 4; /files/demo.xml:8: no such value"
        ),
        ("enum side", "bits side", "demo.protocol:8: demo_thing.side is bits; /files/demo.xml:8: an enum"),
        ("enum side", "enum size", "demo.protocol:8: demo_thing.size is unknown; /files/demo.xml:2: demo_thing"),
        (
            "interface demo_other", "interface demo_another",
            "demo.protocol:12: demo_another is unknown to /files/demo.xml"
        ),
    ])
    func `a description that was doctored is found out, in one line`(
        part: String, other: String, sentence: String
    ) throws {
        #expect(Self.sound.contains(part))
        #expect(try Self.disagreements(doctored: Self.sound.replacing(part, with: other)) == [sentence])
    }

    @Test(arguments: [
        ("nothing", "nothing"),
        // Names of arguments and their enums stay at home.
        ("side: uint side", "edge: uint"),
        // An interface that is not spoken.
        ("object demo_other?", "object?"),
        ("demo_thing version 3", "demo_thing version 4"),
        ("event bye since 3", "event bye since 3\nevent more since 4"),
        // A description of version 2 speaks less.
        ("version 3", "version 2"),
        ("enum side\nleft = 1\nright = 2\nup = 3 since 2", ""),
        ("enum side\nleft = 1", "enum side partial"),
    ])
    func `what both can speak agrees`(part: String, other: String) throws {
        var text = Self.sound.replacing(part, with: other)
        if other == "version 2" { text = text.replacing("event bye since 3\n", with: "") }
        if other.contains("since 4") { text = text.replacing("version 3", with: "version 4") }
        #expect(try Self.disagreements(doctored: text) == [])
    }
}
