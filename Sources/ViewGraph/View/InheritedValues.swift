import AnimationCore
import AttributeGraph
@_spi(Engine) import LayerTree

/// Values that a place in the view tree inherits from those around it. Places share one object until one of them changes.
@MainActor final class InheritedValues {
    var host: ViewHost { hostReference.object }
    let hostReference: Unretained<ViewHost>
    var environment: Attribute<EnvironmentValues>
    /// Transactions that reach the place (S11).
    var scope: TransactionScope
    /// Direction of layout; nil for left to right.
    var direction: LayoutDirectionScope?
    var placeholders = PlaceholderContents()
    /// Scope with which the place's views appear and disappear; nil: with their identity.
    var appearanceScope: AppearanceScope?

    init(host: ViewHost, environment: Attribute<EnvironmentValues>, scope: TransactionScope) {
        hostReference = Unretained(host)
        self.environment = environment
        self.scope = scope
    }

    /// A copy of `other`.
    init(_ other: InheritedValues) {
        hostReference = other.hostReference
        environment = other.environment
        scope = other.scope
        direction = other.direction
        placeholders = other.placeholders
        appearanceScope = other.appearanceScope
    }

    /// True if everything but the placeholders is equal.
    func differsByPlaceholders(from other: InheritedValues) -> Bool {
        environment == other.environment && scope === other.scope && direction === other.direction
            && appearanceScope === other.appearanceScope
    }
}
