/// Counters of work done, for the frame report and for tests that assert that work was avoided.
package struct ViewCounters: Equatable, Sendable {
    /// Bodies of views and of modifiers that ran.
    package var bodies = 0
    /// Number of bodies that ran, by type name; counted only while ``countsBodiesByType`` is true.
    package var bodiesByType: [String: Int] = [:]
    package var countsBodiesByType = false
    /// Layout passes.
    package var layouts = 0
    /// Sizes that boxes computed because they were not cached.
    package var measures = 0
    /// Boxes that placed their content.
    package var placements = 0

    package init() {}

    package mutating func countBody<V>(of type: V.Type) {
        bodies += 1
        if countsBodiesByType { bodiesByType["\(type)", default: 0] += 1 }
    }
}
