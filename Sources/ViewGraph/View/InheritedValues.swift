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
    /// Page of a stack, or presentation, that the place is in; nil in a window's own views.
    var page: PageContext?

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
        page = other.page
    }

    /// True if everything but the placeholders is equal.
    func differsByPlaceholders(from other: InheritedValues) -> Bool {
        environment == other.environment && scope === other.scope && direction === other.direction
            && page === other.page
    }
}
