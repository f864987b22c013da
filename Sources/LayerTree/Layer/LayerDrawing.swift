import Foundation
import Geometry

/// Values of a layer kept from one frame to the next: the place where it was drawn, and results that are slow to
/// compute. Made at the first access, in memory of its own, because frames read these values together.
struct LayerDrawing: ~Copyable {
    /// The ``Layer/drawingVersion`` for which the values in ``known`` were computed.
    private var version: UInt64 = 0
    private var known: Known = []
    private struct Known: OptionSet {
        let rawValue: UInt8
        static let visualBounds = Known(rawValue: 1)
        static let placedExtent = Known(rawValue: 2)
        static let isCompact = Known(rawValue: 4)
        static let soleSublayer = Known(rawValue: 8)
    }
    private var isCompact = false
    /// Index among the sublayers; -1 for none.
    private var soleSublayer: Int32 = -1
    /// Transform from the layer's space to its superlayer's, as presented at ``placement``.
    private var keptMatrix = ProjectionTransform()
    private var placement: UInt32?
    private var visualBounds = CGRect.null
    private var placedExtent = Extent.none

    /// Extents of sublayers by runs; none for few sublayers, or before the first access.
    var ownRuns = OptionalHotMemory<SublayerRuns>()
    var runs: HotMemoryReference<SublayerRuns>? { ownRuns.reference }
    /// Index of the layer among its siblings, valid while the superlayer has ``runs``.
    var index: Int32 = 0

    /// Place when damage was last taken.
    var drawn = DrawnPlace.nowhere
    /// Path of the content's shape, for the size of the last access.
    var contentPath: SizedPath?
    var clipPath: SizedPath?

    /// Drops all computed values, after a change of content; ``drawn`` stays.
    mutating func forget() {
        known = []
        placement = nil
        contentPath = nil
        clipPath = nil
    }

    // MARK: Values for one placement

    /// Transform from the layer's space to its superlayer's, as presented; nil if no transform is kept for `placement`.
    ///
    /// `placement` counts how often the layer moved. Moving a layer thus writes to its ``LayerState`` alone, and this
    /// memory need not be in the processor's cache.
    func matrix(at placement: UInt32) -> ProjectionTransform? { self.placement == placement ? keptMatrix : nil }

    mutating func keep(matrix: ProjectionTransform, at placement: UInt32) {
        keptMatrix = matrix
        self.placement = placement
        known.remove(.placedExtent)
    }

    // MARK: Values for one version

    /// Bounds of the layer with its sublayers, in its space; nil if not known for `version`.
    func visualBounds(at version: UInt64) -> CGRect? { isKnown(.visualBounds, at: version) ? visualBounds : nil }

    mutating func keep(visualBounds: CGRect, at version: UInt64) {
        self.visualBounds = visualBounds
        note(.visualBounds, at: version)
    }

    /// Bounding box of the visual bounds in the superlayer's space; nil if not known for `version` and `placement`.
    func placedExtent(at version: UInt64, _ placement: UInt32) -> Extent? {
        self.placement == placement && isKnown(.placedExtent, at: version) ? placedExtent : nil
    }

    mutating func keep(placedExtent: Extent, at version: UInt64) {
        self.placedExtent = placedExtent
        note(.placedExtent, at: version)
    }

    /// True if one part fills the visual bounds; nil if not known for `version`.
    func isCompact(at version: UInt64) -> Bool? { isKnown(.isCompact, at: version) ? isCompact : nil }

    mutating func keep(isCompact: Bool, at version: UInt64) {
        self.isCompact = isCompact
        note(.isCompact, at: version)
    }

    /// Index of the only visible sublayer, with an inner nil for none; the outer optional is nil if not known for
    /// `version`.
    func soleSublayer(at version: UInt64) -> Int?? {
        guard isKnown(.soleSublayer, at: version) else { return nil }
        return .some(soleSublayer < 0 ? nil : Int(soleSublayer))
    }

    mutating func keep(soleSublayer: Int?, at version: UInt64) {
        self.soleSublayer = soleSublayer.map { Int32($0) } ?? -1
        note(.soleSublayer, at: version)
    }

    private func isKnown(_ thing: Known, at version: UInt64) -> Bool {
        self.version == version && known.contains(thing)
    }

    private mutating func note(_ thing: Known, at version: UInt64) {
        if self.version != version {
            self.version = version
            known = []
        }
        known.insert(thing)
    }
}

/// Place of a layer when damage was last taken, in the window's points.
enum DrawnPlace {
    /// The layer was invisible, or is part of the place of a superlayer that is ``whole(_:)``.
    case nowhere
    /// Bounds of the layer's own content.
    case content(CGRect)
    /// Bounds of the layer with its sublayers; the sublayers' own places are not kept.
    case whole(CGRect)

    /// Area to damage when the layer is removed; nil for ``nowhere``.
    var bounds: CGRect? {
        switch self {
        case .nowhere: nil
        case .content(let bounds), .whole(let bounds): bounds
        }
    }
}
