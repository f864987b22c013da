import AccessibilityTree
import AnimationCore
@_spi(Engine) public import ViewGraph

/// Name of a fact that several views give.
public struct AccessibilityCustomContentKey: Sendable, Hashable {
    let label: String
    private let id: String

    /// A name with an identifier.
    public init(_ label: Text, id: String) {
        self.label = label.plainString
        self.id = id
    }

    /// A localised name with an identifier.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// A localised name, which is its own identifier.
    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey).plainString
        id = label
    }
}

/// Importance of a fact.
public enum AXCustomContentImportance: Sendable, Hashable {
    /// Read when people ask for more, and read with the view.
    case `default`, high
}

extension View {
    nonisolated private func accessibilityDetail(
        _ label: String, _ value: String?, _ importance: AXCustomContentImportance
    ) -> some View {
        accessibility { _ in
            var facts = AccessibilityFacts()
            facts.standsAlone = false
            if let value {
                facts.details = [AccessibilityDetail(label: label, value: value, isImportant: importance == .high)]
            }
            return facts
        }
    }

    /// Adds a fact to this view that people hear when they ask for more; one of high importance is read with the view. A
    /// nil value takes it away.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContentImportance = .default
    ) -> some View { accessibilityDetail(key.label, value?.plainString, importance) }

    /// Adds a fact with a localised value.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContentImportance = .default
    ) -> some View { accessibilityDetail(key.label, Text(valueKey).plainString, importance) }

    /// Adds a fact with a verbatim value.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContentImportance = .default
    ) -> some View { accessibilityDetail(key.label, String(value), importance) }

    /// Adds a fact.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> some View { accessibilityDetail(label.plainString, value.plainString, importance) }

    /// Adds a fact with a localised name.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }

    /// Adds a fact with a localised name and value.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContentImportance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

    /// Adds a fact with a localised name and a verbatim value.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }
}
