import AttributeGraph
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// `alignmentGuide`: sets the position of one of a view's guides explicitly (S23.15).
nonisolated struct AlignmentGuideModifier: BoxModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    @MainActor package static func makeBox(_ value: Self, _ inputs: _ViewInputs) -> ValueBox<Self> {
        let box = AlignmentGuideBox(value, inputs)
        box.follower = ClosureFollower(inputs, of: Self.self) { [weak box] in box?.invalidateLayout() }
        return box
    }
}

@MainActor private final class AlignmentGuideBox: ValueBox<AlignmentGuideModifier> {
    var follower: ClosureFollower?

    override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key == value.key, let only = soleContent else {
            return super.explicitAlignment(key, in: size, proposal: proposal)
        }
        let dimensions = only.dimensions(in: proposal)
        let position = follower?.run { value.computeValue(dimensions) } ?? value.computeValue(dimensions)
        return position.isFinite ? position : 0
    }

    override func valueChanged() { ownGuides = value.key.kind }
}

extension View {
    /// Sets the view's horizontal guide `g` to the result of `computeValue`, in points from the view's left edge.
    /// Containers around align by it and pass it on (S23.15). A result that is not finite counts as 0.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue)) }

    /// Sets the view's vertical guide `g` to the result of `computeValue`, in points from the view's top edge.
    /// Containers around align by it and pass it on (S23.15). A result that is not finite counts as 0.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue)) }
}
