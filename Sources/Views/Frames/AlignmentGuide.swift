import AttributeGraph
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// `alignmentGuide`: where a guide lies in a view, said by the view (S23.15).
nonisolated struct AlignmentGuideModifier: BoxModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    @MainActor package static func makeBox(_ value: Self, _ inputs: _ViewInputs) -> ValueBox<Self> {
        AlignmentGuideBox(value, inputs)
    }
}

@MainActor private final class AlignmentGuideBox: ValueBox<AlignmentGuideModifier> {
    override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key == value.key, let only = soleContent else {
            return super.explicitAlignment(key, in: size, proposal: proposal)
        }
        let position = value.computeValue(only.dimensions(in: proposal))
        return position.isFinite ? position : 0
    }

    override var guideKinds: GuideKinds { super.guideKinds.union(value.key.kind) }
}

extension View {
    /// Has the guide `g` lie where `computeValue` says, in points from the view's left; containers around align by it, and
    /// pass it on (S23.15).
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue)) }

    /// Has the guide `g` lie where `computeValue` says, in points from the view's top.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue)) }
}
