import AccessibilityTree
import AnimationCore
@_spi(Engine) public import ViewGraph

/// Level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// Without a level.
    case unspecified
    /// From the outermost to the innermost.
    case h1, h2, h3, h4, h5, h6
}

/// Place of a view in a pair of a label and what it names.
public enum AccessibilityLabeledPairRole: Sendable, Hashable {
    /// The label, and what it names.
    case label, content
}

extension View {
    /// Adds facts to this view's elements; they are no element by themselves.
    nonisolated private func accessibilityNote(
        _ add: @escaping @MainActor (inout AccessibilityFacts) -> Void
    ) -> some View {
        accessibility { _ in
            var facts = AccessibilityFacts()
            facts.standsAlone = false
            add(&facts)
            return facts
        }
    }

    /// Takes traits from this view.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityNote { facts in for trait in traits.names { facts.remove(trait) } }
    }

    /// Sets the level of this view as a heading.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityNote { $0.headingLevel = Int(level.rawValue) }
    }

    /// Sets the names by which people call this view by voice, the best first.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibilityNote { $0.inputLabels = inputLabels.map(\.plainString) }
    }

    /// Sets the localised names by which people call this view by voice, the best first.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets the verbatim names by which people call this view by voice, the best first.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Sets the order in which this view is read within its container: views with greater priorities are read earlier.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibilityNote { $0.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
    }

    /// Has assistive technology read `representation`, which is not shown, in place of this view.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View { accessibilityBeside(representing: representation()) }

    /// Has assistive technology read `children`, which are not shown, within this view.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityBeside(containing: children())
    }

    /// Pairs a label with what it names: the view with an equal `id` and the other role, wherever it is in the window.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        modifier(
            AccessibilityValueModifier(
                value: AccessibilityPair(isLabel: role == .label, id: NameInNamespace(namespace: namespace, id: id))
            ) { $1.pair = $0 })
    }

    /// Keeps the view's colours where the desktop inverts colours. None tells programs that it does.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Not available: screen readers here read no charts. Describe the chart by a label, a value and children.
    @available(*, unavailable, message: "no screen reader here reads charts: use a label, a value and children")
    nonisolated public func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }
}

/// Name of an element or of a pair.
struct NameInNamespace<ID: Hashable>: Hashable {
    let namespace: Namespace.ID
    let id: ID
}
