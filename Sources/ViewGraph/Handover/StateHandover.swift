/// Values of states by their places, which previews hand from views to those that are compiled anew.
///
/// The place of a state is the path of identities around it (cases of conditions, elements of `ForEach`), the view and the
/// property by name, and its number among those of the same names. Names do not change when the code is compiled anew;
/// types do. So values of the program's own types are rebuilt in the new ones (``CarriedValue``).
@MainActor package final class StateHandover {
    /// Place of a state.
    package struct Key: Hashable {
        let path: String
        let name: String
        let number: Int
        /// True if the view that owns the state is the program's.
        let isOwn: Bool
    }

    private struct Group: Hashable {
        let lifetime: ObjectIdentifier
        let name: String
    }

    private struct Entry {
        let lifetime: ObjectIdentifier
        let value: @MainActor () -> Any
    }

    /// Modules of the program's code.
    private var modules: Set<String>
    /// Values that new states take.
    private var saved: [Key: Any] = [:]
    /// States that are alive.
    private var entries: [Key: Entry] = [:]
    private var counts: [Group: Int] = [:]

    /// - Parameter modules: names of the modules that are compiled anew.
    package init(modules: Set<String>) { self.modules = modules }

    /// Takes the present values. States made from now on begin with those of their places.
    ///
    /// - Parameter modules: names of the modules of the new code.
    package func begin(_ modules: Set<String>) {
        // Values that were taken before and found no state yet wait on.
        saved.merge(entries.mapValues { $0.value() }) { $1 }
        self.modules.formUnion(modules)
    }

    /// Forgets the values that were taken: states that people reach later begin anew, as in a program.
    package func end() { saved = [:] }

    /// Number of states that are alive.
    package var count: Int { entries.count }

    /// Counts a state.
    ///
    /// - Parameters:
    ///   - name: name of the state, with that of its view.
    ///   - owner: type that has the state.
    ///   - lifetime: lifetime of the state.
    /// - Returns: its place, which is that of the next state of this name in the lifetime.
    package func key(of name: String, in owner: Any.Type, _ lifetime: Lifetime) -> Key {
        let group = Group(lifetime: ObjectIdentifier(lifetime), name: name)
        let number = counts[group, default: 0]
        counts[group] = number + 1
        lifetime.onEnd { [weak self] in self?.counts[group] = nil }
        return Key(path: lifetime.path, name: name, number: number, isOwn: isOwn(owner))
    }

    /// Replaces the initial value of a new state by the one taken from its place, if there is one that fits.
    package func restore<Value>(_ value: inout Value, for key: Key) {
        guard let old = saved[key] else { return }
        // States of the library's views may refer to views of the old code.
        let carried = CarriedValue(isOwn: isOwn)
        if !key.isOwn, !carried.isPlain(old) { return }
        if let new = carried.converted(old, to: value) { value = new }
    }

    /// Notes a state, whose value is read when the next code comes.
    package func keep(_ key: Key, _ lifetime: Lifetime, _ value: @escaping @MainActor () -> Any) {
        let owner = ObjectIdentifier(lifetime)
        entries[key] = Entry(lifetime: owner, value: value)
        lifetime.onEnd { [weak self] in
            // A new state may have taken the place already.
            if self?.entries[key]?.lifetime == owner { self?.entries[key] = nil }
        }
    }

    /// True for a type of the program's code.
    private func isOwn(_ type: Any.Type) -> Bool {
        modules.contains(String(_typeName(type, qualified: true).prefix { $0 != "." }))
    }
}
