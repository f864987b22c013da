package import Foundation
package import Geometry
@_spi(Engine) import LayerTree

// What a box keeps of itself, as properties.
extension LayoutBox {
    /// The box around this one. ``BoxList/detach()`` lets go of it before it ends.
    package var parent: LayoutBox? { memory.state.parent?.object }
    /// Under which transactions the geometry of what is in the box changes (S11.12).
    package var scope: TransactionScope { memory.state.scope }
    /// The type of the view that the box stands for.
    package var viewType: Any.Type? {
        get { memory.state.viewType }
        set { memory.state.viewType = newValue }
    }
    package var viewName: String { viewType.map { ViewNames.name(of: $0) } ?? "" }
    /// Traits that stand directly on this box, from the outside in.
    package var traits: [TraitHolder] { memory.state.traits?.own ?? [] }
    /// Has the box carry what waited for it: traits, and offsets, which concern the box itself only.
    func take(_ waiting: WaitingHolder) {
        var holder: WaitingHolder? = waiting
        while let current = holder {
            current.box = Unretained(self)
            if let trait = current as? TraitHolder {
                madeTraits.own.insert(trait, at: 0)
            } else if memory.state.offset == nil {
                memory.state.offset = current as? OffsetHolder
            }
            holder = current.outer
        }
        if memory.state.traits != nil { carry(.traits) }
    }
    private var madeTraits: BoxTraits {
        if let traits = memory.state.traits { return traits }
        let made = BoxTraits()
        memory.state.traits = made
        return made
    }
    package var isLeaving: Bool {
        get { memory.state.isLeaving }
        set { memory.state.isLeaving = newValue }
    }
    /// The number of a leaving view's departure: of two, the one that began to leave first has the lower.
    var departure: Int {
        get { memory.state.traits?.departure ?? 0 }
        set { madeTraits.departure = newValue }
    }
    /// The id of the layer in which the place of a leaving view counts; 0 for none.
    var layerWhenLeft: Int {
        get { memory.state.traits?.layerWhenLeft ?? 0 }
        set { madeTraits.layerWhenLeft = newValue }
    }

    /// Top left corner in the parent's space, and size; in points.
    package var origin: CGPoint { memory.state.origin }
    package var size: CGSize { memory.state.size }
    package var proposal: ProposedViewSize { memory.state.proposal }
    package var isPlaced: Bool { memory.state.isPlaced }
    /// The number of the container's placement in which a layout last placed this box.
    package var lastPlacement: Int {
        get { memory.state.lastPlacement }
        set { memory.state.lastPlacement = newValue }
    }
    /// Which of its container's subviews this box is, where the container counts them.
    var indexInLayout: Int {
        get { Int(memory.state.indexInLayout) }
        set { memory.state.indexInLayout = Int32(newValue) }
    }
    /// On the host's lists of what is to be placed again, or has to order its layers anew.
    package var isWaitingForLayout: Bool {
        get { memory.state.isWaitingForLayout }
        set { memory.state.isWaitingForLayout = newValue }
    }
    var isWaitingForLayerOrder: Bool {
        get { memory.state.isWaitingForLayerOrder }
        set { memory.state.isWaitingForLayerOrder = newValue }
    }
    /// What this box was asked, and what it answered.
    var answers: BoxAnswers {
        _read { yield memory.state.answers }
        _modify { yield &memory.state.answers }
    }
    /// What has to be looked at before this box, or what is in it, is measured and placed again.
    var staleness: BoxStaleness {
        get { memory.state.staleness }
        set { memory.state.staleness = newValue }
    }
    /// What in this box has something to measure or to place.
    var staleContent: StaleBoxes {
        _read { yield memory.state.staleContent }
        _modify { yield &memory.state.staleContent }
    }
    /// What other boxes ask for most often of ``trait(_:)``; nil until it is asked for.
    var knownZIndex: Double? {
        get { memory.state.traits?.zIndex }
        set { madeTraits.zIndex = newValue }
    }
    var knownPriority: Double? {
        get { memory.state.traits?.priority }
        set { madeTraits.priority = newValue }
    }
    func forgetTraits() {
        guard let traits = memory.state.traits else { return }
        traits.zIndex = nil
        traits.priority = nil
    }
    /// The outermost layers in this box, if it has none of its own; nil if they may have changed.
    var outermostLayers: OutermostLayers? {
        get { memory.state.outermostLayers }
        set { memory.state.outermostLayers = newValue }
    }

    /// This box's top left corner in the space of the nearest layer around it.
    package var originInLayer: CGPoint { memory.state.originInLayer }
    /// What lies in this box beside ``content``: overlays, backgrounds.
    package var extraContent: BoxList? {
        get { memory.state.extraContent }
        set { memory.state.extraContent = newValue }
    }
}
