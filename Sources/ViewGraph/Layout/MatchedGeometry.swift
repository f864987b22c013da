import AnimationCore
import AttributeGraph
import Foundation
package import Geometry
@_spi(Engine) import LayerTree

/// Which parts of geometry a matched view takes from its source (S13.1).
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Followers lie where the source lies, by their anchors.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// Followers are proposed the source's size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What a member of a group of matched views says of itself.
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

/// The box of `matchedGeometryEffect`: to its parent it is what its content is (S13.3); the content lies where the group
/// is (S13.4, S13.5).
@MainActor package final class MatchedGeometryBox: LayoutBox {
    private var key: MatchedGeometryKey?
    private var group: MatchedGeometryGroup?
    private(set) var terms = MatchedGeometryTerms(properties: .frame, anchor: .center, isSource: true)
    private var hasPlacedContent = false
    /// Where the view was seen in the update in which it began to leave, or came back.
    private var frameWhenLeft: (update: Int, frame: CGRect)?

    /// Where the content is to be, in the window; nil for its own place.
    private(set) var target: CGRect?

    func setTarget(_ target: CGRect?) {
        guard target != self.target else { return }
        self.target = target
        host.needsLayout(from: self)
    }

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

    /// The identity ends.
    package func remove() {
        group?.remove(self)
        group = nil
    }

    package override func geometryChanged() { group?.changed() }

    /// A view that leaves is no source, and one that was taken back is the newest (S13.2, S13.9).
    package override func presenceChanged() {
        frameWhenLeft = seenFrame().map { (host.updateNumber, $0) }
        group?.changed()
    }

    /// Targets are frames of the window, which has no mirror image.
    package override var placesInMirror: Bool { false }

    package override func placeContent() {
        if !hasPlacedContent {
            hasPlacedContent = true
            target = group?.beginning(of: self)
        }
        guard let target else { return super.placeContent() }
        let own = frameInWindow()
        for box in content.boxes {
            let inner = terms.properties.contains(.size) ? ProposedViewSize(target.size) : proposal
            let child = box.sizeThatFits(inner)
            var origin = CGPoint.zero
            if terms.properties.contains(.position) {
                let anchor = terms.anchor
                let rest = CGPoint(
                    x: (target.width - child.width) * anchor.x, y: (target.height - child.height) * anchor.y)
                origin.x = target.minX + rest.x - own.minX
                origin.y = target.minY + rest.y - own.minY
                // Content that did not take the size it was proposed is shifted once more (S13.5, measured).
                if terms.properties.contains(.size) { origin = origin.moved(by: rest) }
            }
            box.place(at: origin, proposal: inner)
        }
    }

    /// The frame in the window as it is on screen now: that of the content's outermost layer.
    ///
    /// In the update in which the view begins to leave, layers of its transition come between; until they hang in the tree, no
    /// place can be told from the layers, and the one that was seen before counts.
    func presentedFrame() -> CGRect? {
        if let known = frameWhenLeft, known.update == host.updateNumber { return known.frame }
        return seenFrame()
    }

    private func seenFrame() -> CGRect? {
        var layers: [Layer] = []
        appendLayers(to: &layers)
        return layers.first?.frameInWindow
    }
}

/// All groups of matched views of a window.
@MainActor package final class MatchedGeometryRegistry {
    unowned var host: ViewHost?
    private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
    /// Asked after each layout.
    private let memory = HotMemory<[MatchedGeometryGroup]>([])

    deinit { memory.free() }

    /// In the order in which they became so: what is reported, and moved, comes in the same order in each run.
    fileprivate var stale: [MatchedGeometryGroup] {
        _read { yield memory.state }
        _modify { yield &memory.state }
    }

    var groupCount: Int { groups.count }

    package var isStale: Bool { !memory.state.isEmpty }

    fileprivate func group(_ key: MatchedGeometryKey) -> MatchedGeometryGroup {
        if let group = groups[key] { return group }
        let group = MatchedGeometryGroup(key: key, registry: self)
        groups[key] = group
        return group
    }

    /// Brings the members of changed groups to their group's frame; called when everything is placed.
    func resolve() {
        guard isStale, let host else { return }
        let due = stale
        stale = []
        for group in due {
            group.isStale = false
            group.resolve(in: host)
            if group.members.isEmpty { groups[group.key] = nil }
        }
    }
}

