import Foundation

/// Boolean operations (S26.13). What they give is in straight lines, which lie within 0.02 points of the curves that they
/// stand for; its parts never cross, so both fill rules agree on it. `eoFill` says how both paths are filled.
///
/// - Complexity: O(n²) for n lines at worst, much less where they are spread out.
extension Path {
    /// Everything that is inside this path, the other or both.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { clipped(.union, other, eoFill) }

    /// What is inside both.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { clipped(.intersection, other, eoFill) }

    /// What is inside this path and not inside the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { clipped(.subtracting, other, eoFill) }

    /// What is inside one of the two.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        clipped(.symmetricDifference, other, eoFill)
    }

    /// The same inside as an outline that does not cross itself.
    public func normalized(eoFill: Bool = true) -> Path { clipped(.normalizing, Path(), eoFill) }

    /// This path's line as far as it runs inside the other's fill.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper(self, other, closesFirst: false)?.lines(inside: true, eoFill: eoFill) ?? Path()
    }

    /// This path's line without what runs inside the other's fill.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper(self, other, closesFirst: false)?.lines(inside: false, eoFill: eoFill) ?? Path()
    }

    private func clipped(_ operation: BooleanOperation, _ other: Path, _ eoFill: Bool) -> Path {
        PathClipper(self, other)?.outline(operation, eoFill: eoFill) ?? Path()
    }
}
