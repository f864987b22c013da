import AttributeGraph
import Testing

/// Records by type.
struct TypeTableTests {
    private final class Record {}

    @Test func `records are found in a table that has grown`() {
        let keys = (0..<1_000).map { _ in Record() }
        let table = TypeTable<Int>()
        for (number, key) in keys.enumerated() { table.add(number, for: ObjectIdentifier(key)) }
        #expect(keys.map { table[ObjectIdentifier($0)] } == (0..<1_000).map { $0 })
        table.replace(-1, for: ObjectIdentifier(keys[7]))
        #expect(table[ObjectIdentifier(keys[7])] == -1 && table[ObjectIdentifier(Record.self)] == nil)
    }

    @Test func `a table that goes lets its records go`() {
        let keys = (0..<300).map { _ in Record() }
        var records = keys.map { _ in Record() }
        weak let (first, last) = (records.first, records.last)
        var table: TypeTable<Record>? = TypeTable()
        for (key, record) in zip(keys, records) { table?.add(record, for: ObjectIdentifier(key)) }
        records = []
        #expect(first != nil && table?[ObjectIdentifier(keys[0])] === first)
        table = nil
        #expect(first == nil && last == nil)
    }
}
