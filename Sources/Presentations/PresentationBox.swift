import AnimationCore
package import Foundation
package import Geometry
import LayerTree
@_spi(Engine) package import ViewGraph

/// The part of the window that one presentation takes: all of it. The content lies where its placement says; the rest lets
/// events through, or keeps them from what is behind.
@MainActor package final class PresentationBox: LayerBox, GeometryObserver {
    private let placement: @MainActor () -> PresentationPlacement
    private let opening: Animation?
    private let fillsWindow: Bool
    private var placed: PresentationPlacement?
    var placedOn: @MainActor (PresentationPlacement.Side) -> Void = { _ in }
    private var hasOpened = false
    /// What the content is shown in instead of the window.
    var surface: PresentationSurface?

    /// Around content, to the window's edges, in points.
    static let margin: CGFloat = 6

    /// - Parameters:
    ///   - inputs: of the place of this box.
    ///   - placement: asked after each layout, since what the content belongs to may have moved.
    ///   - opening: how the content grows to its size when it comes; nil if it does not.
    ///   - fillsWindow: whether the content is as large as the window, wherever it belongs.
    init(
        _ inputs: _ViewInputs, placement: @escaping @MainActor () -> PresentationPlacement, opening: Animation?,
        fillsWindow: Bool
    ) {
        self.placement = placement
        self.opening = opening
        self.fillsWindow = fillsWindow
        super.init(inputs)
    }

    /// What the content says of itself is not for the window. Placements count from the left, whichever way layout runs in the
    /// content.
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

    /// Where the content goes in the window, or where its surface is by now.
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
            // Not seen yet: what depends on the place looks as if there were room for everything.
            box.place(at: placement.place(size, in: .infinite).frame.origin, proposal: ProposedViewSize(size))
            return nil
        }
        return PresentationPlacement.Result(frame: frame, side: placement.side(of: frame))
    }

    /// The surface is elsewhere, or there is none any more.
    func surfaceChanged() { host.enqueue(Transaction()) { [weak self] in self?.invalidatePlacement() } }

    package func geometryMayHaveChanged() {
        guard !fillsWindow, isPlaced, !isInLeavingView, let placed, placement() != placed else { return }
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
