public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Place at which a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// Rectangle that will be visible, in the content's space.
    public var rect: CGRect
    /// Point of the rectangle that matters most; nil for its top left corner.
    public var anchor: UnitPoint?

    package init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// Properties of a scroll view and its motion, for a behaviour that chooses the target.
public struct ScrollTargetBehaviorContext {
    /// Visible rectangle when the drag or the wheel's movement began.
    public let originalTarget: ScrollTarget
    /// Velocity of the content's offset, in points per second.
    public let velocity: CGVector
    /// Size of the content without margins, in points.
    public let contentSize: CGSize
    /// Size of the scroll view, in points.
    public let containerSize: CGSize
    /// Axes along which the view scrolls.
    public let axes: Axis.Set
    /// Frames of the views of `scrollTargetLayout`; each origin is the offset that puts the view at the start of the
    /// view.
    let targets: [CGRect]

    package init(
        originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set,
        targets: [CGRect]
    ) {
        self.originalTarget = originalTarget
        self.velocity = velocity
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.axes = axes
        self.targets = targets
    }
}

/// Chooses the place at which a scroll view comes to rest.
public protocol ScrollTargetBehavior {
    /// Changes `target`, which begins as the place at which friction alone would stop. `context` describes the scroll
    /// view and its motion.
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
    /// Properties of the scroll view that ``updateTarget(_:context:)`` gets.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// Rests at multiples of the view's own size, at most one page from where the drag began: at the nearest page, or after
/// a flick at the next one in its direction (S24.9).
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Makes the behaviour; programs write `.paging`.
    public init() {}

    /// Release speed from which on a drag is a flick, in points per second; the same as for throwing a sheet (S20.6).
    private static let flickSpeed = ReleaseRule.throwSpeed

    /// Moves `target` to a multiple of the container's size, along each scrolling axis.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ place: CGFloat, from start: CGFloat, length: CGFloat, velocity: CGFloat) -> CGFloat {
            guard length > 0 else { return place }
            let first = (start / length).rounded()
            // Friction carries a flick onwards: the next page is the one after the place where it would stop.
            let rounding: FloatingPointRoundingRule =
                abs(velocity) <= Self.flickSpeed ? .toNearestOrAwayFromZero : velocity > 0 ? .up : .down
            let wanted = min(max((place / length).rounded(rounding), first - 1), first + 1)
            return wanted * length
        }
        let start = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(
                target.rect.minX, from: start.x, length: context.containerSize.width, velocity: context.velocity.dx)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(
                target.rect.minY, from: start.y, length: context.containerSize.height, velocity: context.velocity.dy)
        }
    }
}

/// Rests where one of the views of `scrollTargetLayout` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// Limit on the number of views that one drag may pass.
    public struct LimitBehavior: Sendable {
        fileprivate let isLimited: Bool
        /// No limit: friction decides.
        public static let automatic = LimitBehavior(isLimited: false)
        /// One view.
        public static let always = LimitBehavior(isLimited: true)
        /// One view.
        public static let alwaysByOne = LimitBehavior(isLimited: true)
        /// No limit: friction decides.
        public static let never = LimitBehavior(isLimited: false)
    }

    private let limit: LimitBehavior

    /// Makes the behaviour with a limit on the number of views passed.
    ///
    /// - Parameter limitBehavior: the number of views that one drag may pass.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Moves `target` to the nearest beginning of a view, along each scrolling axis.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func nearest(_ place: CGFloat, _ starts: [CGFloat]) -> Int? {
            starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) }
        }
        func aligned(_ place: CGFloat, from start: CGFloat, _ starts: [CGFloat]) -> CGFloat {
            let starts = Set(starts).sorted()
            guard var index = nearest(place, starts) else { return place }
            if limit.isLimited, let first = nearest(start, starts) { index = min(max(index, first - 1), first + 1) }
            return starts[index]
        }
        let start = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = aligned(target.rect.minX, from: start.x, context.targets.map(\.minX))
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = aligned(target.rect.minY, from: start.y, context.targets.map(\.minY))
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests at multiples of the view's own size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Rests where one of the views of `scrollTargetLayout` begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Rests where one of the views of `scrollTargetLayout` begins; `limitBehavior` limits how many views one drag may
    /// pass.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// `scrollTargetLayout`: the views directly in this container are the targets of the scroll view around.
nonisolated struct ScrollTargetLayoutModifier: PrimitiveModifier {
    let isEnabled: Bool

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = ScrollTargetsBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        inputs.sink(modifier.attribute) { box.isEnabled = $0.isEnabled }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

@MainActor final class ScrollTargetsBox: LayoutBox {
    var isEnabled = true
    /// The marked container: the innermost box that is not the only content of another.
    var container: LayoutBox? {
        var box = soleContent
        while let inner = box?.soleContent { box = inner }
        return box
    }
}

extension View {
    /// Makes the views in this container the targets of the scroll view around: its target behaviour rests at them and
    /// its `scrollPosition` names them. `isEnabled` false has no effect.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
