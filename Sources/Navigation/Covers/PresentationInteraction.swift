import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph

/// Heights of a sheet at which the pointer and the keys reach what is behind it.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Extent: Hashable, Sendable {
        case none
        case all
        case upThrough(PresentationDetent)
    }

    let extent: Extent

    /// At none.
    public static let automatic = Self(extent: .none)
    /// At all heights. There is no shade behind the sheet.
    public static let enabled = Self(extent: .all)
    /// At none: a shade covers what is behind.
    public static let disabled = Self(extent: .none)
    /// At the height `detent` and lower ones, where there is no shade behind the sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(extent: .upThrough(detent)) }
}

/// Answer of a scroll view in a sheet to drags that could change the sheet's height as well.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let scrolls: Bool

    /// The usual answer: it scrolls.
    public static let automatic = Self(scrolls: true)
    /// The sheet takes its greatest height before the content scrolls.
    @available(
        *, unavailable, message: "wheels and touchpads scroll the content; the sheet is dragged beside its scroll views"
    )
    public static var resizes: Self { Self(scrolls: false) }
    /// It scrolls.
    public static let scrolls = Self(scrolls: true)
}

/// Form that a popover or sheet takes in narrow windows.
public struct PresentationAdaptation: Sendable {
    private let form: Int

    /// The usual one: the form that it has everywhere.
    public static var automatic: Self { Self(form: 0) }
    /// The form that it has everywhere.
    public static var none: Self { Self(form: 1) }
    /// A popover.
    public static var popover: Self { Self(form: 2) }
    /// A sheet. Popovers are never shown as one here: they reach beyond their window, so that a narrow one has room for them.
    public static var sheet: Self { Self(form: 3) }
    /// A cover. Popovers are never shown as one here, as for ``sheet``.
    public static var fullScreenCover: Self { Self(form: 4) }
}

// Where a sheet has a shade.
extension CoverBox {
    /// Part of the shade, 0…1, behind a sheet that lies `distance` points below its highest place.
    func shadePart(at distance: Double) -> Double {
        guard style == .sheet else { return 1 }
        switch interaction.extent {
        case .none: return 1
        case .all: return 0
        case .upThrough(let detent):
            let stops = stops
            guard let clear = stops.first(where: { $0.detent?.id == AnyHashable(detent) })?.stop else { return 1 }
            // Half a point of tolerance: springs end near their goal.
            if distance > clear - 0.5 { return 0 }
            // Above the height, the shade grows until the next one.
            let dim = stops.last { $0.stop < clear }?.stop ?? 0
            return min(max((clear - distance) / max(clear - dim, 1), 0), 1)
        }
    }
}

/// Sets at which heights the pointer reaches what is behind the sheet around.
nonisolated private struct InteractionModifier: InputsModifier {
    let interaction: PresentationBackgroundInteraction

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let environment = inputs.environment
        inputs.sink(modifier.attribute) { graph.peek(environment).coverHandle?.setInteraction($0.interaction) }
    }
}

extension View {
    /// Sets at which heights of the sheet around the pointer and the keys reach what is behind it.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        modifier(InteractionModifier(interaction: interaction))
    }

    /// States that scroll views in the sheet around scroll. `behavior` has no other value here.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }

    /// States the form that a popover takes in narrow windows. Here it has the same form in all windows.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// States the form that a popover takes in windows that are narrow or low. Here it has the same form in all windows.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }
}
