package import AnimationCore
import AttributeGraph
@_spi(Engine) import LayerTree

/// Which transaction reaches a place in the tree (S10.5, S11).
///
/// Transactions are no attributes: as an input they would dirty every sink in every update. Instead a chain of scopes
/// goes down with the inputs, and whoever writes an animatable value asks its scope in that moment.
@_spi(Engine) @MainActor public class TransactionScope {
    package final var host: ViewHost { hostReference.object }
    private let hostReference: Unretained<ViewHost>
    package let outer: TransactionScope?
    /// The scope outside of the outermost body around that has an edit of its own; nil for a place in none (S11.10).
    private let outsideBodies: TransactionScope?
    /// Within one pass it is always the same; a transition's phase changes between two of one update (S12.6).
    private let resolved: HotMemory<(pass: Int, transaction: Transaction)?>

    /// - Parameter isBodyOnly: whether the edit reaches a body only, whose content gets the transaction from outside back.
    package init(host: ViewHost, outer: TransactionScope?, isBodyOnly: Bool = false) {
        hostReference = Unretained(host)
        self.outer = outer
        outsideBodies = outer?.outsideBodies ?? (isBodyOnly ? outer : nil)
        resolved = HotMemory(nil)
    }

    /// The transaction of the running update as it arrives here; without effect outside of updates.
    package final func resolve() -> Transaction {
        guard let outer else { return host.transaction }
        if let known = resolved.state, known.pass == host.passNumber { return known.transaction }
        var transaction = outer.resolve()
        edit(&transaction)
        resolved.state = (host.passNumber, transaction)
        return transaction
    }

    /// The transaction under which the geometry of what is here changes.
    ///
    /// The edit of a body, as in `animation(_:body:)`, is for the effects in it; where they lie is the content's matter (S11.5,
    /// S11.10).
    package final func resolveForGeometry() -> Transaction { (outsideBodies ?? self).resolve() }

    /// What this scope changes in the transaction for what is inside it.
    package func edit(_ transaction: inout Transaction) {}

    /// Whether an `offset` made here is a rendering effect with an animated value of its own, and not layout.
    ///
    /// True in the bodies of transitions and of `animation(_:body:)`: their content gets the transaction from outside back, so
    /// as layout the offset would move by that one, and not by the one that the body stands for (S11.5, S12.5).
    package var offsetsAreEffects: Bool { outsideBodies != nil || outer?.offsetsAreEffects ?? false }
}

/// A scope that edits the transaction whenever it is asked: `.transaction { }`, or a transition's own animation.
@MainActor package final class EditingScope: TransactionScope {
    package var edit: (inout Transaction) -> Void

    package init(outer: TransactionScope, isBodyOnly: Bool = false, edit: @escaping (inout Transaction) -> Void) {
        self.edit = edit
        super.init(host: outer.host, outer: outer, isBodyOnly: isBodyOnly)
    }

    override package func edit(_ transaction: inout Transaction) { edit(&transaction) }
}

/// A scope that edits the transaction in those updates in which its value changed: `.animation(_:value:)` (S11.1).
@MainActor package final class ValueScope<Value>: TransactionScope {
    private var last: Value?
    private var changedInUpdate = -1
    private var edit: (inout Transaction) -> Void = { _ in }
    private let areEqual: (Value, Value) -> Bool

    package init(outer: TransactionScope, areEqual: @escaping (Value, Value) -> Bool) {
        self.areEqual = areEqual
        super.init(host: outer.host, outer: outer)
    }

    /// Called in each update in which the modifier's value may have changed; the first value is no change (S11.1).
    package func observe(_ value: Value, edit: @escaping (inout Transaction) -> Void) {
        if let last, !areEqual(last, value) { changedInUpdate = host.updateNumber }
        last = value
        self.edit = edit
    }

    override package func edit(_ transaction: inout Transaction) {
        if changedInUpdate == host.updateNumber { edit(&transaction) }
    }
}
