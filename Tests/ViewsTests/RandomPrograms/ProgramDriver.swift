import Foundation

/// How a run of a random program reaches what the program's views own.
@MainActor final class ProgramDriver {
    /// One leaf's own state, from the moment it appears until it has left.
    struct Leaf {
        /// Another one for each identity that ever was.
        let token: Int
        let get: () -> Int
        let set: (Int) -> Void
    }

    var write: (ProgramModel) -> Void = { _ in }
    /// By path: the places and ids on the way from the root, which are what identity means (S2.4, S2.5).
    private(set) var leaves: [String: Leaf] = [:]
    /// What leaves begin with, for a tree that is built from a final state.
    var initial: [String: Int] = [:]
    /// Identities whose path another one has taken, by token, until they disappear: without an animation the new view
    /// appears before the old one disappears (S12.9).
    private var displaced: [Int: String] = [:]
    /// Paths under which two identities are there.
    var doubled: [String] { displaced.values.sorted() }
    private var tokens = 0
    /// Of tasks that views began: those that go on until they are cancelled.
    private(set) var tasks = (begun: 0, ended: 0)

    /// What a view's task does: it waits for its end.
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
    /// The paths of all leaves with state of their own that are there under a model: what identity should be, told without
    /// any view.
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
