/// Compares what callbacks said in each frame: the same, and what goes before what comes before what goes late (S12.9).
///
/// Among views that come together nobody promises an order (S19.4), and what ends with a transition may be a frame late or
/// early.
struct NoteComparison {
    let wanted: [ModelRun.Note]
    let found: [ModelRun.Note]

    var firstDifference: Comparison.Difference? {
        var found = found
        for note in wanted where note.isEnding {
            guard let index = found.firstIndex(where: { $0.text == note.text && abs($0.frame - note.frame) <= 1 })
            else { return Comparison.Difference(frame: note.frame, text: "no callback says \(note.text)") }
            found.remove(at: index)
        }
        let rest = Dictionary(grouping: wanted.filter { !$0.isEnding }, by: \.frame)
        let foundRest = Dictionary(grouping: found, by: \.frame)
        for frame in Set(rest.keys).union(foundRest.keys).sorted() {
            let (notes, found) = (rest[frame] ?? [], (foundRest[frame] ?? []).map(\.text))
            let isAlike = notes.map(\.text).sorted() == found.sorted() && isInOrder(found, notes)
            guard !isAlike else { continue }
            let words = notes.sorted { ($0.update, $0.turn) < ($1.update, $1.turn) }.map(\.text)
            return Comparison.Difference(frame: frame, text: "the model's callbacks say \(words), Lilt's \(found)")
        }
        return nil
    }

    private func isInOrder(_ found: [String], _ notes: [ModelRun.Note]) -> Bool {
        let turns = Dictionary(grouping: notes, by: \.text).compactMapValues {
            $0.count == 1 ? ($0[0].update, $0[0].turn) : nil
        }
        let order = found.filter { !$0.hasPrefix("~") }.compactMap { turns[$0] }
        return zip(order, order.dropFirst()).allSatisfy { $0 <= $1 }
    }
}
