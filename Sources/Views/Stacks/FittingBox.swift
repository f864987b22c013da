import AnimationCore
@_spi(Engine) import ViewGraph

/// One of the views among which `ViewThatFits` chooses. Its views appear while it is chosen. When it is no longer chosen,
/// they are made anew, and so lose their state.
@MainActor final class FittingBox: LayoutBox {
    private let appearance = AppearanceScope()
    private var structure: DynamicStructure<Int>?
    private var replacement: ScopeReplacement?
    private var make: ElementWrapper.Make?
    /// Number of times that the views were made anew.
    private var generation = 0

    /// Makes the views.
    ///
    /// - Parameters:
    ///   - inputs: inputs of the content of this box.
    ///   - content: makes the views at a place.
    func begin(_ inputs: _ViewInputs, _ content: @escaping ElementWrapper.Make) {
        make = content
        replacement = ScopeReplacement(by: appearance, at: inputs)
        let structure = DynamicStructure<Int>(inputs, of: FittingBox.self)
        structure.isOneElement = true
        self.structure = structure
        inputs.lifetime.onEnd { [weak self] in
            self?.structure = nil
            self?.make = nil
        }
        makeViews()
    }

    private func makeViews() {
        structure?.update([generation]) { _, item, inputs in
            item.lifetime.scopeReplacement = replacement
            inputs.make { make?($0.place) }
        } refresh: { _, _ in
        } isInsertion: { _ in
            false
        }
    }

    /// True if the views count as appeared.
    var isPresent: Bool { appearance.isPresent }

    /// Makes the views appear.
    func appear() { appearance.appear() }

    /// Makes the views disappear; their state is kept.
    func disappear() { appearance.disappear() }

    /// Makes the views anew in the next update.
    func restart() {
        host.enqueue(Transaction()) { [weak self] in
            self?.generation += 1
            self?.makeViews()
        }
    }
}
