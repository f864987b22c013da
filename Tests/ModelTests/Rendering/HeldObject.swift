import Observation
import SwiftUI

/// Model object of a held view. It has all that the view needs, so that the view stores only the object.
@MainActor final class HeldObject: ObservableObject {
    let node: Node
    let storage: Storage
    let name: String
    let driver: ProgramDriver
    @Published var state: ProgramState
    /// The state for `@Observable`.
    let observable: ObservableState

    init(node: Node, storage: Storage, name: String, driver: ProgramDriver, state: ProgramState) {
        self.node = node
        self.storage = storage
        self.name = name
        self.driver = driver
        self.state = state
        observable = ObservableState(state)
    }

    func apply(_ change: Write.Change) {
        state.apply(change)
        observable.state.apply(change)
    }

    func content() -> NodeView { content(state) }

    func content(_ state: ProgramState) -> NodeView {
        NodeView(node: node, state: state, name: name, driver: driver)
    }
}

@MainActor @Observable final class ObservableState {
    var state: ProgramState
    init(_ state: ProgramState) { self.state = state }
}