/// One group: its members, and where its source was when it was last looked at.
@MainActor private final class MatchedGeometryGroup {
    let key: MatchedGeometryKey
    unowned let registry: MatchedGeometryRegistry
    var members: [MatchedGeometryBox] = []
    var isStale = false
    private var source: MatchedGeometryBox?
    private var lastFrame: CGRect?
    /// The new source lies where the old one is seen, until the second pass of this update.
    private var isSwapping = false

    init(key: MatchedGeometryKey, registry: MatchedGeometryRegistry) {
        self.key = key
        self.registry = registry
    }

    func changed() {
        guard !isStale else { return }
        isStale = true
        registry.stale.append(self)
    }

    func remove(_ box: MatchedGeometryBox) {
        // The flight of what comes instead begins where this one is seen now (S13.14).
        if source === box {
            lastFrame = box.presentedFrame() ?? lastFrame
            source = nil
        }
        members.removeAll { $0 === box }
        changed()
    }

    /// Where `box`, which is being placed for the first time, has to begin; nil: at its own place. What
    /// ``resolve(in:)`` would do anyhow is done before the content is ever placed.
    func beginning(of box: MatchedGeometryBox) -> CGRect? {
        guard box.terms.isSource, !box.isInLeavingView else { return nil }
        for member in members.reversed() where member !== box {
            // A newer one decides.
            if member.terms.isSource && member !== source && member.isPlaced && !member.isInLeavingView { return nil }
        }
        guard let from = beginSwap(to: box, frame: box.frameInWindow(), in: box.host) else { return nil }
        changed()
        return from
    }

    func resolve(in host: ViewHost) {
        var newest: MatchedGeometryBox?
        var present = 0
        for box in members where box.terms.isSource && box.isPlaced && !box.isInLeavingView {
            newest = box
            present += 1
        }
        if present > 1 {
            host.report(
                "\(present) views are sources of matched geometry with the id \(key.id); only one may be there at a time. "
                    + "The newest counts (S13.10).")
        }
        guard let newest else {
            // What comes in a later update has nothing to fly from (S13.8), unless the old source is still seen.
            if source == nil { lastFrame = nil }
            for box in members where !box.isInLeavingView { box.setTarget(nil) }
            return
        }
        let frame = newest.frameInWindow()
        if newest !== source, let from = beginSwap(to: newest, frame: frame, in: host) { newest.setTarget(from) }
        source = newest
        lastFrame = frame
        guard !isSwapping else { return }
        for box in members { box.setTarget(box === newest ? nil : frame) }
    }

    /// The new source is first placed where the old one is seen, and in the same update, when its layers have that
    /// geometry, where it belongs: under the transaction they fly there (S13.6).
    /// - Returns: where it begins; nil if it does not fly.
    private func beginSwap(to newest: MatchedGeometryBox, frame: CGRect, in host: ViewHost) -> CGRect? {
        guard let from = source?.presentedFrame() ?? lastFrame, from != frame,
            newest.scope.resolve().animation != nil
        else { return nil }
        source = newest
        lastFrame = frame
        isSwapping = true
        host.secondPass { [self] in
            isSwapping = false
            newest.setTarget(nil)
            changed()
        }
        return from
    }
}

extension LayoutBox {
    /// True if this box, or one around it, is on its way out.
    package final var isInLeavingView: Bool {
        var box: LayoutBox? = self
        while let current = box {
            if current.isLeaving { return true }
            box = current.parent
        }
        return false
    }
}
