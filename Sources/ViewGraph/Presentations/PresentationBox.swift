import AnimationCore
package import Foundation
package import Geometry
import LayerTree

/// The part of the window that one presentation takes: all of it. The content lies where its placement says; the rest lets
/// events through, or keeps them from what is behind.
@MainActor package final class PresentationBox: LayerBox, GeometryObserver {
    private let placement: @MainActor () -> PresentationPlacement
    private let opening: Animation?
    private var placed: PresentationPlacement?
    private var hasOpened = false

    /// Around content, to the window's edges, in points.
    static let margin: CGFloat = 6

    /// - Parameters:
    ///   - inputs: of the place of this box.
    ///   - placement: asked after each layout, since what the content belongs to may have moved.
    ///   - opening: how the content grows to its size when it comes; nil if it does not.
    init(_ inputs: _ViewInputs, placement: @escaping @MainActor () -> PresentationPlacement, opening: Animation?) {
        self.placement = placement
        self.opening = opening
        super.init(inputs)
    }

    package override var isLayoutBoundary: Bool { isPlaced }
    /// What the content says of itself is not for the window.
    package override var soleContent: LayoutBox? { nil }
    /// Placements count from the left, whichever way layout runs in the content.
    package override var placesInMirror: Bool { false }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    package override func placeContent() {
        let bounds = CGRect(origin: .zero, size: size).insetBy(
            dx: min(Self.margin, size.width / 2), dy: min(Self.margin, size.height / 2))
        let placement = placement()
        placed = placement
        for case let box as PresentedContentBox in content.boxes {
            let result = placement.place(box.sizeThatFits(in: bounds.size), in: bounds)
            let origin = CGPoint(x: result.frame.minX.rounded(), y: result.frame.minY.rounded())
            box.place(at: origin, proposal: ProposedViewSize(result.frame.size))
            if !hasOpened, let opening { box.open(from: result.side, placement: placement, animation: opening) }
        }
        hasOpened = true
    }

    package func geometryMayHaveChanged() {
        guard isPlaced, !isInLeavingView, let placed, placement() != placed else { return }
        invalidatePlacement()
    }
}

/// What is presented: a layer of its own, which a platform may one day put into a surface of its own.
@MainActor package final class PresentedContentBox: LayerBox {
    /// How much of its size it has when it begins to come.
    private static let smallest = 0.94

    /// As large as it likes to be, within `limit`.
    fileprivate func sizeThatFits(in limit: CGSize) -> CGSize {
        let ideal = sizeThatFits(.unspecified)
        guard ideal.width > limit.width || ideal.height > limit.height else { return ideal }
        let width = min(ideal.width, limit.width)
        let narrowed = sizeThatFits(ProposedViewSize(width: width, height: nil))
        return CGSize(width: width, height: min(narrowed.height, limit.height))
    }

    /// Grows to its size, out of the corner or edge that is next to the anchor.
    fileprivate func open(
        from side: PresentationPlacement.Side, placement: PresentationPlacement, animation: Animation
    ) {
        guard !host.reducesMotion else { return }
        let along = placement.alignment
        let anchor: UnitPoint =
            switch side {
            case .above: UnitPoint(x: along, y: 1)
            case .below: UnitPoint(x: along, y: 0)
            case .left: UnitPoint(x: 1, y: along)
            case .right: UnitPoint(x: 0, y: along)
            case .over: .center
            }
        ownLayer.setEffect(
            .scale(CGSize(width: Self.smallest, height: Self.smallest), anchor: anchor), transaction: Transaction())
        host.secondPass { [ownLayer] in
            ownLayer.setEffect(
                .scale(CGSize(width: 1, height: 1), anchor: anchor), transaction: Transaction(animation: animation))
        }
    }
}
