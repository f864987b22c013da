@_spi(Engine) public import ViewGraph

// The view and all elements in it have two actions for a rotor, "Next in" and "Previous in" its name
// (docs/decisions/0134-rotors-are-actions.md).

extension View {
    nonisolated private func rotor<Content: AccessibilityRotorContent>(
        _ name: String, _ entries: @escaping @MainActor () -> Content
    ) -> some View { accessibilityRotor(named: name, entries) { _AccessibilityRotorList.stops(of: $0()) } }

    nonisolated private func rotor<Model, ID: Hashable>(
        _ name: String, _ entries: [Model], _ id: KeyPath<Model, ID>, _ label: KeyPath<Model, String>
    ) -> some View {
        accessibilityRotor(named: name, (entries, id, label)) { entries, id, label in
            entries.map { entry in
                AccessibilityRotorStop(
                    label: entry[keyPath: label], place: .view(AnyHashable(entry[keyPath: id])), range: nil, prepare: {}
                )
            }
        }
    }

    nonisolated private func rotor(_ name: String, _ textRanges: [Range<String.Index>]) -> some View {
        accessibilityRotor(named: name, textRanges) { ranges in
            ranges.map { AccessibilityRotorStop(label: nil, place: .owner, range: $0, prepare: {}) }
        }
    }

    // MARK: Content

    /// Gives this view a rotor with a name: the places that `entries` makes when somebody moves.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(label.plainString, entries) }

    /// Gives this view a rotor with a localised name: the places that `entries` makes when somebody moves.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(Text(labelKey).plainString, entries) }

    /// Gives this view a rotor with a verbatim name: the places that `entries` makes when somebody moves.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(String(label), entries) }

    /// Gives this view places to one of the system's rotors: the places that `entries` makes when somebody moves.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(systemRotor.name, entries) }

    // MARK: Values

    /// Gives this view a rotor with a name: the views whose identities are those of `entries`.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(rotorLabel.plainString, entries, entryID, entryLabel) }

    /// Gives this view a rotor with a localised name: the views whose identities are those of `entries`.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(rotorLabelKey).plainString, entries, entryID, entryLabel) }

    /// Gives this view a rotor with a verbatim name: the views whose identities are those of `entries`.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(String(rotorLabel), entries, entryID, entryLabel) }

    /// Gives this view places to one of the system's rotors: the views whose identities are those of `entries`.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(systemRotor.name, entries, entryID, entryLabel) }

    /// Gives this view a rotor with a name: the views whose identities are those of `entries`.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(rotorLabel.plainString, entries, \.id, entryLabel) }

    /// Gives this view a rotor with a localised name: the views whose identities are those of `entries`.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(rotorLabelKey).plainString, entries, \.id, entryLabel) }

    /// Gives this view a rotor with a verbatim name: the views whose identities are those of `entries`.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(String(rotorLabel), entries, \.id, entryLabel) }

    /// Gives this view places to one of the system's rotors: the views whose identities are those of `entries`.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(systemRotor.name, entries, \.id, entryLabel) }

    // MARK: Text

    /// Gives this view a rotor with a name: parts of its element's text.
    nonisolated public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View { rotor(label.plainString, textRanges) }

    /// Gives this view a rotor with a localised name: parts of its element's text.
    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View { rotor(Text(labelKey).plainString, textRanges) }

    /// Gives this view a rotor with a verbatim name: parts of its element's text.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View { rotor(String(label), textRanges) }

    /// Gives this view places to one of the system's rotors: parts of its element's text.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View { rotor(systemRotor.name, textRanges) }
}
