package import AnimationCore
import AttributeGraph
@_spi(Engine) import LayerTree

/// Transaction at a place in the view tree (S10.5, S11).
///
/// Transactions are not attributes: as inputs they would make every sink dirty in every update. Instead, a chain of
/// scopes is passed down with the inputs, and code that writes an animatable value resolves its scope at that moment.
@_spi(Engine) @MainActor public class TransactionScope {
    package final var host: ViewHost { hostReference.object }
    private let hostReference: Unretained<ViewHost>
    package let outer: TransactionScope?
    /// Scope outside of the outermost enclosing body with an edit of its own; nil if there is no such body (S11.10).
    private let outsideBodies: TransactionScope?
    /// Cached result, valid for one pass. Not for one update: the phase of a transition changes between two passes of
    /// an update (S12.6).
    private let resolved: HotMemory<(pass: Int, transaction: Transaction)?>

    /// Creates a scope.
    ///
    /// - Parameters:
    ///   - host: host of the window.
    ///   - outer: scope of the outer place; nil for the root.
    ///   - isBodyOnly: true if the edit applies to a body only, whose content gets the unedited transaction; false by
    ///     default.
    package init(host: ViewHost, outer: TransactionScope?, isBodyOnly: Bool = false) {
        hostReference = Unretained(host)
        self.outer = outer
        outsideBodies = outer?.outsideBodies ?? (isBodyOnly ? outer : nil)
        resolved = HotMemory(nil)
    }

    /// Returns the transaction of the running update as edited by this scope and the outer ones. Outside of updates the
    /// result has no effect.
    package final func resolve() -> Transaction {
        guard let outer else { return host.transaction }
        if let known = resolved.state, known.pass == host.passNumber { return known.transaction }
        var transaction = outer.resolve()
        edit(&transaction)
        resolved.state = (host.passNumber, transaction)
        return transaction
    }

    /// Returns the transaction for geometry changes at this place.
    ///
    /// The edit of a body, as in `animation(_:body:)`, applies to the effects in the body. The position of the effects
    /// is determined by the content (S11.5, S11.10), so its transaction is used.
    package final func resolveForGeometry() -> Transaction { (outsideBodies ?? self).resolve() }

    /// Applies the edit of this scope to `transaction`.
    package func edit(_ transaction: inout Transaction) {}

    /// True if an `offset` made here is a rendering effect with an animated value of its own, instead of layout.
    ///
    /// True in the bodies of transitions and of `animation(_:body:)`. Their content gets the unedited transaction, so
    /// an offset as layout would animate with that one instead of the body's own (S11.5, S12.5).
    package var offsetsAreEffects: Bool { outsideBodies != nil || outer?.offsetsAreEffects ?? false }
}

/// Scope that always edits the transaction: `.transaction { }`, or the animation of a transition.
@MainActor package final class EditingScope: TransactionScope {
    package var edit: (inout Transaction) -> Void

    package init(outer: TransactionScope, isBodyOnly: Bool = false, edit: @escaping (inout Transaction) -> Void) {
        self.edit = edit
        super.init(host: outer.host, outer: outer, isBodyOnly: isBodyOnly)
    }

    override package func edit(_ transaction: inout Transaction) { edit(&transaction) }
}

/// Scope that edits the transaction in updates in which its value changes: `.animation(_:value:)` (S11.1).
@MainActor package final class ValueScope<Value>: TransactionScope {
    private var last: Value?
    private var changedInUpdate = -1
    private var edit: (inout Transaction) -> Void = { _ in }
    private let areEqual: (Value, Value) -> Bool

    package init(outer: TransactionScope, areEqual: @escaping (Value, Value) -> Bool) {
        self.areEqual = areEqual
        super.init(host: outer.host, outer: outer)
    }

    /// Records the value of the modifier. Called in each update in which it may have changed. The first value is not a
    /// change (S11.1).
    package func observe(_ value: Value, edit: @escaping (inout Transaction) -> Void) {
        if let last, !areEqual(last, value) { changedInUpdate = host.updateNumber }
        last = value
        self.edit = edit
    }

    override package func edit(_ transaction: inout Transaction) {
        if changedInUpdate == host.updateNumber { edit(&transaction) }
    }
}
