@_spi(Engine) import LayerTree

/// Stands for one element of collected views. It has no size and is in no window: it carries the element's traits, and
/// makes the element where it is shown.
@MainActor package final class SubviewBox: LayoutBox {
    private let inputs: _ViewInputs
    private let make: @MainActor (_ViewInputs) -> Void
    private unowned let collector: SubviewCollector
    /// Number of places at which the element is shown.
    private(set) var uses = 0

    init(_ inputs: _ViewInputs, of collector: SubviewCollector, make: @escaping @MainActor (_ViewInputs) -> Void) {
        self.inputs = inputs
        self.make = make
        self.collector = collector
        super.init(host: inputs.host, scope: inputs.scope)
    }

    package override class var kind: BoxKind { .hidesContent }

    /// Makes the element at the place of `outside`. It inherits the values of that place, except those that modifiers
    /// within the collected views set.
    package func show(in outside: consuming _ViewInputs) {
        uses += 1
        outside.lifetime.onEnd { [self] in
            uses -= 1
            collector.useEnded()
        }
        outside.element { [self] outside in
            var inner = inputs
            inner.collector = nil
            inner.place = outside.place
            inner.inherited = collector.inherited(inner.inherited, at: outside)
            inner.element(make)
        }
    }
}
