import AccessibilityTree
import AccessibleForm
import DesktopBus
import Testing

/// `Table`, `TableCell` and `Collection`. Of the table's 100,000 rows two are made.
@MainActor struct TableTests {
    private typealias ID = AccessibleForm.ID

    @Test func `a table counts all rows, and has objects of those that are made`() throws {
        let scene = try BridgeScene()
        #expect(scene.get(ID.table, "Table", "NRows") == .number(100_000))
        #expect(scene.get(ID.table, "Table", "NColumns") == .number(2))
        #expect(scene.call(ID.table, "Table", "GetAccessibleAt", [.integer(1), .integer(0)]) == [scene.reference(34)])
        for position: (Int32, Int32) in [(2, 0), (-1, 0), (0, 2), (0, -1), (.max, .max)] {
            let arguments: [BusArgument] = [.integer(position.0), .integer(position.1)]
            #expect(scene.call(ID.table, "Table", "GetAccessibleAt", arguments) == [BridgeScene.nothing])
        }
        #expect(scene.call(ID.table, "Table", "GetIndexAt", [.integer(99_999), .integer(1)]) == [.number(199_999)])
        #expect(scene.call(ID.table, "Table", "GetIndexAt", [.integer(.max), .integer(1)]) == [.number(-1)])
        #expect(scene.call(ID.table, "Table", "GetRowAtIndex", [.integer(199_999)]) == [.number(99_999)])
        #expect(scene.call(ID.table, "Table", "GetColumnAtIndex", [.integer(200_000)]) == [.number(-1)])
        #expect(scene.call(ID.table, "Table", "GetColumnDescription", [.integer(1)]) == [.text("Points")])
        #expect(scene.call(ID.table, "Table", "GetColumnHeader", [.integer(1)]) == [scene.reference(22)])
        #expect(
            scene.call(ID.table, "Table", "GetRowColumnExtentsAtIndex", [.integer(3)])
                == [.flag(true), .number(1), .number(1), .number(1), .number(1), .flag(false)])
        #expect(scene.call(ID.table, "Table", "GetSelectedRows") == [.list([])])
        #expect(scene.call(ID.table, "Table", "AddRowSelection", [.integer(1)]) == [.flag(false)], "the form refuses")
        #expect(scene.form.requests == [.setSelected(true)])
        #expect(scene.call(ID.table, "Table", "AddRowSelection", [.integer(7)]) == [.flag(false)])
        #expect(scene.form.requests.count == 1, "there is no such row")
    }

    @Test func `a cell knows its place, its table and its header`() throws {
        let scene = try BridgeScene()
        #expect(scene.get(35, "TableCell", "Position") == .list([.number(1), .number(1)]))
        #expect(scene.get(35, "TableCell", "Table") == scene.reference(ID.table))
        #expect(scene.get(35, "TableCell", "RowSpan") == .number(1))
        #expect(scene.call(35, "TableCell", "GetColumnHeaderCells") == [.list([scene.reference(22)])])
        #expect(
            scene.call(35, "TableCell", "GetRowColumnSpan")
                == [.flag(true), .number(1), .number(1), .number(1), .number(1)])
    }

    // MARK: Collection

    /// A rule: states and roles by number, interfaces, and kinds of match.
    private func rule(
        states: [Int] = [], _ stateKind: Int32 = 1, roles: [Int] = [], _ roleKind: Int32 = 2,
        attributes: [(String, String)] = [], interfaces: [String] = [], inverted: Bool = false
    ) -> BusArgument {
        func bits(_ numbers: [Int]) -> BusArgument {
            var words: [UInt32] = [0, 0, 0, 0]
            for number in numbers { words[number / 32] |= 1 << UInt32(number % 32) }
            return .array(words.map { .integer(Int32(bitPattern: $0)) }, of: "i")
        }
        return .structure([
            bits(states), .integer(stateKind), .texts(attributes), .integer(1), bits(roles), .integer(roleKind),
            .array(interfaces.map { .text($0) }, of: "s"), .integer(1), .flag(inverted),
        ])
    }

    private func matches(
        _ scene: BridgeScene, _ rule: BusArgument, order: UInt32 = 1, count: Int32 = 0, descends: Bool = true
    ) -> [Int] {
        let answer = scene.call(
            ID.window, "Collection", "GetMatches", [rule, .number(order), .integer(count), .flag(descends)])
        return ids(answer)
    }

    private func ids(_ answer: [BusValue]?) -> [Int] {
        (answer?.first?.list ?? []).compactMap { $0.list?.last?.text?.split(separator: "_").last.flatMap { Int($0) } }
    }

    @Test func `elements are found by state, role, attribute and interface`() throws {
        let scene = try BridgeScene()
        #expect(matches(scene, rule(states: [41])) == [ID.toggle, ID.radios + 1, ID.radios + 2])
        #expect(matches(scene, rule(states: [41, 4])) == [ID.radios + 1])
        #expect(matches(scene, rule(roles: [32, 43])) == [ID.button, 11, 12, 13, 14])
        #expect(matches(scene, rule(roles: [32]), order: 4, count: 2) == [14, 13])
        #expect(matches(scene, rule(attributes: [("posinset", "2"), ("setsize", "4")])) == [12])
        #expect(matches(scene, rule(interfaces: ["EditableText"])) == [ID.field, ID.secret])
        #expect(matches(scene, rule(roles: [32]), descends: false) == [])
        #expect(matches(scene, rule(states: [25], inverted: true)) == [])
        #expect(matches(scene, rule(states: [25], 3)) == [], "all are showing")
    }

    @Test func `elements are found before and after another one`() throws {
        let scene = try BridgeScene()
        let items = rule(roles: [32])
        let to: [BusArgument] = [
            .object(scene.path(13)), items, .number(1), .number(2), .flag(false), .integer(0), .flag(true),
        ]
        #expect(ids(scene.call(ID.window, "Collection", "GetMatchesTo", to)) == [11, 12])
        let from: [BusArgument] = [.object(scene.path(13)), items, .number(1), .number(2), .integer(0), .flag(true)]
        #expect(ids(scene.call(ID.window, "Collection", "GetMatchesFrom", from)) == [14])
        let gone: [BusArgument] = [.object("/x"), items, .number(1), .number(2), .integer(0), .flag(true)]
        #expect(ids(scene.call(ID.window, "Collection", "GetMatchesFrom", gone)) == [])
        #expect(scene.call(ID.window, "Collection", "GetActiveDescendant") == [scene.reference(ID.field)])
    }
}
