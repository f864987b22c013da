import Foundation
import Lilt
import SeededNumbers
import SwiftUI
import Testing

/// Random sequences of what people and programs do to a list, against a model that knows no view: the order of the
/// rows, their places, the selection, and which of them move, settled and in each frame between.
@MainActor struct RandomListModelTests {
    @Test(arguments: 0..<10 as Range<UInt64>) func `a list does what its model does`(seed: UInt64) throws {
        var run = Run(seed: seed)
        for step in 0..<40 { try run.step(step) }
        #expect(run.stage.problems.isEmpty, "seed \(seed)")
    }

    /// One list, its data, and the model.
    @MainActor private struct Run {
        let seed: UInt64
        let program = Program()
        let stage: Stage
        var random: SplitMix
        var model: Model

        init(seed: UInt64) {
            self.seed = seed
            random = SplitMix(seed: seed)
            let program = program
            stage = Stage(size: CGSize(width: 390, height: 800)) { Shown(program: program) }
            let top = stage.rows.first { $0.first(named: "n1·0") != nil }?.frame.minY ?? 0
            model = Model(program.items, top: top)
        }

        mutating func step(_ step: Int) throws {
            let place = "seed \(seed), step \(step)"
            let before = try places()
            let bodies = program.bodies
            let known = Set(model.visible)
            let action = Action.allCases.randomElement(using: &random) ?? .insert
            let isAnimated = try perform(action)
            let stayed = known.intersection(model.visible)
            if isAnimated {
                // Between start and end every row that stays is between its places, and moves one way only.
                let goals = model.places
                var last = before
                for _ in 0..<12 {
                    stage.advance(frames: 2)
                    let now = try places()
                    for id in stayed {
                        guard let start = before[id], let goal = goals[id], let was = last[id], let at = now[id] else {
                            continue
                        }
                        let low = min(start, goal) - Self.overshoot
                        let high = max(start, goal) + Self.overshoot
                        try #require(
                            (low...high).contains(at), "\(place), \(action): row \(id) at \(at), not in \(low)…\(high)")
                        if start != goal, abs(at - goal) > Self.overshoot {
                            try #require(
                                (at - was) * (goal - start) >= -Self.overshoot,
                                "\(place), \(action): row \(id) turned back")
                        }
                    }
                    last = now
                }
            }
            try stage.settle()
            let settled = try places()
            for (id, y) in model.places {
                let seen = try #require(settled[id], "\(place), \(action): row \(id) is missing")
                try #require(abs(seen - y) < 0.01, "\(place), \(action): row \(id) at \(seen), not \(y)")
            }
            try #require(settled.count == model.visible.count, "\(place), \(action): \(settled) for \(model.visible)")
            try #require(program.selection == model.selection, "\(place), \(action)")
            try #require(program.items.map(\.id) == model.ids, "\(place), \(action)")
            // Rows that stay evaluate no body; new ones evaluate one. An undo may bring another label back.
            if action != .relabel, action != .undo {
                let new = Set(model.visible).subtracting(known).count
                try #require(program.bodies - bodies <= new, "\(place), \(action): bodies of rows that stay")
            }
        }

        /// Distance in points by which a spring may pass its end.
        private static let overshoot: CGFloat = 1.5

        /// Upper edges of the rows on screen, by their numbers.
        private func places() throws -> [Int: CGFloat] {
            var places: [Int: CGFloat] = [:]
            for row in stage.rows where row.opacity > 0.99 {
                guard let text = row.all.lazy.compactMap(\.text).first(where: { $0.hasPrefix("n") }),
                    let id = Int(text.dropFirst().prefix { $0.isNumber }),
                    program.items.contains(where: { $0.id == id })
                else { continue }
                places[id] = row.frame.minY
            }
            return places
        }

        /// Performs one action in the window or in the program, and in the model.
        ///
        /// - Returns: true if rows move to their new places.
        private mutating func perform(_ action: Action) throws -> Bool {
            switch action {
            case .insert:
                guard model.ids.count < 9 else { return false }
                let index = Int.random(in: 0...model.ids.count, using: &random)
                let item = program.fresh()
                withAnimation(.easeOut(duration: 0.3)) { program.items.insert(item, at: index) }
                model.insert(item.id, at: index)
                return true
            case .insertAtOnce:
                guard model.ids.count < 9 else { return false }
                let index = Int.random(in: 0...model.ids.count, using: &random)
                let item = program.fresh()
                program.items.insert(item, at: index)
                model.insert(item.id, at: index)
                return false
            case .remove:
                guard let index = model.ids.indices.randomElement(using: &random) else { return false }
                withAnimation(.easeOut(duration: 0.3)) { _ = program.items.remove(at: index) }
                model.remove(at: index)
                return true
            case .swipe:
                guard let id = model.visible.randomElement(using: &random) else { return false }
                let y = try rowMiddle(id)
                stage.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 40, y: y), over: 0.2)
                if let index = model.ids.firstIndex(of: id) { model.remove(at: index) }
                return false
            case .swipeABit:
                guard let id = model.visible.randomElement(using: &random) else { return false }
                let y = try rowMiddle(id)
                stage.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 335, y: y), over: 0.2)
                return false
            case .move:
                guard model.ids.count > 1 else { return false }
                let from = Int.random(in: 0..<model.ids.count, using: &random)
                let to = Int.random(in: 0...model.ids.count, using: &random)
                withAnimation(.easeOut(duration: 0.3)) {
                    program.items.move(fromOffsets: IndexSet(integer: from), toOffset: to)
                }
                model.move(from, to)
                return true
            case .drag:
                return try drag()
            case .shuffle:
                let order = model.ids.shuffled(using: &random)
                withAnimation(.easeOut(duration: 0.3)) {
                    program.items.sort { order.firstIndex(of: $0.id) ?? 0 < order.firstIndex(of: $1.id) ?? 0 }
                }
                model.ids = order
                return true
            case .tap:
                guard let id = model.visible.randomElement(using: &random) else { return false }
                stage.tap(at: CGPoint(x: 200, y: try rowMiddle(id)))
                model.selection = [id]
                return false
            case .arrow:
                let isUp = Bool.random(using: &random)
                guard !model.selection.isEmpty else { return false }
                try stage.key(isUp ? "Up" : "Down")
                model.arrow(isUp ? -1 : 1)
                return false
            case .delete:
                guard !model.selection.isDisjoint(with: model.visible) else { return false }
                try stage.key("Delete")
                for id in model.selection { if let index = model.ids.firstIndex(of: id) { model.remove(at: index) } }
                return false
            case .collapse:
                program.isExpanded.toggle()
                model.isExpanded.toggle()
                return false
            case .undo:
                guard let items = program.undo() else { return false }
                withAnimation(.easeOut(duration: 0.3)) { program.items = items }
                model.ids = items.map(\.id)
                return true
            case .relabel:
                guard let index = program.items.indices.randomElement(using: &random) else { return false }
                program.items[index].label += 1
                return false
            }
        }

        private mutating func drag() throws -> Bool {
            guard model.isExpanded, model.ids.count > 1 else { return false }
            let from = Int.random(in: 0..<model.ids.count, using: &random)
            let to = Int.random(in: 0..<model.ids.count, using: &random)
            let start = try rowMiddle(model.ids[from])
            // Past the middle of the row there, which then makes way.
            let end = try rowMiddle(model.ids[to]) + (to > from ? 6 : -6)
            stage.press(at: CGPoint(x: 200, y: start))
            stage.advance(by: 0.6)
            for part in 1...8 {
                stage.move(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(part) / 8))
                stage.advance(frames: 3)
            }
            stage.advance(by: 0.5)
            stage.release()
            if from != to { model.move(from, to > from ? to + 1 : to) }
            return false
        }

        private func rowMiddle(_ id: Int) throws -> CGFloat {
            let row = try #require(
                stage.rows.first { row in
                    row.all.contains { $0.text?.hasPrefix("n\(id)·") ?? false }
                }, "row \(id) is not there")
            return row.frame.midY
        }
    }

    private enum Action: CaseIterable {
        case insert, insertAtOnce, remove, swipe, swipeABit, move, drag, shuffle, tap, arrow, delete, collapse, undo
        case relabel
    }

    /// Rows of one section below a header, each 44 points high.
    private struct Model {
        var ids: [Int]
        var selection: Set<Int> = []
        var isExpanded = true

        /// Upper edge of the first row.
        let top: CGFloat

        init(_ items: [Program.Item], top: CGFloat) {
            ids = items.map(\.id)
            self.top = top
        }

        /// Rows on screen, from the top down.
        var visible: [Int] { isExpanded ? ids : [] }

        /// Upper edges of the rows.
        var places: [Int: CGFloat] {
            Dictionary(uniqueKeysWithValues: visible.enumerated().map { ($1, top + 44 * CGFloat($0)) })
        }

        mutating func insert(_ id: Int, at index: Int) { ids.insert(id, at: index) }
        mutating func remove(at index: Int) { ids.remove(at: index) }

        mutating func move(_ from: Int, _ to: Int) {
            let id = ids.remove(at: from)
            ids.insert(id, at: to > from ? to - 1 : to)
        }

        mutating func arrow(_ step: Int) {
            guard !visible.isEmpty else { return }
            let at = visible.indices.filter { selection.contains(visible[$0]) }
            guard let edge = step < 0 ? at.first : at.last else {
                selection = [step < 0 ? visible[visible.count - 1] : visible[0]]
                return
            }
            selection = [visible[min(max(edge + step, 0), visible.count - 1)]]
        }
    }

    @Observable @MainActor final class Program {
        struct Item: Identifiable, Equatable {
            let id: Int
            var label = 0
        }

        var items = (1...5).map { Item(id: $0) } { didSet { past.append(oldValue) } }
        var selection: Set<Int> = []
        var isExpanded = true
        @ObservationIgnored private(set) var bodies = 0
        @ObservationIgnored private var past: [[Item]] = []
        @ObservationIgnored private var next = 6

        func count() { bodies += 1 }

        func fresh() -> Item {
            next += 1
            return Item(id: next)
        }

        /// The items before the last change; nil if there was none.
        func undo() -> [Item]? { past.popLast() }
    }

    private struct Shown: View {
        @Bindable var program: Program

        var body: some View {
            List(selection: $program.selection) {
                Section("Items", isExpanded: $program.isExpanded) {
                    ForEach(program.items) { RowView(item: $0, program: program) }
                        .onDelete { offsets in program.items.remove(atOffsets: offsets) }
                        .onMove { program.items.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
    }

    private struct RowView: View, Equatable {
        let item: Program.Item
        let program: Program

        nonisolated static func == (a: Self, b: Self) -> Bool { a.item == b.item }

        var body: some View {
            let _ = program.count()
            Text(verbatim: "n\(item.id)·\(item.label)")
        }
    }
}
