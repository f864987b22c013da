public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Where a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// What will be seen, in the content's space.
    public var rect: CGRect
    /// Which point of the rectangle matters most; nil for its top left corner.
    public var anchor: UnitPoint?

    package init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What a scroll view is like while it looks for its target.
public struct ScrollTargetBehaviorContext {
    /// What was seen when the drag began.
    public let originalTarget: ScrollTarget
    /// In points per second, of the content's offset.
    public let velocity: CGVector
    /// Of all that is scrolled, in points.
    public let contentSize: CGSize
    /// Of the visible part.
    public let containerSize: CGSize
    /// Along which the view scrolls.
    public let axes: Axis.Set
    /// Frames of the views of `scrollTargetLayout`: each begins at the offset that puts it at the start of what is seen.
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

/// Moves the place at which a scroll view comes to rest.
public protocol ScrollTargetBehavior {
    /// Changes `target`, which is where friction alone would stop.
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
    /// What ``updateTarget(_:context:)`` is told.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// Rests at multiples of the view's own size, one page on at most: at the nearest one, or after a flick at the next one in
/// its direction (S24.9).
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// What `.paging` names.
    public init() {}

    /// From which speed on, in points per second, a drag that is let go was a flick: as a throw of a sheet (S20.6).
    private static let flickSpeed = ReleaseRule.throwSpeed

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ place: CGFloat, from start: CGFloat, length: CGFloat, velocity: CGFloat) -> CGFloat {
            guard length > 0 else { return place }
            let first = (start / length).rounded()
            // Friction carries a flick onwards, so the next page in its direction is beside where it would stop.
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
    /// How many views a drag may pass.
    public struct LimitBehavior: Sendable {
        fileprivate let isLimited: Bool
        /// As many as friction lets it.
        public static let automatic = LimitBehavior(isLimited: false)
        /// One.
        public static let always = LimitBehavior(isLimited: true)
        /// One.
        public static let alwaysByOne = LimitBehavior(isLimited: true)
        /// As many as friction lets it.
        public static let never = LimitBehavior(isLimited: false)
    }

    private let limit: LimitBehavior

    /// - Parameter limitBehavior: how many views a drag may pass.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

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

    /// Rests where one of the views of `scrollTargetLayout` begins, as many views on as `limitBehavior` says.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// `scrollTargetLayout`: what is directly in this container are the targets of the scroll view around.
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
    /// The container that is marked.
    var container: LayoutBox? {
        var box = soleContent
        while let inner = box?.soleContent { box = inner }
        return box
    }
}

extension View {
    /// Marks the views in this container as what the scroll view around rests at and tells the position by.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
