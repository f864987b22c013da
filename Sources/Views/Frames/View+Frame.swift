public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

extension View {
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { modifier(_FrameLayout(width: width, height: height, alignment: alignment)) }

    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
    }

    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return modifier(
            _PaddingLayout(
                insets: EdgeInsets(
                    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
    }

    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }

    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    nonisolated public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
