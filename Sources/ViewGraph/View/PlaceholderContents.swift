/// What `content` means inside the body of a modifier or transition, by the type of the placeholder.
///
/// A chain, the innermost first: there are few, and each place adds one to those around it.
@MainActor package struct PlaceholderContents {
    private var innermost: PlaceholderContent?

    nonisolated package init() {}

    /// Makes what the placeholder of this type stands for; nil if there is none here.
    package subscript(type: Any.Type) -> (@MainActor (_ViewInputs) -> Void)? {
        get { content(of: type)?.make }
        set {
            guard let newValue else { return }
            innermost = PlaceholderContent(type, outer: innermost, make: newValue)
        }
    }

    /// The same content as in ``subscript(_:)``, for a placeholder that makes it in the surroundings of the modifier: a
    /// modifier within itself is another one.
    mutating func add(
        _ type: Any.Type, inheriting inherited: InheritedValues, make: @escaping @MainActor (_ViewInputs) -> Void
    ) { innermost = PlaceholderContent(type, outer: innermost, inherited: inherited, make: make) }

    /// Makes what the placeholder of this type stands for, if there is such a one.
    func make(_ type: Any.Type, inputs: _ViewInputs) {
        guard let content = content(of: type) else { return }
        guard let inherited = content.inherited else { return content.make(inputs) }
        var place = inputs
        place.leavePlaceholder(to: inherited)
        content.make(place)
    }

    private func content(of type: Any.Type) -> PlaceholderContent? {
        var content = innermost
        while let current = content {
            if current.type == type { return current }
            content = current.outer
        }
        return nil
    }

    func isSame(as other: PlaceholderContents) -> Bool { innermost === other.innermost }
}

@MainActor private final class PlaceholderContent {
    let type: Any.Type
    let outer: PlaceholderContent?
    /// What is around the modifier, where its content finds its own placeholders.
    let inherited: InheritedValues?
    let make: @MainActor (_ViewInputs) -> Void

    init(
        _ type: Any.Type, outer: PlaceholderContent?, inherited: InheritedValues? = nil,
        make: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        self.type = type
        self.outer = outer
        self.inherited = inherited
        self.make = make
    }
}
