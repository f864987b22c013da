import Foundation

/// Where the sublayers of a layer with many of them lie, run by run: a frame in which one moves looks at a few edges for each
/// run, in memory of their own, and not at every sublayer.
struct SublayerRuns {
    /// Sublayers of one run; the last one may have fewer.
    static let length = 16
    /// A layer with no more sublayers than these asks each.
    static let fewSublayers = 48

    /// Rectangle of each run in the layer's space; transparent sublayers do not count.
    private(set) var extents: [Extent]
    /// The runs of which a sublayer has changed since.
    private var isStale: [Bool]

    /// - Parameter count: how many sublayers there are.
    init(count: Int) {
        let runs = (count + Self.length - 1) / Self.length
        extents = [Extent](repeating: .none, count: runs)
        isStale = [Bool](repeating: true, count: runs)
    }

    /// The sublayer at `index` lies, or looks, otherwise than before.
    mutating func noteChange(at index: Int) {
        let run = index / Self.length
        if isStale.indices.contains(run) { isStale[run] = true }
    }

    /// Looks again at those of `sublayers` that have changed.
    @MainActor mutating func update(from sublayers: [Layer]) {
        for run in isStale.indices where isStale[run] {
            isStale[run] = false
            var extent = Extent.none
            for index in Self.sublayers(of: run, among: sublayers.count) where sublayers[index].presentedOpacity > 0 {
                extent.join(sublayers[index].placedExtent)
            }
            extents[run] = extent
        }
    }

    /// Places of the sublayers of a run.
    static func sublayers(of run: Int, among count: Int) -> Range<Int> { run * length..<min((run + 1) * length, count) }
}

extension Layer {
    /// Calls `body` with the sublayers that may be seen in `part` of the layer's space, back to front; with all for nil.
    ///
    /// - Complexity: O(sublayers that are near) + O(sublayers / 16), where there are many.
    package func forEachSublayer(in part: Extent?, _ body: (Layer) -> Void) {
        let sublayers = memory.state.sublayers
        guard let part else { return sublayers.forEach(body) }
        guard let runs else {
            for layer in sublayers where layer.placedExtent.meets(part) { body(layer) }
            return
        }
        for (run, extent) in runs.state.extents.enumerated() where extent.meets(part) {
            for index in SublayerRuns.sublayers(of: run, among: sublayers.count)
            where sublayers[index].placedExtent.meets(part) {
                body(sublayers[index])
            }
        }
    }

    /// Rectangle that holds all sublayers, in the layer's space; transparent ones do not count.
    var extentOfSublayers: Extent {
        var all = Extent.none
        if let runs {
            for extent in runs.state.extents { all.join(extent) }
        } else {
            for layer in memory.state.sublayers where layer.presentedOpacity > 0 { all.join(layer.placedExtent) }
        }
        return all
    }

    /// Brought up to date; nil if there are few sublayers.
    private var runs: HotMemoryReference<SublayerRuns>? {
        let sublayers = memory.state.sublayers
        guard sublayers.count > SublayerRuns.fewSublayers else { return nil }
        let runs = memory.state.drawing?.state.runs ?? makeRuns()
        runs.state.update(from: sublayers)
        return runs
    }

    private func makeRuns() -> HotMemoryReference<SublayerRuns> {
        let sublayers = memory.state.sublayers
        for (index, layer) in sublayers.enumerated() { layer.drawing.state.index = Int32(truncatingIfNeeded: index) }
        memory.state.listeners.insert(.runs)
        return drawing.state.ownRuns.make(SublayerRuns(count: sublayers.count))
    }

    /// The sublayer lies, or looks, otherwise than before.
    func noteChange(of sublayer: Layer) {
        guard memory.state.listeners.contains(.runs), let index = sublayer.memory.state.drawing?.state.index else {
            return
        }
        memory.state.drawing?.state.runs?.state.noteChange(at: Int(index))
    }

    /// Other layers lie on this one, or in another order.
    func forgetRuns() {
        guard memory.state.listeners.contains(.runs) else { return }
        memory.state.listeners.remove(.runs)
        memory.state.drawing?.state.ownRuns.discard()
    }
}
