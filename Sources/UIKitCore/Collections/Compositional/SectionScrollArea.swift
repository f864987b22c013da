import Foundation

/// Area in which a section of a compositional layout scrolls by itself.
struct SectionScrollArea {
    /// The area in the collection's content.
    var frame: CGRect
    /// Width of what scrolls in it, in points.
    var length: CGFloat
    /// Frames of the groups, from the beginning of what scrolls.
    var groups: [CGRect]
    /// Distance of a group that is at rest from the area's left edge; nil for one that rests in its middle.
    var margin: CGFloat?
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// The offset at which a group is at rest.
    private func rest(of group: CGRect) -> CGFloat {
        let offset = margin.map { group.minX - $0 } ?? group.midX - frame.width / 2
        return min(max(offset, 0), max(length - frame.width, 0))
    }

    /// The offset at which the section comes to rest that people have let go of.
    ///
    /// - Parameters:
    ///   - place: the offset without groups.
    ///   - start: the offset when people took hold of it.
    ///   - velocity: its velocity, in points per millisecond.
    /// - Returns: the offset.
    func rest(near place: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
        switch behavior {
        case .none, .continuous: return place
        case .continuousGroupLeadingBoundary:
            let rests = groups.map(rest(of:))
            return nearest(to: place, among: rests).map { rests[$0] } ?? place
        case .paging:
            let last = max(length - frame.width, 0)
            let pages = stride(from: 0, to: last + frame.width, by: max(frame.width, 1)).map { min($0, last) }
            return step(near: place, from: start, velocity: velocity, among: pages)
        case .groupPaging, .groupPagingCentered:
            return step(near: place, from: start, velocity: velocity, among: groups.map(rest(of:)))
        }
    }

    /// The offset among `rests` next to the one at `start`, if the section has gone far or fast enough.
    private func step(near place: CGFloat, from start: CGFloat, velocity: CGFloat, among rests: [CGFloat]) -> CGFloat {
        guard let first = nearest(to: start, among: rests), let wanted = nearest(to: place, among: rests) else {
            return place
        }
        let isFlick = wanted == first && abs(velocity) > 0.3
        let step = isFlick ? (velocity > 0 ? 1 : -1) : (wanted - first).signum()
        return rests[min(max(first + step, 0), rests.count - 1)]
    }

    private func nearest(to place: CGFloat, among rests: [CGFloat]) -> Int? {
        rests.indices.min { abs(rests[$0] - place) < abs(rests[$1] - place) }
    }
}
