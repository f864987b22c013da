import Foundation
import Geometry

/// Shape whose outline is a rectangle with rounded corners.
protocol CorneredShape {
    /// Radii of the corners in a frame of `size`, in points.
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii
}

extension CorneredShape {
    /// Corners of equal radius, at most half the smaller side.
    fileprivate func equalRadii(_ radius: CGFloat, in size: CGSize) -> RectangleCornerRadii {
        let radius = min(radius, min(size.width, size.height) / 2)
        return RectangleCornerRadii(
            topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
}

extension RoundedRectangle: CorneredShape {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        equalRadii(min(cornerSize.width, cornerSize.height), in: size)
    }
}

extension UnevenRoundedRectangle: CorneredShape {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: CorneredShape {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii { equalRadii(.infinity, in: size) }
}

extension Circle: CorneredShape {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii { equalRadii(.infinity, in: size) }
}

extension ContainerShapeContext {
    /// Radius of the view's `corner` with the centre of the container's corner beside it, in points; 0 if it is too far from that.
    func concentricRadius(at corner: Edge.Corner) -> CGFloat {
        guard let radii = (shape as? any CorneredShape)?.cornerRadii(in: size) else { return 0 }
        let (leading, trailing) = (frame.minX, size.width - frame.maxX)
        let (top, bottom) = (frame.minY, size.height - frame.maxY)
        let (radius, distance) =
            switch corner {
            case .topLeading: (radii.topLeading, max(leading, top))
            case .topTrailing: (radii.topTrailing, max(trailing, top))
            case .bottomLeading: (radii.bottomLeading, max(leading, bottom))
            case .bottomTrailing: (radii.bottomTrailing, max(trailing, bottom))
            }
        return max(0, radius - max(0, distance))
    }
}
