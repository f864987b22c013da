import Foundation
import Geometry
@_spi(Engine) import LayerTree

/// State of every box. Fields that every measure and placement touches come first, so that they share few cache lines;
/// small fields fill gaps between large ones.
struct BoxState: ~Copyable {
    /// State of the parent box.
    var parentState: HotMemoryReference<BoxState>?
    /// The parent box. Not weak: an object that was ever referenced weakly is slower for the rest of its life.
    var parent: Unretained<LayoutBox>?
    /// Layer that the box draws with, or that holds the layers of its content.
    var layer: Unretained<Layer>?
    var staleness: BoxStaleness = .placement
    var carries: BoxCarriage
    var isPlaced = false
    var isLeaving = false
    var isWaitingForLayout = false
    var isWaitingForLayerOrder = false
    /// True if the box must update its geometry although its parent did not move it.
    var geometryIsStale = false
    /// True if the content is placed in window coordinates and does not move with the box.
    var placesContentInWindow = false
    var kind: BoxKind
    var ownGuides: GuideKinds
    var extraPosition = ExtraPosition.above
    var indexInLayout: Int32 = 0
    var staleContent = StaleBoxes()
    var content = BoxContent()

    var origin = CGPoint.zero
    var size = CGSize.zero
    var originInLayer = CGPoint.zero
    var proposal = ProposedViewSize.unspecified
    var answers = BoxAnswers()
    var stackAxis: Axis?

    let scope: TransactionScope
    /// Direction of layout. It lives in the graph, at least as long as the boxes made under it.
    var direction: Unretained<LayoutDirectionScope>?
    var outermostLayers: OutermostLayers?

    /// Extra boxes beside the content: overlays, backgrounds.
    var extra = BoxContent()
    var viewType: Any.Type?
    /// Empty for most boxes.
    private var ownRare = OptionalHotMemory<RareBoxState>()
    /// The innermost offset that moves the box from its place in the parent; nil for most boxes.
    var offset: OffsetHolder?
    var lastPlacement = 0

    @inline(__always) init(kind: BoxKind, scope: TransactionScope) {
        self.kind = kind
        self.scope = scope
        carries = kind.contains(.followsStackAxis) ? .stackAxis : []
        ownGuides = kind.contains(.placesBaselines) ? .baselines : []
    }

    /// True if the size of the box does not depend on its content now, so that layout can start at this box.
    @inline(__always) var isBoundary: Bool {
        if kind.isDisjoint(with: [.boundary, .boundaryOncePlaced, .boundaryOnceProposed]) { return false }
        if kind.contains(.boundary) { return true }
        guard isPlaced else { return false }
        return kind.contains(.boundaryOncePlaced) || (proposal.width != nil && proposal.height != nil)
    }

    /// State that few boxes have; nil if this box has none.
    var rare: HotMemoryReference<RareBoxState>? { @inline(__always) get { ownRare.reference } }

    /// Returns the state that few boxes have, which is made now if there was none.
    mutating func makeRare() -> HotMemoryReference<RareBoxState> { rare ?? ownRare.make(RareBoxState()) }
}

/// State that few boxes have.
struct RareBoxState {
    var traits = CarriedTraits()
    var departure = Departure()
    /// Distance, in points, by which a rendering effect of the box moves its content, at its model value.
    var contentOffset = CGPoint.zero
    /// Role of the box in preferences: it sets, changes or observes values.
    var preferenceRole: PreferenceRole?
    /// Called when the box, or a view that contains it, begins to leave or is taken back.
    var presenceChanged: (@MainActor () -> Void)?
    /// Called when measures of the box, or of a box in it, may have changed.
    var measuresInvalidated: (@MainActor () -> Void)?
}
