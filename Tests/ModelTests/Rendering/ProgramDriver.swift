import SwiftUI

/// How a run reaches the state of the program that is shown, and what the program's callbacks say.
@MainActor final class ProgramDriver {
    var write: (Write.Change) -> Void = { _ in }
    /// How the next end of the drag goes back.
    var releaseMotion: Motion?
    private(set) var notes: [ModelRun.Note] = []
    var frame = 0
    private var objects: [String: HeldObject] = [:]
    private var state = ProgramState()

    func perform(_ write: Write) {
        var transaction = Transaction(animation: write.motion?.animation)
        transaction.disablesAnimations = write.disablesAnimations
        transaction.tracksVelocity = write.tracksVelocity
        withTransaction(transaction) { apply(write.change) }
    }

    /// Writes to the root's state and to every object, under the transaction that stands.
    func apply(_ change: Write.Change) {
        write(change)
        state.apply(change)
        for object in objects.values { object.apply(change) }
    }

    func note(_ text: String) { notes.append(ModelRun.Note(frame: frame, text: text)) }

    /// The object that a view of `holder`'s kind shows: one for each place and each row.
    func object(_ id: Int, _ name: String, _ node: Node, _ storage: Storage) -> HeldObject {
        let key = "\(id)\(name)"
        if let object = objects[key] { return object }
        let object = HeldObject(node: node, storage: storage, name: name, driver: self, state: state)
        objects[key] = object
        return object
    }
}
