import Testing

@testable import AttributeGraph

/// Fields of structs and tuples, read and written by their offsets.
@MainActor struct FieldReflectionTests {
    @propertyWrapper private struct Counted {
        var box: Tracked?
        var wrappedValue: Int
    }

    private struct Panel {
        @Counted var count = 3
        var title = "a title that is too long to lie within sixteen bytes"
        var flag = true
        var scale: Float = 2
    }

    @Test func `lists the stored properties in order`() {
        let fields = FieldReflection.fields(of: Panel.self)
        #expect(fields.map(\.name) == ["_count", "title", "flag", "scale"])
        #expect(fields.map(\.offset) == [0, 16, 32, 36])
        #expect(fields.map(\.isTrivial) == [false, false, true, true])
        #expect(ObjectIdentifier(fields[0].type) == ObjectIdentifier(Counted.self))
        #expect(FieldReflection.fields(of: (Int, String).self).map(\.offset) == [0, 8])
    }

    @Test func `enums, classes and empty structs have none`() {
        struct Empty {}
        #expect(FieldReflection.fields(of: Optional<Int>.self).isEmpty)
        #expect(FieldReflection.fields(of: Tracked.self).isEmpty)
        #expect(FieldReflection.fields(of: Empty.self).isEmpty)
    }

    @Test func `reads and writes a field at its offset`() {
        var panel = Panel()
        #expect(FieldReflection.read(String.self, at: 16, in: panel) == panel.title)
        FieldReflection.write("another title that is as long as the first one was", at: 16, in: &panel)
        #expect(panel.title == "another title that is as long as the first one was")
        #expect(panel.count == 3)
        FieldReflection.write(Float(4), at: 36, in: &panel)
        #expect(panel.scale == 4)
    }

    @Test func `what is overwritten ends`() {
        var ended = 0
        var panel = Panel()
        FieldReflection.write(Counted(box: Tracked { ended += 1 }, wrappedValue: 1), at: 0, in: &panel)
        #expect(panel.count == 1)
        FieldReflection.write(Counted(box: nil, wrappedValue: 9), at: 0, in: &panel)
        #expect(ended == 1)
        #expect(panel.count == 9)
    }

    private protocol Settable {
        mutating func settle()
    }

    private struct Knob: Settable {
        var turns = 0
        mutating func settle() { turns += 1 }
    }

    private struct Desk {
        var label = "desk"
        var knob = Knob()
    }

    @Test func `works through a type that is known only as a protocol's`() {
        func settle<S: Settable>(_ type: S.Type, at offset: Int, in desk: inout Desk) {
            var value = FieldReflection.read(type, at: offset, in: desk)
            value.settle()
            FieldReflection.write(value, at: offset, in: &desk)
        }
        var desk = Desk()
        for field in FieldReflection.fields(of: Desk.self) {
            if let type = field.type as? any Settable.Type { settle(type, at: field.offset, in: &desk) }
        }
        #expect(desk.knob.turns == 1)
    }

    @Test func `a place outside of the value is refused`() async {
        await #expect(processExitsWith: .failure) {
            _ = FieldReflection.read(Int.self, at: 8, in: 1)
        }
    }
}
