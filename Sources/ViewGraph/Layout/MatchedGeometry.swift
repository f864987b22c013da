import AnimationCore
import AttributeGraph
package import Foundation
package import Geometry
import LayerTree

/// Which parts of geometry a matched view takes from its source (S13.1).
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
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
    package private(set) var key: MatchedGeometryKey?
    package private(set) var terms = MatchedGeometryTerms(properties: .frame, anchor: .center, isSource: true)

    /// Where the content is to be, in the window; nil for its own place.
    package var target: CGRect? {
        didSet { if target != oldValue { host.needsLayout(from: self) } }
    }

    package func set(key: MatchedGeometryKey, terms: MatchedGeometryTerms) {
        if key != self.key {
            host.matchedGeometry.remove(self)
            self.key = key
            host.matchedGeometry.add(self)
        }
        self.terms = terms
        host.matchedGeometry.changed(key)
    }

    package override func geometryChanged() {
        if let key { host.matchedGeometry.changed(key) }
    }

    package override func placeContent() {
        guard let target else { return super.placeContent() }
        let own = frameInWindow()
        for box in content.boxes {
            let inner = terms.properties.contains(.size) ? ProposedViewSize(target.size) : proposal
            let child = box.sizeThatFits(inner)
            var origin = CGPoint.zero
            if terms.properties.contains(.position) {
                let anchor = terms.anchor
                origin.x = target.minX + (target.width - child.width) * anchor.x - own.minX
                origin.y = target.minY + (target.height - child.height) * anchor.y - own.minY
            }
            box.place(at: origin, proposal: inner)
        }
    }

    /// The frame in the window as it is on screen now: that of the content's outermost layer.
    func presentedFrame() -> CGRect? {
        var layers: [Layer] = []
        appendLayers(to: &layers)
        return layers.first?.frameInWindow
    }
}

/// All groups of matched views of a window.
@MainActor package final class MatchedGeometryRegistry {
    weak var host: ViewHost?
    private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
    private var stale: Set<MatchedGeometryKey> = []

    package var isStale: Bool { !stale.isEmpty }

    func add(_ box: MatchedGeometryBox) {
        guard let key = box.key else { return }
        groups[key, default: MatchedGeometryGroup()].members.append(WeakMember(box: box))
        changed(key)
    }

    package func remove(_ box: MatchedGeometryBox) {
        guard let key = box.key, let group = groups[key] else { return }
        // The flight of what comes instead begins where this one is seen now (S13.14).
        if group.source === box {
            groups[key]?.lastFrame = box.presentedFrame() ?? group.lastFrame
            groups[key]?.source = nil
        }
        groups[key]?.members.removeAll { $0.box === box || $0.box == nil }
        changed(key)
    }

    func changed(_ key: MatchedGeometryKey) { stale.insert(key) }

    /// Brings the members of changed groups to their group's frame; called when everything is placed.
    func resolve() {
        guard let host, !stale.isEmpty else { return }
        let keys = stale
        stale = []
        for key in keys {
            guard var group = groups[key] else { continue }
            group.resolve(in: host, key: key)
            groups[key] = group.members.isEmpty ? nil : group
        }
    }
}

private struct WeakMember {
    weak var box: MatchedGeometryBox?
}

/// One group: its members, and where its source was when it was last looked at.
@MainActor private struct MatchedGeometryGroup {
    var members: [WeakMember] = []
    weak var source: MatchedGeometryBox?
    var lastFrame: CGRect?

    mutating func resolve(in host: ViewHost, key: MatchedGeometryKey) {
        members.removeAll { $0.box == nil }
        let boxes = members.compactMap(\.box)
        let present = boxes.filter { $0.terms.isSource && !$0.isInLeavingView && $0.isPlaced }
        if present.count > 1 {
            host.report(
                "\(present.count) views are sources of matched geometry with the id \(key.id); only one may be there at a "
                    + "time. The newest counts (S13.10).")
        }
        guard let newest = present.last else {
            for box in boxes where !box.isInLeavingView { box.target = nil }
            return
        }
        let frame = newest.frameInWindow()
        if newest !== source {
            let from = source?.presentedFrame() ?? lastFrame
            source = newest
            if let from, from != frame, newest.scope.resolve().animation != nil {
                beginSwap(to: newest, from: from, in: host, key: key)
                lastFrame = frame
                return
            }
        }
        lastFrame = frame
        for box in boxes { box.target = box === newest ? nil : frame }
    }

    /// The new source is first placed where the old one is seen, and in the same update, when its layers have that
    /// geometry, where it belongs: under the transaction they fly there (S13.6).
    private func beginSwap(
        to newest: MatchedGeometryBox, from: CGRect, in host: ViewHost, key: MatchedGeometryKey
    ) {
        newest.target = from
        host.secondPass { [weak newest, weak host] in
            newest?.target = nil
            host?.matchedGeometry.changed(key)
        }
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
