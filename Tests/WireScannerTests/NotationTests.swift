import Testing
import WireScanner

/// The notation of docs/protocols.md: all that it can express, and mistakes in it.
struct NotationTests {
    @Test func `says what goes over the wire`() throws {
        let document = try ProtocolReader.read(
            """
            # Things that move.
            protocol demo_v1

            # A thing.
            # It moves.
            interface demo_thing version 4

                request destroy destructor
                request meet(
                    other: object demo_other?,  # who
                    name: string?, id: new demo_other) since 2
                event done(state: uint state, anything: object) destructor since 3

                # No comment of the next line.

                enum state partial since 2
                    calm = 0  # It rests.
                    moving = 0xA since 4

            interface demo_other version 1
            """, path: "demo.protocol")
        #expect(document.name == "demo_v1")
        #expect(document.comment == ["Things that move."])
        #expect(document.interfaces.map(\.name) == ["demo_thing", "demo_other"])
        let thing = document.interfaces[0]
        #expect(thing.version == 4)
        #expect(thing.line == 6)
        #expect(thing.comment == ["A thing.", "It moves."])
        #expect(thing.requests.map(\.name) == ["destroy", "meet"])
        #expect(thing.requests.map(\.isDestructor) == [true, false])
        #expect(thing.requests.map(\.since) == [1, 2])
        #expect(thing.requests.map(\.line) == [8, 9])
        var other = WireArgument(name: "other", kind: .object)
        other.interface = "demo_other"
        other.allowsNull = true
        var name = WireArgument(name: "name", kind: .string)
        name.allowsNull = true
        var id = WireArgument(name: "id", kind: .newID)
        id.interface = "demo_other"
        #expect(thing.requests[1].arguments == [other, name, id])
        var state = WireArgument(name: "state", kind: .uint)
        state.enumeration = "state"
        #expect(thing.events[0].arguments == [state, WireArgument(name: "anything", kind: .object)])
        #expect(thing.events[0].isDestructor)
        #expect(thing.events[0].since == 3)
        let states = thing.enums[0]
        #expect(states.isPartial && !states.isBitfield && states.since == 2 && states.comment.isEmpty)
        #expect(states.entries.map(\.name) == ["calm", "moving"])
        #expect(states.entries.map(\.value) == [0, 10])
        #expect(states.entries.map(\.since) == [1, 4])
        #expect(states.entries.map(\.comment) == [["It rests."], []])
    }

    @Test(arguments: [
        ("", 1, "expected “protocol NAME”, found the end of the file"),
        ("# only a comment", 1, "expected “protocol NAME”, found the end of the file"),
        ("\ninterface a version 1", 2, "expected “protocol NAME” in the first line, found “interface”"),
        ("protocol", 1, "expected the protocol's name, found the end of the line"),
        ("protocol a b", 1, "expected the end of the line, found “b”"),
        ("protocol a", 1, "expected “interface NAME version N” below, found the end of the file"),
        ("protocol a\nrequest go", 2, "expected “interface NAME version N” above, found “request”"),
        ("protocol a\nprotocol b", 2, "expected one “protocol” in a file, found another"),
        ("protocol a\ninterface b 1", 2, "expected “version”, found “1”"),
        ("protocol a\ninterface b version 0", 2, "expected a version, such as 1, found “0”"),
        (
            "protocol a\ninterface b version 1\ninterface b version 2", 3,
            "interface b is described in line 2 already"
        ),
    ])
    func `a mistake around interfaces is told with its line and what is expected`(
        text: String, line: Int, reason: String
    ) throws {
        let error = try #require(throws: ScannerError.self) { try ProtocolReader.read(text, path: "a.protocol") }
        #expect(error == .refused(path: "a.protocol", line: line, reason: reason))
        #expect(error.description == "a.protocol:\(line): \(reason)")
    }

    @Test(arguments: [
        (
            "requst go", 4,
            "expected “interface”, “request”, “event”, “enum”, “bits” or “NAME = VALUE”, found “requst”"
        ),
        ("request", 4, "expected the request's name, found the end of the line"),
        ("request go()", 4, "expected an argument's name, found “)”"),
        ("request go(x)", 4, "expected “:”, found “)”"),
        (
            "request go(x: float)", 4,
            "expected a type: int, uint, fixed, string, array, fd, object, new, found “float”"
        ),
        ("request go(x: int y: int)", 4, "expected “,” or “)”, found “:”"),
        ("request go(x: fixed?)", 4, "expected “,” or “)”, found “?”"),
        ("request go(x: object a.b)", 4, "expected an interface, “,” or “)”, found “a.b”"),
        ("request go(x: uint a.b.c)", 4, "expected an enum, “,” or “)”, found “a.b.c”"),
        ("request go(x: int, x: int)", 4, "expected another name, found “x”"),
        ("request go(x: int", 6, "expected the “)” of line 4, found “interface”"),
        ("request go(x: int\nevent end", 5, "expected the “)” of line 4, found “event”"),
        ("request go(\n    x: int,\n    y int)", 6, "expected “:”, found “int”"),
        ("request go sinse 2", 4, "expected “(”, “destructor”, “since N” or the end of the line, found “sinse”"),
        ("request go since 2 destructor", 4, "expected the end of the line, found “destructor”"),
        ("request go since", 4, "expected a version, such as 1, found the end of the line"),
        ("event go since 5", 4, "expected at most 4, the version of demo_thing, found “5”"),
        ("event go\nevent go", 5, "event go is described in line 4 already"),
        ("event new since 3\nrequest go\nevent go", 6, "expected “since 3” or later, as new above has, found 1"),
        ("event go-on", 4, "expected names of letters, digits and underscores, found “-”"),
        ("red = 1", 4, "expected “enum NAME” or “bits NAME” above “red = 1”"),
        (
            "enum e\n  red 1", 5,
            "expected “interface”, “request”, “event”, “enum”, “bits” or “NAME = VALUE”, found “red”"
        ),
        ("enum e\n  red = one", 5, "expected a number of 32 bits, such as 3 or 0x3, found “one”"),
        ("enum e\n  red = 4294967296", 5, "expected a number of 32 bits, such as 3 or 0x3, found “4294967296”"),
        ("enum e\n  red = 1 green = 2", 5, "expected “since N” or the end of the line, found “green”"),
        ("enum e\n  red = 1\n  red = 2", 6, "entry red is described in line 5 already"),
        ("enum e\nbits e", 5, "enum e is described in line 4 already"),
        ("enum e whole", 4, "expected “partial”, “since N” or the end of the line, found “whole”"),
    ])
    func `a mistake within an interface is told likewise`(lines: String, line: Int, reason: String) throws {
        let error = try #require(throws: ScannerError.self) { try Sample.read(lines) }
        guard case .refused("demo.protocol", let place, let told) = error else { throw error }
        #expect(told == reason)
        #expect(place == line)
    }

    @Test func `every description of this package can be read, one protocol each`() throws {
        let all = try Sample.all()
        #expect(all.count > 10)
        #expect(Set(all.map(\.name)).count == all.count)
        #expect(all.allSatisfy { !$0.comment.isEmpty && $0.interfaces.allSatisfy { !$0.comment.isEmpty } })
    }
}
