import Lilt
import SwiftUI
import Testing

/// Modifier keys that are held, as views see them.
@MainActor struct HeldModifierTests {
    @MainActor final class Record {
        var changes: [String] = []
    }

    struct Followed: View {
        let record: Record
        var mask = EventModifiers.all
        var initial = true
        @State private var isThere = true

        var body: some View {
            VStack {
                if isThere {
                    Color.red.frame(width: 50, height: 50)
                        .onModifierKeysChanged(mask: mask, initial: initial) { old, new in
                            record.changes.append("\(old.rawValue) \(new.rawValue)")
                        }
                }
                Color.blue.accessibilityLabel("remove").onTapGesture { isThere = false }
            }
        }
    }

    @Test func `are told when the view appears and at each change`() throws {
        let record = Record()
        let stage = Stage { Followed(record: record) }
        #expect(record.changes == ["0 0"])
        try stage.key("shift+Left")
        // Control is Command too for programs.
        try stage.key("ctrl+alt+x")
        #expect(record.changes == ["0 0", "0 2", "2 0", "0 28", "28 0"])
        try stage.tap("remove")
        try stage.key("shift+Left")
        #expect(record.changes.count == 5)
    }

    @Test func `are told to views in their order`() throws {
        let record = Record()
        let stage = Stage {
            HStack {
                ForEach(0..<9, id: \.self) { index in
                    Color.red.onModifierKeysChanged(initial: false) { _, _ in record.changes.append("\(index)") }
                }
            }
        }
        try stage.key("shift+Left")
        #expect(record.changes == [Array(0..<9), Array(0..<9)].joined().map { "\($0)" })
    }

    @Test func `others than those of the mask cause no call`() throws {
        let record = Record()
        let stage = Stage { Followed(record: record, mask: .option, initial: false) }
        #expect(record.changes.isEmpty)
        try stage.key("shift+Left")
        try stage.key("shift+alt+Left")
        #expect(record.changes == ["0 8", "8 0"])
    }
}
