import AnimationCore
import AttributeGraph
import Foundation
package import Geometry
@_spi(Engine) import LayerTree

/// Parts of geometry that a matched view takes from its source (S13.1).
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32
    /// The parts whose bits are in `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Followers lie where the source lies, by their anchors.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// Followers are proposed the source's size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Parameters of a member of a group of matched views.
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

/// A group of views that share one geometry.
package struct MatchedGeometryKey: Hashable {
    package let id: AnyHashable
    package let namespace: Namespace.ID

    package init(id: AnyHashable, namespace: Namespace.ID) {
        self.id = id
        self.namespace = namespace
    }
}

/// The box of `matchedGeometryEffect`: to its parent it is what its content is (S13.3); the content lies where the
/// group is (S13.4, S13.5).
@MainActor package final class MatchedGeometryBox: LayoutBox {
    private var key: MatchedGeometryKey?
    private var group: MatchedGeometryGroup?
    private(set) var terms = MatchedGeometryTerms(properties: .frame, anchor: .center, isSource: true)
    private var hasPlacedContent = false
    private var contentState = ContentState.placed
    private enum ContentState {
        case placed
        /// Something moved the view, or changed its content, and its group has not looked yet where that is to be.
        case waitsForGroup
        /// The group has looked, and the content is still to be placed.
        case due
    }

    /// True if the content is placed when the group has looked where it is to be.
    var waitsForGroup: Bool { contentState == .waitsForGroup }
    /// The view's own frame in the window when its content was last placed, or its group last looked at it.
    private var knownFrame: CGRect?
    /// Frame in which the view was seen in the update in which it began to leave, or came back.
    private var frameWhenLeft: (update: Int, frame: CGRect)?

    /// The flight of the group that the content, being new, makes up for in this pass.
    var repeatedFlight: RepeatedFlight?

    /// Frame that the content is placed in, in the window; nil for its own place.
    private(set) var target: CGRect?

    func setTarget(_ target: CGRect?) {
        guard waitsForGroup || target != self.target || (target != nil && hasMoved) else { return }
        self.target = target
        contentState = .due
        memory.state.placesContentInWindow = target != nil
        host.needsLayout(from: self)
    }

    /// True if the view has moved in the window since ``knownFrame`` was taken. Asked for after each layout, for a
    /// layer that moves does not tell the boxes in it.
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

    /// Removes the view from its group, at the end of its identity.
    package func remove() {
        group?.remove(self)
        group = nil
    }

    package override func geometryChanged() { group?.changed() }

    package override init(host: ViewHost, scope: TransactionScope) {
        super.init(host: host, scope: scope)
        rare.state.presenceChanged = { [unowned self] in presenceChanged() }
    }

    /// Called when the view begins to leave, and is no source then, or was taken back, and is the newest one (S13.2,
    /// S13.9).
    private func presenceChanged() {
        frameWhenLeft = seenFrame().map { (host.updateNumber, $0) }
        group?.changed()
    }

    /// Targets are frames of the window, which has no mirror image.
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
            // Placed at the old target first, it would seem to move twice in one update, and what animates it would be
            // the second of two changes (S5.10).
            contentState = .waitsForGroup
            group.changed()
            return
        }
        contentState = .placed
        let own = frameInWindow()
        knownFrame = own
        // Where a flight goes on towards a smaller frame, it may have begun at one of less than no size: not `width`,
        // which is never negative.
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
                // Content that did not take the size it was proposed is shifted once more (S13.5, measured).
                if terms.properties.contains(.size) { origin = origin.moved(by: rest) }
            }
            box.place(at: origin, proposal: inner)
        }
    }

    /// The view's frame in the window as it is on screen now.
    ///
    /// In the update in which the view begins to leave, layers of its transition come between; until they hang in the
    /// tree, no place can be told from the layers, and the one that was seen before counts.
    func presentedFrame() -> CGRect? {
        if let known = frameWhenLeft, known.update == host.updateNumber { return known.frame }
        return seenFrame()
    }

    private func seenFrame() -> CGRect? {
        var layers: [Layer] = []
        self.layers.append(to: &layers)
        guard let layer = layers.first, let around = layer.superlayer else { return layers.first?.frameInWindow }
        // The view may be larger than its outermost layer, and have several: they tell how far from its place it is.
        let (seen, place) = (layer.presentation.geometry, layer.geometry)
        let frame = CGRect(
            x: originInLayer.x + seen.origin.x - place.origin.x, y: originInLayer.y + seen.origin.y - place.origin.y,
            width: size.width + seen.size.width - place.size.width,
            height: size.height + seen.size.height - place.size.height)
        let transform = around.transformToWindow()
        return CGRect(around: frame.corners.map { $0.applying(transform) })
    }
}
