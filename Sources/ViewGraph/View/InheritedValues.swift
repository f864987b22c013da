import AnimationCore
import AttributeGraph
@_spi(Engine) import LayerTree

/// Values that a place in the view tree inherits from its ancestors. Places share one object until one of them changes
/// a value.
@MainActor final class InheritedValues {
    var host: ViewHost { hostReference.object }
    let hostReference: Unretained<ViewHost>
    var environment: Attribute<EnvironmentValues>
    /// Transaction scope of the place (S11).
    var scope: TransactionScope
    /// Layout direction; nil for left to right.
    var direction: LayoutDirectionScope?
    var placeholders = PlaceholderContents()
    /// Scope with which the views at the place appear and disappear; nil if they follow their identity.
    var appearanceScope: AppearanceScope?

    init(host: ViewHost, environment: Attribute<EnvironmentValues>, scope: TransactionScope) {
        hostReference = Unretained(host)
        self.environment = environment
        self.scope = scope
    }

    /// Creates a copy of `other`.
    init(_ other: InheritedValues) {
        hostReference = other.hostReference
        environment = other.environment
        scope = other.scope
        direction = other.direction
        placeholders = other.placeholders
        appearanceScope = other.appearanceScope
    }

    /// Returns true if all values except the placeholders are equal.
    func differsByPlaceholders(from other: InheritedValues) -> Bool {
        environment == other.environment && scope === other.scope && direction === other.direction
            && appearanceScope === other.appearanceScope
    }
}
