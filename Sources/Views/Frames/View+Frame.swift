public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

extension View {
    /// Gives the view a frame of fixed size, in points; nil leaves that dimension to the view. A view of another size
    /// is aligned in it, and not cut off (S23.17). Below 0 or not finite is reported and taken as 0.
    @inlinable nonisolated public consuming func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { modifier(_FrameLayout(width: width, height: height, alignment: alignment)) }

    /// Gives the view a frame within limits, in points (S23.18): `maxWidth: .infinity` takes all the width there is.
    /// What is not a number limits nothing, and what is below 0 counts as 0.
    ///
    /// - Parameters:
    ///   - minWidth: the frame is at least this wide.
    ///   - idealWidth: its width where nothing is proposed.
    ///   - maxWidth: the frame is at most this wide.
    ///   - minHeight: the frame is at least this high.
    ///   - idealHeight: its height where nothing is proposed.
    ///   - maxHeight: the frame is at most this high.
    ///   - alignment: where a view of another size lies in the frame.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
    }

    /// Room around the view, in points for each edge; below 0 the view overflows its frame (S23.19).
    @inlinable nonisolated public consuming func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }

    /// Room at some edges, `length` points each; nil is 16 (S23.19).
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

    /// The same room at all edges.
    @inlinable nonisolated public consuming func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Gives the view the largest size of a ratio that fits, or the smallest that covers (S23.20).
    ///
    /// - Parameters:
    ///   - aspectRatio: width by height; nil is that of the view's ideal size. One that is not positive and finite
    ///     changes nothing.
    ///   - contentMode: within what is proposed, or over it.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// The same with the ratio of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }

    /// As large as fits into what is proposed, without changing the view's ratio (S24.13).
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Large enough to cover what is proposed, without changing the view's ratio; it overflows, unless `clipped()`
    /// (S24.13).
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Keeps the view at its ideal size in the chosen dimensions, however little room there is (S23.21).
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// The same in both dimensions: a text is not cut, and stays in one line.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Takes all the room that is proposed and puts the view's centre at `position`, in points from the top left
    /// (S23.23).
    nonisolated public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

    /// The same with both coordinates one by one.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
