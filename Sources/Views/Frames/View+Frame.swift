public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

extension View {
    /// Gives the view a frame of fixed size, in points; nil leaves that dimension to the view. A view of another size
    /// is aligned in the frame by `alignment`, and not clipped (S23.17). A length that is negative or not finite is
    /// reported and counts as 0.
    @inlinable nonisolated public consuming func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { modifier(_FrameLayout(width: width, height: height, alignment: alignment)) }

    /// Gives the view a frame within limits, in points (S23.18): `maxWidth: .infinity` takes all the width proposed.
    /// Limits that are NaN are ignored; negative ones count as 0.
    ///
    /// The frame is at least `minWidth` and at most `maxWidth` wide, and `idealWidth` wide where no width is proposed;
    /// heights likewise. A view of another size is aligned in the frame by `alignment`.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
    }

    /// Adds room around the view, in points for each edge; with negative insets the view overflows its frame (S23.19).
    @inlinable nonisolated public consuming func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }

    /// Adds `length` points of room at each of `edges`; nil is 16 (S23.19).
    @inlinable nonisolated public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
        -> some View
    {
        let length = length ?? 16
        return modifier(
            _PaddingLayout(
                insets: EdgeInsets(
                    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
    }

    /// Adds `length` points of room at all edges (S23.19).
    @inlinable nonisolated public consuming func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Proposes to the view the largest size of an aspect ratio that fits within the proposal, or the smallest that
    /// covers it (S23.20).
    ///
    /// `aspectRatio` is width by height; nil is the ratio of the view's ideal size, and one that is not positive and
    /// finite changes nothing. `contentMode` chooses between fitting and covering.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Proposes to the view the largest size with the ratio of `aspectRatio` that fits within the proposal, or the
    /// smallest that covers it, as `contentMode` says (S23.20).
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }

    /// Scales the view to fit within the proposal, with its own aspect ratio (S24.13).
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to cover the proposal, with its own aspect ratio; it overflows unless `clipped()` follows
    /// (S24.13).
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Keeps the view at its ideal size in the chosen dimensions, whatever is proposed (S23.21).
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Keeps the view at its ideal size in both dimensions: a text is not truncated, and stays on one line (S23.21).
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Takes the whole proposal as frame and centres the view at `position`, in points from the frame's top left corner
    /// (S23.23).
    nonisolated public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

    /// Takes the whole proposal as frame and centres the view at (`x`, `y`), in points from the frame's top left corner
    /// (S23.23).
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
