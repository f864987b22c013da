/// Actions of rotors: each element in a view with a rotor has them, so that people go on from where they are.
@MainActor enum AccessibilityRotorActions {
    /// Adds the actions of the rotors in `nodes`, at any depth, and of those around them.
    static func add(to nodes: inout [AccessibilityNode], in host: ViewHost, around: [AccessibilityRotor] = []) {
        for index in nodes.indices {
            var rotors = around
            for rotor in nodes[index].rotors where !rotors.contains(where: { $0 === rotor }) { rotors.append(rotor) }
            for rotor in rotors { add(rotor, to: &nodes[index], in: host) }
            add(to: &nodes[index].children, in: host, around: rotors)
        }
    }

    private static func add(_ rotor: AccessibilityRotor, to node: inout AccessibilityNode, in host: ViewHost) {
        let owner = node.owner
        for isForward in [true, false] {
            node.handlers.addNamed("\(isForward ? "Next" : "Previous") in \(rotor.name)") { [weak host] in
                host.map { AccessibilityRotorMove(rotor, in: $0).go(from: owner, isForward: isForward) }
            }
        }
    }
}
