import Foundation
import Lilt
import SeededNumbers
import SwiftUI
import Testing

/// Random sequences of changes, after each of which the rows must be those of a model without views.
@MainActor struct RandomEditTests {
    @Test(arguments: 0..<12 as Range<UInt64>) func `rows are those of the model after every change`(seed: UInt64) throws
    {
        var random = SplitMix(seed: seed)
        let model = Model()
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Shown(model: model) }
        for step in 0..<40 {
            let isAnimated = Bool.random(using: &random)
            if isAnimated {
                withAnimation(.easeOut(duration: 0.2)) { model.change(&random) }
            } else {
                model.change(&random)
            }
            stage.advance(by: Double.random(in: 0...0.3, using: &random))
            guard step % 4 == 3 else { continue }
            try stage.settle()
            let wanted = model.rows
            #expect(
                Array(stage.rowTexts.prefix(wanted.count)) == Array(wanted.prefix(stage.rowTexts.count)),
                "seed \(seed), step \(step)")
            #expect(stage.rowTexts.count >= min(wanted.count, 8), "seed \(seed), step \(step)")
            let frames = stage.rows.map(\.frame)
            for (above, below) in zip(frames, frames.dropFirst()) {
                #expect(below.minY >= above.maxY, "seed \(seed), step \(step): rows overlap")
            }
            #expect(stage.problems.isEmpty)
        }
    }

    @Observable @MainActor final class Model {
        struct Group: Identifiable {
            let id: Int
            var numbers: [Int]
            var isExpanded = true
        }

        var groups = [Group(id: 0, numbers: [1, 2, 3]), Group(id: 1, numbers: [4])]
        var selection: Set<Int> = []
        private var next = 5

        /// Texts of all rows and headers, in order.
        var rows: [String] {
            groups.flatMap { group in
                ["GROUP \(group.id)"] + (group.isExpanded ? group.numbers.map { "n\($0)" } : [])
            }
        }

        func change(_ random: inout SplitMix) {
            guard let index = groups.indices.randomElement(using: &random) else { return add(&random) }
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1: add(&random)
            case 2:
                if let at = groups[index].numbers.indices.randomElement(using: &random) {
                    groups[index].numbers.remove(at: at)
                }
            case 3: groups[index].numbers.shuffle(using: &random)
            case 4: groups[index].isExpanded.toggle()
            case 5:
                if groups.count < 4 { groups.append(Group(id: next, numbers: [next + 1])) }
                next += 2
            case 6: groups.swapAt(index, groups.indices.randomElement(using: &random) ?? index)
            default: if let number = groups[index].numbers.first { selection.formSymmetricDifference([number]) }
            }
        }

        private func add(_ random: inout SplitMix) {
            guard let index = groups.indices.randomElement(using: &random), groups[index].numbers.count < 6 else {
                return
            }
            groups[index].numbers.insert(next, at: Int.random(in: 0...groups[index].numbers.count, using: &random))
            next += 1
        }
    }

    private struct Shown: View {
        @Bindable var model: Model

        var body: some View {
            List(selection: $model.selection) {
                ForEach($model.groups) { $group in
                    Section("Group \(group.id)", isExpanded: $group.isExpanded) {
                        ForEach(group.numbers, id: \.self) { Text(verbatim: "n\($0)") }
                            .onDelete { group.numbers.remove(atOffsets: $0) }
                    }
                }
            }
        }
    }
}
