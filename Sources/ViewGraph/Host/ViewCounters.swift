/// What was done, for the frame report and for tests that assert what was not.
package struct ViewCounters: Equatable, Sendable {
    /// Bodies of views and of modifiers that ran.
    package var bodies = 0
    /// The same by type, where somebody asked for it.
    package var bodiesByType: [String: Int] = [:]
    package var countsBodiesByType = false
    /// Layout passes.
    package var layouts = 0
    /// Sizes asked of boxes that did not know them.
    package var measures = 0
    /// Boxes that placed their content.
    package var placements = 0

    package init() {}

    package mutating func countBody<V>(of type: V.Type) {
        bodies += 1
        if countsBodiesByType { bodiesByType["\(type)", default: 0] += 1 }
    }
}
