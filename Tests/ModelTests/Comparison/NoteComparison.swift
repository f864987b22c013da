/// Compares the callbacks of each frame: the same texts in both, and in the order of their turns (S12.9).
///
/// Views inserted in one update have no promised order (S19.4), and callbacks at the end of a transition may come a
/// frame late or early.
struct NoteComparison {
    let wanted: [ModelRun.Note]
    let found: [ModelRun.Note]

    var firstDifference: Comparison.Difference? {
        var left = found
        let frames = Dictionary(grouping: wanted.filter { !$0.isEnding }, by: \.frame)
        for (frame, notes) in frames.sorted(by: { $0.key < $1.key }) {
            let inFrame = found.filter { $0.frame == frame }.map(\.text)
            for note in notes {
                guard let index = left.firstIndex(where: { $0.frame == frame && $0.text == note.text }) else {
                    return difference(in: frame, notes, inFrame)
                }
                left.remove(at: index)
            }
            if !isInOrder(inFrame, notes) { return difference(in: frame, notes, inFrame) }
        }
        for note in wanted where note.isEnding {
            guard let index = left.firstIndex(where: { $0.text == note.text && abs($0.frame - note.frame) <= 1 })
            else { return Comparison.Difference(frame: note.frame, text: "no callback says \(note.text)") }
            left.remove(at: index)
        }
        return left.first.map { Comparison.Difference(frame: $0.frame, text: "only Lilt's callbacks say \($0.text)") }
    }

    private func difference(in frame: Int, _ notes: [ModelRun.Note], _ found: [String]) -> Comparison.Difference {
        let words = notes.sorted { ($0.update, $0.turn) < ($1.update, $1.turn) }.map(\.text)
        return Comparison.Difference(frame: frame, text: "the model's callbacks say \(words), Lilt's \(found)")
    }

    private func isInOrder(_ found: [String], _ notes: [ModelRun.Note]) -> Bool {
        let turns = Dictionary(grouping: notes, by: \.text).compactMapValues {
            $0.count == 1 ? ($0[0].update, $0[0].turn) : nil
        }
        // Of two equal notes in one frame, one may be from the end of a transition, so their order proves nothing.
        let once = found.filter { text in !text.hasPrefix("~") && found.count { $0 == text } == 1 }
        let order = once.compactMap { turns[$0] }
        return zip(order, order.dropFirst()).allSatisfy { $0 <= $1 }
    }
}
