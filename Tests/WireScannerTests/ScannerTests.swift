import Testing
import WireScanner

/// Bindings of each element that a protocol can contain.
struct ScannerTests {
    @Test func `a request is a method that sends its opcode and arguments`() throws {
        let text = try Sample.bindings(
            """
            # Goes there.
            #
            # At once.
            request move_to(x: int, depth: fixed)
            """)
        #expect(text.contains("package func moveTo(x: Int32, depth: Double) {"))
        #expect(text.contains("proxy.send(0, [.int(x), .fixed(depth)])"))
        #expect(text.contains("MessageDescription(\"move_to\", signature: \"if\"),"))
        #expect(
            text.contains(
                """
                    /// Goes there.
                    ///
                    /// At once.
                    package func moveTo
                """))
    }

    @Test func `keywords, digits and taken names can be used`() throws {
        let text = try Sample.bindings(
            """
            request default(in: uint, self: uint)
            event repeat(class: string, version: uint)
            enum type
                90 = 0
                init = 1
                request = 2
            """)
        #expect(text.contains("package func `default`(`in`: UInt32, self_: UInt32)"))
        #expect(text.contains("case `repeat`(`class`: String, version: UInt32)"))
        #expect(text.contains("package enum TypeValue: RawRepresentable"))
        #expect(text.contains("case _90\n"))
        #expect(text.contains("case init_\n"))
        #expect(text.contains("case request\n"))
        #expect(try TypeCheck.diagnostics(of: [text.withoutImports]).isEmpty)
    }

    @Test func `an enum keeps values that it does not know`() throws {
        let text = try Sample.bindings(
            """
            enum side
                left = 0x1  # There.
                right = 2
                west = 1
            event turned(side: uint side, colour: int demo_other.colour)
            """)
        #expect(text.contains("case turned(side: DemoThing.Side, colour: DemoOther.Colour)"))
        #expect(text.contains("/// There.\n        case left\n"))
        #expect(text.contains("default: self = .unrecognized(rawValue)"))
        #expect(text.contains("package static var west: Side { .left }"))
        #expect(text.contains("DemoOther.Colour(rawValue: UInt32(bitPattern: arguments.int(1)))"))
    }

    @Test func `bits are an option set`() throws {
        let text = try Sample.bindings(
            """
            bits edges
                none = 0
                top = 4
            request stick(edges: uint edges)
            """)
        #expect(text.contains("package struct Edges: OptionSet, Hashable, Sendable"))
        #expect(text.contains("package static let none: Edges = []"))
        #expect(text.contains("package static let top: Edges = Edges(rawValue: 4)"))
        #expect(text.contains("package func stick(edges: DemoThing.Edges)"))
        #expect(text.contains("proxy.send(0, [.uint(edges.rawValue)])"))
    }

    @Test func `file descriptors are lent to requests and owned by events`() throws {
        let text = try Sample.bindings(
            """
            request give(file: fd)
            event take(file: fd, size: uint)
            """)
        #expect(text.contains("package func give(file: borrowing FileDescriptor)"))
        #expect(text.contains("package enum Event: ~Copyable {"))
        #expect(text.contains("case take(file: FileDescriptor, size: UInt32)"))
        #expect(text.contains("signature: \"hu\""))
    }

    @Test func `a new object without an interface is of the caller's choice`() throws {
        let text = try Sample.bindings("request bind(name: uint, id: new)")
        #expect(
            text.contains("func bind<Created: Interface>(name: UInt32, as type: Created.Type, version: UInt32)"))
        #expect(text.contains("signature: \"usun\""))
        #expect(text.contains("[.uint(name), .string(Created.description.name), .uint(version), .newObject]"))
    }

    @Test func `a new object is returned, and its interface is in the table`() throws {
        let text = try Sample.bindings("request make(id: new demo_other)")
        #expect(text.contains("package func make() -> DemoOther {"))
        #expect(text.contains("signature: \"n\") { [DemoOther.description] }"))
    }

    @Test func `what may be null is optional, and objects of events always are`() throws {
        let text = try Sample.bindings(
            """
            request attach(other: object demo_other?, note: string?)
            event met(other: object demo_other)
            """)
        #expect(text.contains("package func attach(other: DemoOther?, note: String?)"))
        #expect(text.contains("[.object(other?.proxy), .string(note)]"))
        #expect(text.contains("signature: \"?o?s\") { [DemoOther.description, nil] }"))
        #expect(text.contains("case met(other: DemoOther?)"))
    }

    @Test func `later requests check the version, and say which it is`() throws {
        let text = try Sample.bindings("request jump(h: int) since 3")
        #expect(text.contains("package static let jump: UInt32 = 3"))
        #expect(text.contains("proxy.require(version: 3, for: \"demo_thing.jump\")"))
        #expect(text.contains("signature: \"3i\""))
        #expect(text.contains("    /// Since version 3.\n    package func jump"))
    }

    @Test func `destructors destroy, in both directions`() throws {
        let text = try Sample.bindings(
            """
            request destroy destructor
            # Let go.
            request release destructor since 2
            event ping
            event done destructor
            """)
        #expect(text.contains("proxy.destroy(0)"))
        #expect(text.contains("proxy.setHandler(destructors: [1]) {"))
        #expect(text.contains("    /// Destroys the object.\n    package func destroy"))
        #expect(text.contains("    /// Let go.\n    ///\n    /// Destroys the object. Since version 2.\n"))
    }

    @Test func `an object that hears nothing has no events`() throws {
        #expect(!(try Sample.bindings("request go").contains("Event")))
    }

    @Test func `a protocol that nobody here speaks becomes Swift that compiles`() throws {
        let unspoken = try Sample.described(in: "Tests/WireScannerTests/Descriptions/pointer-constraints.protocol")
        let module = try Sample.all() + [unspoken]
        let scanner = Scanner(catalogue: ProtocolCatalogue(module), importsClient: false)
        let texts = try module.map { try scanner.bindings(for: $0) }
        let text = try #require(texts.last)
        #expect(
            text.contains(
                """
                    /// Place in the surface, in points, at which the cursor should appear when it is unlocked.
                    package func setCursorPositionHint(surfaceX: Double, surfaceY: Double) {
                        proxy.send(1, [.fixed(surfaceX), .fixed(surfaceY)])
                    }
                """))
        #expect(text.contains("package func setRegion(region: WlRegion?) {"))
        #expect(
            text.contains("region: WlRegion?, lifetime: ZwpPointerConstraintsV1.Lifetime) -> ZwpLockedPointerV1 {"))
        #expect(text.contains("case unlocked"))
        #expect(text.contains("case 2: self = .persistent"))
        let diagnostics = try TypeCheck.diagnostics(of: texts)
        #expect(diagnostics.isEmpty, "\(diagnostics)")
    }
}

extension String {
    /// For a compilation together with the module that would be imported.
    var withoutImports: String { replacing("package import WaylandClient\n", with: "") }
}
