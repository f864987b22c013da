import Testing
import WireScanner

/// Bindings of each element that a protocol can contain.
struct ScannerTests {
    @Test func `a request is a method that sends its number and arguments`() throws {
        let text = try Sample.bindings(
            """
            <request name="move_to"><description summary="go there">
                Goes there.

                At once.
              </description>
              <arg name="x" type="int" summary="distance to the right"/><arg name="depth" type="fixed"/>
            </request>
            """)
        #expect(text.contains("package func moveTo(x: Int32, depth: Double) {"))
        #expect(text.contains("proxy.send(0, [.int(x), .fixed(depth)])"))
        #expect(text.contains("MessageDescription(\"move_to\", signature: \"if\"),"))
        #expect(
            text.contains(
                """
                    /// Go there.
                    ///
                    /// Goes there.
                    ///
                    /// At once.
                    ///
                    /// - Parameter x: distance to the right
                """))
    }

    @Test func `keywords, digits and taken names can be used`() throws {
        let text = try Sample.bindings(
            """
            <request name="default"><arg name="in" type="uint"/><arg name="self" type="uint"/></request>
            <event name="repeat"><arg name="class" type="string"/><arg name="version" type="uint"/></event>
            <enum name="type"><entry name="90" value="0"/><entry name="init" value="1"/></enum>
            """)
        #expect(text.contains("package func `default`(`in`: UInt32, self_: UInt32)"))
        #expect(text.contains("case `repeat`(`class`: String, version: UInt32)"))
        #expect(text.contains("package enum TypeValue: RawRepresentable"))
        #expect(text.contains("case _90\n"))
        #expect(text.contains("case init_\n"))
        #expect(try TypeCheck.diagnostics(of: [text.withoutImports]).isEmpty)
    }

    @Test func `an enum keeps values that it does not know`() throws {
        let text = try Sample.bindings(
            """
            <enum name="side"><entry name="left" value="0x1" summary="that way"/><entry name="right" value="2"/>
              <entry name="west" value="1"/></enum>
            <event name="turned"><arg name="side" type="uint" enum="side"/>
              <arg name="colour" type="int" enum="demo_other.colour"/></event>
            """)
        #expect(text.contains("case turned(side: DemoThing.Side, colour: DemoOther.Colour)"))
        #expect(text.contains("default: self = .unrecognized(rawValue)"))
        #expect(text.contains("package static var west: Side { .left }"))
        #expect(text.contains("DemoOther.Colour(rawValue: UInt32(bitPattern: arguments.int(1)))"))
    }

    @Test func `a bitfield is an option set`() throws {
        let text = try Sample.bindings(
            """
            <enum name="edges" bitfield="true"><entry name="none" value="0"/><entry name="top" value="4"/></enum>
            <request name="stick"><arg name="edges" type="uint" enum="edges"/></request>
            """)
        #expect(text.contains("package struct Edges: OptionSet, Hashable, Sendable"))
        #expect(text.contains("package static let none: Edges = []"))
        #expect(text.contains("package static let top: Edges = Edges(rawValue: 4)"))
        #expect(text.contains("proxy.send(0, [.uint(edges.rawValue)])"))
    }

    @Test func `file descriptors are lent to requests and owned by events`() throws {
        let text = try Sample.bindings(
            """
            <request name="give"><arg name="file" type="fd"/></request>
            <event name="take"><arg name="file" type="fd"/><arg name="size" type="uint"/></event>
            """)
        #expect(text.contains("package func give(file: borrowing FileDescriptor)"))
        #expect(text.contains("package enum Event: ~Copyable {"))
        #expect(text.contains("case take(file: FileDescriptor, size: UInt32)"))
        #expect(text.contains("signature: \"hu\""))
    }

    @Test func `a new object without an interface is of the caller's choice`() throws {
        let text = try Sample.bindings(
            "<request name=\"bind\"><arg name=\"name\" type=\"uint\"/><arg name=\"id\" type=\"new_id\"/></request>")
        #expect(
            text.contains("func bind<Created: Interface>(name: UInt32, as type: Created.Type, version: UInt32)"))
        #expect(text.contains("signature: \"usun\""))
        #expect(text.contains("[.uint(name), .string(Created.description.name), .uint(version), .newObject]"))
    }

    @Test func `a new object is returned, and its interface is in the table`() throws {
        let text = try Sample.bindings(
            "<request name=\"make\"><arg name=\"id\" type=\"new_id\" interface=\"demo_other\"/></request>")
        #expect(text.contains("package func make() -> DemoOther {"))
        #expect(text.contains("signature: \"n\") { [DemoOther.description] }"))
    }

    @Test func `what may be null is optional, and objects of events always are`() throws {
        let text = try Sample.bindings(
            """
            <request name="attach"><arg name="other" type="object" interface="demo_other" allow-null="true"/>
              <arg name="note" type="string" allow-null="true"/></request>
            <event name="met"><arg name="other" type="object" interface="demo_other"/></event>
            """)
        #expect(text.contains("package func attach(other: DemoOther?, note: String?)"))
        #expect(text.contains("[.object(other?.proxy), .string(note)]"))
        #expect(text.contains("signature: \"?o?s\") { [DemoOther.description, nil] }"))
        #expect(text.contains("case met(other: DemoOther?)"))
    }

    @Test func `later requests check the version, and say which it is`() throws {
        let text = try Sample.bindings("<request name=\"jump\" since=\"3\"><arg name=\"h\" type=\"int\"/></request>")
        #expect(text.contains("package static let jump: UInt32 = 3"))
        #expect(text.contains("proxy.require(version: 3, for: \"demo_thing.jump\")"))
        #expect(text.contains("signature: \"3i\""))
    }

    @Test func `destructors destroy, in both directions`() throws {
        let text = try Sample.bindings(
            """
            <request name="destroy" type="destructor"/>
            <event name="ping"/><event name="done" type="destructor"/>
            """)
        #expect(text.contains("proxy.destroy(0)"))
        #expect(text.contains("proxy.setHandler(destructors: [1]) {"))
    }

    @Test func `an object that hears nothing has no events`() throws {
        #expect(!(try Sample.bindings("<request name=\"go\"/>").contains("Event")))
    }
}

extension String {
    /// For a compilation together with the module that would be imported.
    var withoutImports: String { replacing("package import WaylandClient\n", with: "") }
}
