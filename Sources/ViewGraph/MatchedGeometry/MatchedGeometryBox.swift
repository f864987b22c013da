import AnimationCore
import AttributeGraph
import Foundation
package import Geometry
@_spi(Engine) import LayerTree

/// Parts of its geometry that a matched view takes from its source (S13.1).
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32
    /// Creates the set with the bits of `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position: followers are placed at the source, anchor on anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size: followers are proposed the source's size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Parameters of one member of a group of matched views.
package struct MatchedGeometryTerms: Equatable {
    package var properties: MatchedGeometryProperties
    package var anchor: UnitPoint
    package var isSource: Bool

    package init(properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
        self.properties = properties
        self.anchor = anchor
        self.isSource = isSource
    }
}

/// Identity of a group of views that share one geometry.
package struct MatchedGeometryKey: Hashable {
    package let id: AnyHashable
    package let namespace: Namespace.ID

    package init(id: AnyHashable, namespace: Namespace.ID) {
        self.id = id
        self.namespace = namespace
    }
}

/// The box of `matchedGeometryEffect`. For its parent it has the size of its content (S13.3). The content itself is
/// placed at the frame of the group (S13.4, S13.5).
@MainActor package final class MatchedGeometryBox: LayoutBox {
    private var key: MatchedGeometryKey?
    private var group: MatchedGeometryGroup?
    private(set) var terms = MatchedGeometryTerms(properties: .frame, anchor: .center, isSource: true)
    private var hasPlacedContent = false
    private var contentState = ContentState.placed
    private enum ContentState {
        case placed
        /// The view moved or its content changed, and the group has not computed the new target yet.
        case waitsForGroup
        /// The group has computed the target, and the content must be placed.
        case due
    }

    /// True if the content is placed only after the group has computed its target.
    var waitsForGroup: Bool { contentState == .waitsForGroup }
    /// The view's own frame, in the window, when its content was last placed or its group last resolved; nil before
    /// that.
    private var knownFrame: CGRect?
    /// Visible frame of the view, and the number of the update, when it began to leave or was taken back; nil before
    /// that.
    private var frameWhenLeft: (update: Int, frame: CGRect)?

    /// The flight of the group that new content repeats in this pass; nil if there is none.
    var repeatedFlight: RepeatedFlight?

    /// Frame in which the content is placed, in points of the window; nil for the box's own place.
    private(set) var target: CGRect?

    func setTarget(_ target: CGRect?) {
        guard waitsForGroup || target != self.target || (target != nil && hasMoved) else { return }
        self.target = target
        contentState = .due
        memory.state.placesContentInWindow = target != nil
        host.needsLayout(from: self)
    }

    /// True if the view has moved in the window since ``knownFrame`` was recorded. Tested after each layout, since a
    /// moving layer does not notify the boxes in it.
    var hasMoved: Bool { isPlaced && knownFrame != frameInWindow() }

    /// Records the view's own frame in the window.
    func noteFrame() { knownFrame = frameInWindow() }

    package func set(key: MatchedGeometryKey, terms: MatchedGeometryTerms) {
        if key != self.key {
            remove()
            self.key = key
            let group = host.matchedGeometry.group(key)
            group.members.append(self)
            self.group = group
        }
        self.terms = terms
        group?.changed()
    }

    /// Removes the view from its group. Called when its identity ends.
    package func remove() {
        group?.remove(self)
        group = nil
    }

    package override func geometryChanged() { group?.changed() }

    package override init(host: ViewHost, scope: TransactionScope) {
        super.init(host: host, scope: scope)
        rare.state.presenceChanged = { [unowned self] in presenceChanged() }
    }

    /// Called when the view begins to leave, and so ceases to be a source, or when it is taken back, and so becomes the
    /// newest source (S13.2, S13.9).
    private func presenceChanged() {
        frameWhenLeft = seenFrame().map { (host.updateNumber, $0) }
        group?.changed()
    }

    /// Targets are frames of the window and are not mirrored.
    package override class var kind: BoxKind { .placesFromLeft }

    package override func placeContent() {
        if !hasPlacedContent {
            hasPlacedContent = true
            target = group?.beginning(of: self)
            memory.state.placesContentInWindow = target != nil
            contentState = .due
        }
        guard let target else { return super.placeContent() }
        if let group, contentState != .due {
            // Placing at the old target first would make two moves in one update, and the animation would run for the
            // second of two changes (S5.10).
            contentState = .waitsForGroup
            group.changed()
            return
        }
        contentState = .placed
        let own = frameInWindow()
        knownFrame = own
        // `size.width` is used rather than `width`, which is never negative: a flight that is repeated towards a
        // smaller frame may have started from a negative size.
        let (corner, size) = (target.origin, target.size)
        for box in content.boxes {
            let inner =
                terms.properties.contains(.size)
                ? ProposedViewSize(width: max(0, size.width), height: max(0, size.height)) : proposal
            let child = box.sizeThatFits(inner)
            var origin = CGPoint.zero
            if terms.properties.contains(.position) {
                let anchor = terms.anchor
                let rest = CGPoint(
                    x: (size.width - child.width) * anchor.x, y: (size.height - child.height) * anchor.y)
                origin.x = corner.x + rest.x - own.minX
                origin.y = corner.y + rest.y - own.minY
                // Content that did not take the proposed size is shifted once more (S13.5, measured).
                if terms.properties.contains(.size) { origin = origin.moved(by: rest) }
            }
            box.place(at: origin, proposal: inner)
        }
    }

    /// Returns the view's frame, in points of the window, at presentation values; nil if it has no layer.
    ///
    /// In the update in which the view begins to leave, layers of its transition are inserted. Until they are part of
    /// the layer tree, no place can be computed from the layers, and the frame recorded before is used.
    func presentedFrame() -> CGRect? {
        if let known = frameWhenLeft, known.update == host.updateNumber { return known.frame }
        return seenFrame()
    }

    private func seenFrame() -> CGRect? {
        var layers: [Layer] = []
        appendLayers(to: &layers)
        guard let layer = layers.first, let around = layer.superlayer else { return layers.first?.frameInWindow }
        // The view may be larger than its outermost layer, and may have several. The first layer gives the difference
        // between presentation and model geometry.
        let (seen, place) = (layer.presentation.geometry, layer.geometry)
        let frame = CGRect(
            x: originInLayer.x + seen.origin.x - place.origin.x, y: originInLayer.y + seen.origin.y - place.origin.y,
            width: size.width + seen.size.width - place.size.width,
            height: size.height + seen.size.height - place.size.height)
        let transform = around.transformToWindow()
        return CGRect(around: frame.corners.map { $0.applying(transform) })
    }
}
