import AnimationCore
package import Foundation
package import Geometry
import LayerTree
@_spi(Engine) package import ViewGraph

/// The box of one presentation, as large as the window. The content is placed in it by its placement. The rest lets
/// events through, or blocks them from what is behind.
@MainActor package final class PresentationBox: LayerBox, GeometryObserver {
    private let placement: @MainActor () -> PresentationPlacement
    private let opening: Animation?
    private let fillsWindow: Bool
    private var placed: PresentationPlacement?
    var placedOn: @MainActor (PresentationPlacement.Side) -> Void = { _ in }
    private var hasOpened = false
    /// Surface in which the content is shown instead of the window; nil if there is none.
    var surface: PresentationSurface?

    /// Minimum distance, in points, between the content and the window's edges.
    static let margin: CGFloat = 6

    /// Creates the box of a presentation.
    ///
    /// - Parameters:
    ///   - inputs: inputs at the place of this box.
    ///   - placement: returns where to place the content. Called after each layout, since the anchor may have moved.
    ///   - opening: animation by which the content grows to its size when it enters; nil for none.
    ///   - fillsWindow: true if the content is as large as the window and ignores the placement.
    init(
        _ inputs: _ViewInputs, placement: @escaping @MainActor () -> PresentationPlacement, opening: Animation?,
        fillsWindow: Bool
    ) {
        self.placement = placement
        self.opening = opening
        self.fillsWindow = fillsWindow
        super.init(inputs)
    }

    /// The window does not see traits and gaps of the content. Placements count x from the left, in either direction of
    /// layout.
    package override class var kind: BoxKind { [.boundaryOncePlaced, .hidesContent, .placesFromLeft] }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    package override func placeContent() {
        guard !fillsWindow else {
            for box in content.boxes { box.place(at: .zero, proposal: ProposedViewSize(size)) }
            return
        }
        let placement = placement()
        placed = placement
        for case let box as PresentedContentBox in content.boxes {
            guard let result = spot(for: box, placement) else { continue }
            placedOn(result.side)
            let origin = CGPoint(x: result.frame.minX.rounded(), y: result.frame.minY.rounded())
            box.place(at: origin, proposal: ProposedViewSize(result.frame.size))
            if !hasOpened, let opening { box.open(from: result.side, placement: placement, animation: opening) }
            hasOpened = true
        }
    }

    /// Returns where the content is placed in the window, or where its surface is now; nil while the surface has no
    /// place.
    private func spot(
        for box: PresentedContentBox, _ placement: PresentationPlacement
    ) -> PresentationPlacement.Result? {
        guard let surface else {
            let bounds = CGRect(origin: .zero, size: size).insetBy(
                dx: min(Self.margin, size.width / 2), dy: min(Self.margin, size.height / 2))
            return placement.place(box.sizeThatFits(in: bounds.size), in: bounds)
        }
        let wanted = box.sizeThatFits(in: surface.limit)
        let size = CGSize(width: max(1, wanted.width.rounded(.up)), height: max(1, wanted.height.rounded(.up)))
        surface.ask(for: placement, size: size)
        guard let frame = surface.frame else {
            // The surface has no place yet. The content is placed as if there were room for everything, for views that
            // depend on places.
            box.place(at: placement.place(size, in: .infinite).frame.origin, proposal: ProposedViewSize(size))
            return nil
        }
        return PresentationPlacement.Result(frame: frame, side: placement.side(of: frame))
    }

    /// Called when the surface has moved, or no longer exists.
    func surfaceChanged() { host.enqueue(Transaction()) { [weak self] in self?.invalidatePlacement() } }

    package func geometryMayHaveChanged() {
        guard !fillsWindow, isPlaced, !isInLeavingView, let placed, placement() != placed else { return }
        invalidatePlacement()
    }
}

/// The content of a presentation, in a layer of its own, which may be shown in a surface of its own.
@MainActor package final class PresentedContentBox: LayerBox {
    /// Scale at the beginning of the entry.
    private static let smallest = 0.94

    /// Returns the ideal size of the content, limited to `limit`, in points.
    fileprivate func sizeThatFits(in limit: CGSize) -> CGSize {
        let ideal = sizeThatFits(.unspecified)
        guard ideal.width > limit.width || ideal.height > limit.height else { return ideal }
        let width = min(ideal.width, limit.width)
        let narrowed = sizeThatFits(ProposedViewSize(width: width, height: nil))
        return CGSize(width: width, height: min(narrowed.height, limit.height))
    }

    /// Animates the content to its size, from the corner or edge next to the anchor.
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
