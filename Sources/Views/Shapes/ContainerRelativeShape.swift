public import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
@_spi(Engine) import ViewGraph

/// Shape of the nearest `containerShape` around, inset by the least distance between that view's edges and this one's;
/// a rectangle if there is none. It is resolved where it is filled, stroked or used as a clip.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    /// Empty: no value is animatable.
    public typealias AnimatableData = EmptyAnimatableData
    var amount: CGFloat = 0

    /// Makes a shape that follows the container in which it is drawn.
    public init() {}

    /// Returns the container's shape in a frame `rect`, inset by its distance from the container.
    public func path(in rect: CGRect) -> Path {
        guard let container = ContainerShapeContext.current else { return Path(rect.inset(by: amount)) }
        return container.path(in: rect, inset: amount)
    }

    /// Returns the shape with its edges moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// Container's shape, as seen from a view in it.
struct ContainerShapeContext: Sendable {
    let shape: any InsettableShape
    /// Size of the container, in points.
    let size: CGSize
    /// Frame of the view in the container, with leading edges at the left.
    let frame: CGRect

    /// Least distance of the view's edges from the container's, in points.
    var distance: CGFloat {
        max(0, min(frame.minX, size.width - frame.maxX, frame.minY, size.height - frame.maxY))
    }

    /// Context for the path that is being made.
    @TaskLocal static var current: ContainerShapeContext?

    func path(in rect: CGRect, inset: CGFloat) -> Path {
        func path<S: InsettableShape>(_ shape: S) -> Path {
            // A container's outline moved inwards equals the inset shape in an enlarged rectangle.
            shape.inset(by: distance + inset).path(in: rect.insetBy(dx: -distance, dy: -distance))
        }
        return path(shape)
    }
}

/// Shape that depends on the container around.
protocol FollowsContainer {}

/// Returns true if shapes of type `shape` depend on the container around.
@MainActor func followsContainer<S: Shape>(_ shape: S.Type) -> Bool { containerShapes.cast(shape) != nil }

private let containerShapes = ConformanceIndex((any FollowsContainer.Type).self)

extension ContainerRelativeShape: FollowsContainer {}
extension _StrokedShape: FollowsContainer where S: FollowsContainer {}
