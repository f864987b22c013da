package import AnimationCore
package import AttributeGraph

/// Values that views offer to their window: those of the focused view and the views around it, and those of the whole
/// scene.
@MainActor package final class FocusedValueStore: HostAttachment {
    /// One value that a view offers.
    @MainActor package final class Offer {
        package weak var box: LayoutBox?
        /// True if the value is offered wherever the focus is.
        let isOfScene: Bool
        /// Adds the value to those of the window.
        package var apply: (inout FocusedValues) -> Void = { _ in }

        package init(box: LayoutBox, isOfScene: Bool) {
            self.box = box
            self.isOfScene = isOfScene
        }
    }

    private unowned let host: ViewHost
    private let published: Attribute<FocusedValues>
    /// True once a view or a command reads values; before, nothing is published.
    private var isRead = false
    private var offers: [Offer] = []
    private var isPublishing = false

    package init(host: ViewHost) {
        self.host = host
        published = host.lifetime.perform { host.graph.addSource(FocusedValues()) }
        host.focus.add(observer: self)
    }

    /// The values offered at present, for those who read them.
    package var values: Attribute<FocusedValues> {
        if !isRead {
            isRead = true
            offersChanged()
        }
        return published
    }

    package func add(_ offer: Offer) {
        offers.append(offer)
        offersChanged()
    }

    package func remove(_ offer: Offer) {
        offers.removeAll { $0 === offer }
        offersChanged()
    }

    /// Publishes the values at the end of the update, when all views are in place.
    package func offersChanged() {
        guard isRead, !isPublishing else { return }
        isPublishing = true
        host.afterUpdate { [weak self] in self?.publish() }
    }

    private func publish() {
        isPublishing = false
        let offered = offered
        host.enqueue(Transaction()) { [unowned host, published] in host.graph.set(published, to: offered) }
    }

    /// The values of the scene in the order of the views, then those around the focus, from the outside in: of several
    /// values for one key, the innermost counts.
    private var offered: FocusedValues {
        var result = FocusedValues()
        for offer in offers where offer.isOfScene && offer.box?.isInLeavingView == false { offer.apply(&result) }
        var chain: [LayoutBox] = []
        var box = host.focus.focused?.box
        while let current = box {
            chain.append(current)
            box = current.parent
        }
        for box in chain.reversed() {
            for offer in offers where !offer.isOfScene && offer.box === box { offer.apply(&result) }
        }
        return result
    }
}

extension FocusedValueStore: FocusObserver {
    func focusMoved(to target: FocusTarget?) { offersChanged() }
}

extension ViewHost {
    /// Values that the views of this window offer to it.
    package var focusedValues: FocusedValueStore { attachment(FocusedValueStore.self) }
}
