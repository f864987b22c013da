import Foundation

/// Extents of many sublayers by runs of sixteen: a frame in which one sublayer moves reads one extent for each run, not
/// one for each sublayer.
struct SublayerRuns {
    /// Number of sublayers in a run; the last one may have fewer.
    static let length = 16
    /// Greatest number of sublayers without runs.
    static let fewSublayers = 48

    /// Extent of each run in the layer's space; transparent sublayers do not count.
    private(set) var extents: [Extent]
    /// Marks runs with a sublayer that changed since the last update.
    private var isStale: [Bool]

    /// Runs for `count` sublayers, all stale.
    init(count: Int) {
        let runs = (count + Self.length - 1) / Self.length
        extents = [Extent](repeating: .none, count: runs)
        isStale = [Bool](repeating: true, count: runs)
    }

    /// Marks the run of the sublayer at `index` as stale.
    mutating func noteChange(at index: Int) {
        let run = index / Self.length
        if isStale.indices.contains(run) { isStale[run] = true }
    }

    /// Computes the extents of stale runs.
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

    /// Indices of the sublayers in `run`; `count` is the number of all sublayers.
    static func sublayers(of run: Int, among count: Int) -> Range<Int> { run * length..<min((run + 1) * length, count) }
}

extension Layer {
    /// Calls `body` with each sublayer whose extent meets `part` of the layer's space, back to front; nil means all
    /// sublayers.
    ///
    /// - Complexity: O(sublayers in runs that meet `part`) + O(sublayers / 16), for many sublayers.
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

    /// Extent of all sublayers in the layer's space; transparent ones do not count.
    var extentOfSublayers: Extent {
        var all = Extent.none
        if let runs {
            for extent in runs.state.extents { all.join(extent) }
        } else {
            for layer in memory.state.sublayers where layer.presentedOpacity > 0 { all.join(layer.placedExtent) }
        }
        return all
    }

    /// Up-to-date runs; nil if there are few sublayers.
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

    /// Drops the runs, because the list of sublayers changed.
    func forgetRuns() {
        guard memory.state.listeners.contains(.runs) else { return }
        memory.state.listeners.remove(.runs)
        memory.state.drawing?.state.ownRuns.discard()
    }
}

extension LayerState {
    /// Marks the run of a sublayer, which moved or looks different, as stale.
    func noteChange(of sublayer: borrowing LayerState) {
        guard listeners.contains(.runs), let index = sublayer.drawing?.state.index else { return }
        drawing?.state.runs?.state.noteChange(at: Int(index))
    }
}
