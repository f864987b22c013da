import Foundation

/// Access to the state owned by a random program's views, for the run that changes it.
@MainActor final class ProgramDriver {
    /// State of one leaf view, registered from its appearance until it is removed.
    struct Leaf {
        /// Number of the leaf's identity; no two identities share one.
        let token: Int
        let get: () -> Int
        let set: (Int) -> Void
    }

    var write: (ProgramModel) -> Void = { _ in }
    /// Leaves by path: the places and ids from the root, which define identity (S2.4, S2.5).
    private(set) var leaves: [String: Leaf] = [:]
    /// Initial values of leaves by path, for a tree that is built from a final state.
    var initial: [String: Int] = [:]
    /// Paths, by token, of identities that another one has replaced but that have not disappeared yet: without an
    /// animation the new view appears before the old one disappears (S12.9).
    private var displaced: [Int: String] = [:]
    /// Paths at which two identities are present.
    var doubled: [String] { displaced.values.sorted() }
    private var tokens = 0
    /// Number of view tasks begun and ended; they run until they are cancelled.
    private(set) var tasks = (begun: 0, ended: 0)

    /// Body of a view's task: waits until it is cancelled.
    func work() async {
        tasks.begun += 1
        let (stream, end) = AsyncStream.makeStream(of: Never.self)
        await withTaskCancellationHandler {
            for await _ in stream {}
        } onCancel: {
            end.finish()
        }
        tasks.ended += 1
    }

    func nextToken() -> Int {
        tokens += 1
        return tokens
    }

    func appeared(_ path: String, _ leaf: Leaf) {
        if let before = leaves[path] { displaced[before.token] = path }
        leaves[path] = leaf
    }

    func disappeared(_ path: String, token: Int) {
        displaced[token] = nil
        if leaves[path]?.token == token { leaves[path] = nil }
    }
}

extension ProgramNode {
    /// Paths of all leaves with state of their own that are present under `model`: the expected identities, computed
    /// without views.
    func leafPaths(_ model: ProgramModel, under path: String) -> [String] {
        let path = "\(path)/\(number)"
        func all(_ nodes: some Sequence<ProgramNode>, _ path: String) -> [String] {
            nodes.flatMap { $0.leafPaths(model, under: path) }
        }
        switch kind {
        case .ownState, .ownObject: return [path]
        case .optional: return model.flags[flag] ? all(children, path) : []
        case .either, .matched: return all([children[model.flags[flag] ? 0 : 1]], path)
        case .choice: return all([children[model.choices[choice]]], path)
        case .forEach: return model.lists[list].flatMap { all(children, "\(path)[\($0)]") }
        case .identified: return all(children, "\(path)=\(model.choices[choice])")
        case .erased: return model.flags[flag] ? all(children, path) : []
        case .overlaid: return all(children[..<1], path) + (model.flags[flag] ? all(children[1...], path) : [])
        default: return all(children, path)
        }
    }
}
