import Foundation
@_spi(Engine) import Presentations
@_spi(Engine) import ViewGraph

/// Handle of one cover, for the views in it.
@MainActor final class CoverHandle {
    weak var box: CoverBox?
    var presentation: Presentation?
    /// Views that forbid interactive dismissal.
    private var refusals: [ObjectIdentifier] = []

    var isDismissible: Bool { refusals.isEmpty }

    /// Heights that the content allows, the chosen one, and the closure called when people choose another.
    private var detents: (detents: [SheetDetent], chosen: AnyHashable?, choose: (AnyHashable) -> Void) =
        ([], nil, { _ in })

    /// Rule for the sheet's size; nil for the usual one.
    private var sizing: (any PresentationSizing)?

    /// Sets the rule for the sheet's size.
    func setSizing(_ sizing: any PresentationSizing) {
        self.sizing = sizing is AutomaticPresentationSizing ? nil : sizing
        box?.sizing = self.sizing
    }

    /// Sets up to which of the sheet's heights the pointer reaches what is behind it.
    func setInteraction(_ interaction: PresentationBackgroundInteraction) {
        self.interaction = interaction
        box?.interaction = interaction
    }

    private var interaction = PresentationBackgroundInteraction.automatic

    /// Sets the heights that the sheet may have. It goes to the height `chosen`, animated if `animates`; `choose` is
    /// called when people choose another.
    func setDetents(
        _ detents: [SheetDetent], chosen: AnyHashable?, animates: Bool, choose: @escaping (AnyHashable) -> Void
    ) {
        self.detents = (detents, chosen, choose)
        showDetents(animates: animates)
    }

    func showDetents(animates: Bool) {
        guard let box else { return }
        box.sizing = sizing
        box.interaction = interaction
        box.detents = detents.detents
        // Without a choice by the program, that of people stays.
        if let chosen = detents.chosen { box.choose(chosen, animates: animates) }
        box.detentChosen = { [weak self] in self?.detents.choose($0) }
    }

    func refuse(_ owner: AnyObject, _ refuses: Bool) {
        refusals.removeAll { $0 == ObjectIdentifier(owner) }
        if refuses { refusals.append(ObjectIdentifier(owner)) }
        box?.isDismissible = isDismissible
    }
}
