public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// `containerRelativeFrame`: a frame whose lengths are computed from the nearest container: the visible part of a
/// scroll view without its margins, otherwise the window.
nonisolated struct ContainerRelativeFrame: BoxModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor package static func makeBox(_ value: Self, _ inputs: _ViewInputs) -> ValueBox<Self> {
        let box = ContainerFrameBox(value, inputs)
        box.follower = ClosureFollower(inputs, of: Self.self) { [weak box] in box?.invalidateLayout() }
        return box
    }
}

@MainActor private final class ContainerFrameBox: ValueBox<ContainerRelativeFrame> {
    var follower: ClosureFollower?

    /// Lengths computed from the container; nil where content and proposal decide.
    private var lengths: (width: CGFloat?, height: CGFloat?) {
        guard let container = sizingContainer else { return (nil, nil) }
        container.containerDependents.add(self)
        let size = container.containerSize
        func length(_ axis: Axis, of length: CGFloat) -> CGFloat? {
            guard value.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
            let result = value.length(length, axis)
            return result.isFinite ? max(0, result) : 0
        }
        func lengths() -> (CGFloat?, CGFloat?) {
            (length(.horizontal, of: size.width), length(.vertical, of: size.height))
        }
        return follower?.run(lengths) ?? lengths()
    }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let lengths = lengths
        return ProposedViewSize(width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
    }

    override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize {
        let lengths = lengths
        return CGSize(width: lengths.width ?? content.width, height: lengths.height ?? content.height)
    }

    override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint { value.alignment.origin(of: box, content, proposal, in: size) }
}

extension View {
    /// Gives the view a frame with the nearest container's lengths along `axes`: those of the visible part of a scroll
    /// view, or of the window. The view is aligned in the frame by `alignment`.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view a frame with the lengths that `length` computes from the nearest container's, along each of
    /// `axes`. A result that is negative or not finite counts as 0. The view is aligned in the frame by `alignment`.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length)) }

    /// Divides the nearest container's length into `count` parts with gaps of `spacing` points, and gives the view a
    /// frame as long as `span` of these parts with the gaps between them, along `axes`. The view is aligned in the
    /// frame by `alignment`.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let parts = CGFloat(max(count, 1))
            let part = (length - spacing * (parts - 1)) / parts
            return part * CGFloat(span) + spacing * CGFloat(max(span - 1, 0))
        }
    }
}
