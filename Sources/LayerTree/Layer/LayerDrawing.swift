import Foundation
import Geometry

/// What is kept of a layer from one frame to the next: what making anew would cost, and where it was drawn. There is none
/// of a layer that was never looked at, and what frames read lies together.
struct LayerDrawing: ~Copyable {
    /// The ``Layer/drawingVersion`` for which what is ``known`` was found.
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
    /// -1 for none.
    private var soleSublayer: Int32 = -1
    /// From the layer's space to its superlayer's, as presented when it was last placed so many times.
    private var keptMatrix = ProjectionTransform()
    private var placement: UInt32?
    private var visualBounds = CGRect.null
    private var placedExtent = Extent.none

    /// Where sublayers lie, if they are many and somebody has looked.
    var ownRuns = OptionalHotMemory<SublayerRuns>()
    var runs: HotMemoryReference<SublayerRuns>? { ownRuns.reference }
    /// The layer's place among its siblings, as long as the superlayer has ``runs``.
    var index: Int32 = 0

    /// Where something was drawn when damage was last taken.
    var drawn = DrawnPlace.nowhere
    /// The shape's path for the size it was asked for.
    var contentPath: SizedPath?
    var clipPath: SizedPath?

    /// Other content: all that is drawn has to be found anew, but not where the layer was drawn before.
    mutating func forget() {
        known = []
        placement = nil
        contentPath = nil
        clipPath = nil
    }

    // MARK: What holds for one place

    /// From the layer's space to its superlayer's, as presented; nil if that is not known.
    ///
    /// - Parameter placement: how often the layer was placed otherwise. What moves in each frame is told by counting, and
    ///   what is kept here need not be at hand for it.
    func matrix(at placement: UInt32) -> ProjectionTransform? { self.placement == placement ? keptMatrix : nil }

    mutating func keep(matrix: ProjectionTransform, at placement: UInt32) {
        keptMatrix = matrix
        self.placement = placement
        known.remove(.placedExtent)
    }

    // MARK: What holds for one version

    /// Everything drawn in the layer's space; nil if that is not known.
    func visualBounds(at version: UInt64) -> CGRect? { isKnown(.visualBounds, at: version) ? visualBounds : nil }

    mutating func keep(visualBounds: CGRect, at version: UInt64) {
        self.visualBounds = visualBounds
        note(.visualBounds, at: version)
    }

    /// The same in the superlayer's space, for the matrix at `placement`.
    func placedExtent(at version: UInt64, _ placement: UInt32) -> Extent? {
        self.placement == placement && isKnown(.placedExtent, at: version) ? placedExtent : nil
    }

    mutating func keep(placedExtent: Extent, at version: UInt64) {
        self.placedExtent = placedExtent
        note(.placedExtent, at: version)
    }

    /// Whether one part fills it.
    func isCompact(at version: UInt64) -> Bool? { isKnown(.isCompact, at: version) ? isCompact : nil }

    mutating func keep(isCompact: Bool, at version: UInt64) {
        self.isCompact = isCompact
        note(.isCompact, at: version)
    }

    /// The place among the sublayers of the only one to be seen; nil in it for none.
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

/// Where a layer was when damage was last taken, in the window's points.
enum DrawnPlace {
    /// It was not to be seen, or lies on one that is ``whole``.
    case nowhere
    /// Its own content.
    case content(CGRect)
    /// The layer with everything on it, of which no place is known apart.
    case whole(CGRect)

    /// What has to be drawn anew when nothing is there any more.
    var bounds: CGRect? {
        switch self {
        case .nowhere: nil
        case .content(let bounds), .whole(let bounds): bounds
        }
    }
}
