import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) import LayerTree

/// All groups of matched views of a window.
@MainActor package final class MatchedGeometryRegistry {
    unowned var host: ViewHost?
    private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
    /// State that is read after each layout.
    private let memory = HotMemory(Lists())
    private struct Lists {
        /// The groups, in the order in which they were made.
        var all: [MatchedGeometryGroup] = []
        /// Groups with changed members, in the order in which they changed.
        var stale: [MatchedGeometryGroup] = []
    }

    /// Groups with changed members, in the order in which they changed, so that reports and moves have a fixed order.
    var stale: [MatchedGeometryGroup] {
        _read { yield memory.state.stale }
        _modify { yield &memory.state.stale }
    }

    var groupCount: Int { groups.count }

    package var isStale: Bool { !memory.state.stale.isEmpty }

    func group(_ key: MatchedGeometryKey) -> MatchedGeometryGroup {
        if let group = groups[key] { return group }
        let group = MatchedGeometryGroup(key: key, registry: self)
        groups[key] = group
        memory.state.all.append(group)
        return group
    }

    /// Moves the members of changed groups to their group's frame. Called when all boxes have been placed.
    func resolve() {
        for group in memory.state.all { group.lookForMoves() }
        guard isStale, let host else { return }
        let due = stale
        stale = []
        for group in due {
            group.isStale = false
            group.resolve(in: host)
            guard group.members.isEmpty else { continue }
            groups[group.key] = nil
            memory.state.all.removeAll { $0 === group }
        }
    }
}
