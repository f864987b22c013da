import Foundation

/// Boolean operations (S26.13). Results consist of straight lines within 0.02 points of the curves that they
/// approximate; their parts never cross, so both fill rules agree. `eoFill` is the fill rule of both operands:
/// even-odd, or non-zero winding.
///
/// - Complexity: O(n²) for n lines at worst, much less where they are spread out.
extension Path {
    /// Area inside this path or `other`.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { clipped(.union, other, eoFill) }

    /// Area inside both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { clipped(.intersection, other, eoFill) }

    /// Area inside this path and outside `other`.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { clipped(.subtracting, other, eoFill) }

    /// Area inside exactly one of the paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        clipped(.symmetricDifference, other, eoFill)
    }

    /// This path's area as an outline that does not cross itself.
    public func normalized(eoFill: Bool = true) -> Path { clipped(.normalizing, Path(), eoFill) }

    /// Parts of this path's line inside the area of `other`.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper(self, other, closesFirst: false)?.lines(inside: true, eoFill: eoFill) ?? Path()
    }

    /// Parts of this path's line outside the area of `other`.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathClipper(self, other, closesFirst: false)?.lines(inside: false, eoFill: eoFill) ?? Path()
    }

    private func clipped(_ operation: BooleanOperation, _ other: Path, _ eoFill: Bool) -> Path {
        PathClipper(self, other)?.outline(operation, eoFill: eoFill) ?? Path()
    }
}
