import Observation
import SwiftUI

/// A model object of a program: it has all that its view needs, so that the view has nothing but the object.
@MainActor final class HeldObject: ObservableObject {
    let node: Node
    let storage: Storage
    let name: String
    let driver: ProgramDriver
    @Published var state: ProgramState
    /// The same for Observation.
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
