@_spi(Engine) public import ViewGraph

/// Place to which a rotor goes: an element, or part of its text.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable> {
    private let stop: AccessibilityRotorStop

    private init(
        _ label: Text?, _ place: AccessibilityRotorStop.Place, _ range: Range<String.Index>?,
        _ prepare: @escaping @MainActor () -> Void
    ) {
        stop = AccessibilityRotorStop(label: label?.plainString, place: place, range: range, prepare: prepare)
    }

    // MARK: A view

    /// Goes to the view with the identity `id`, which a `ForEach` or `id(_:)` gives. It is scrolled to, and made if a lazy
    /// container has not made it.
    ///
    /// - Parameters:
    ///   - label: words for the place, spoken where its element cannot be found.
    ///   - id: identity of the view.
    ///   - textRange: part of the element's text; nil for all of it.
    ///   - prepare: called before the view is looked for.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(label, .view(AnyHashable(id)), textRange, prepare) }

    /// Goes to the view with the identity `id`, under a localised label.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare) }

    /// Goes to the view with the identity `id`, under a verbatim label.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }

    // MARK: A named element

    /// Goes to the element that `accessibilityRotorEntry(id:in:)` names.
    ///
    /// - Parameters:
    ///   - label: words for the place, spoken where its element cannot be found.
    ///   - id: name of the element.
    ///   - namespace: namespace of the name.
    ///   - textRange: part of the element's text; nil for all of it.
    ///   - prepare: called before the element is looked for, such as to make it and to scroll to it.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping @MainActor () -> Void = {}
    ) {
        let name = NameInNamespace(namespace: namespace, id: id)
        self.init(label, .named(AnyHashable(name)), textRange, prepare)
    }

    /// Goes to the element that `accessibilityRotorEntry(id:in:)` names, under a localised label.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare) }

    /// Goes to the element that `accessibilityRotorEntry(id:in:)` names, under a verbatim label.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }

    /// Goes to the element that `accessibilityRotorEntry(id:in:)` names, under a verbatim label.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Goes to part of the text of the element that has the rotor.
    ///
    /// - Parameters:
    ///   - label: words for the place; nil for those of the text.
    ///   - textRange: the part.
    ///   - prepare: called before.
    nonisolated public init(
        _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(label, .owner, textRange, prepare) }

    /// Goes to part of the text of the element that has the rotor, under a localised label.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
        prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(Text(labelKey), textRange: textRange, prepare: prepare) }

    /// Goes to part of the text of the element that has the rotor, under a verbatim label.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(Text(label), textRange: textRange, prepare: prepare) }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    /// Nothing: an entry is not composed of other content.
    public typealias Body = Never

    /// Appends the place.
    @MainActor public func _collect(_ list: inout _AccessibilityRotorList) { list.stops.append(stop) }
}

extension View {
    /// Names this view's element for entries of rotors.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        modifier(
            AccessibilityValueModifier(value: AnyHashable(NameInNamespace(namespace: namespace, id: id))) {
                $1.rotorNames.append($0)
            })
    }
}
