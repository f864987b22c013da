/// Content of the placeholders in bodies of modifiers and transitions, by the placeholder's type.
///
/// A linked list, the innermost first: it is short, and each place adds one entry to the inherited ones.
@MainActor package struct PlaceholderContents {
    private var innermost: PlaceholderContent?

    nonisolated package init() {}

    /// Closure that makes the content of the placeholder of this type; nil if there is none. Setting it adds an entry.
    package subscript(type: Any.Type) -> (@MainActor (_ViewInputs) -> Void)? {
        get { content(of: type)?.make }
        set {
            guard let newValue else { return }
            innermost = PlaceholderContent(type, outer: innermost, make: newValue)
        }
    }

    /// Adds an entry like ``subscript(_:)``, whose content is made with the placeholders around the modifier. A
    /// modifier nested in itself therefore has a placeholder of its own.
    mutating func add(
        _ type: Any.Type, inheriting inherited: InheritedValues, make: @escaping @MainActor (_ViewInputs) -> Void
    ) { innermost = PlaceholderContent(type, outer: innermost, inherited: inherited, make: make) }

    /// Makes the content of the placeholder of this type; does nothing if there is none.
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
    /// Inherited values around the modifier, which contain the placeholders of its content; nil to use those of the
    /// placeholder's place.
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
