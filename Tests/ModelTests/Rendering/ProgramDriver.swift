import SwiftUI

/// Writes to the state of the program that Lilt shows, and records the program's callbacks.
@MainActor final class ProgramDriver {
    var write: (Write.Change) -> Void = { _ in }
    /// Animation with which the next end of a drag resets the distance.
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

    /// Writes to the root's state and to every object, in the current transaction.
    func apply(_ change: Write.Change) {
        write(change)
        state.apply(change)
        for object in objects.values { object.apply(change) }
    }

    func note(_ text: String) { notes.append(ModelRun.Note(frame: frame, text: text)) }

    /// The object that a held view shows: one for each node `id` and row `name`.
    func object(_ id: Int, _ name: String, _ node: Node, _ storage: Storage) -> HeldObject {
        let key = "\(id)\(name)"
        if let object = objects[key] { return object }
        let object = HeldObject(node: node, storage: storage, name: name, driver: self, state: state)
        objects[key] = object
        return object
    }
}
