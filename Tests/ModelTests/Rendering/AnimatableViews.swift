import SwiftUI

/// An `Animatable` view whose datum is the `level` of its content.
struct LevelView: View, Animatable {
    var datum: Double
    let node: Node
    let state: ProgramState
    let name: String
    let driver: ProgramDriver

    nonisolated var animatableData: Double {
        get { datum }
        set { datum = newValue }
    }

    var body: some View {
        var state = state
        state.level = datum
        return NodeView(node: node, state: state, name: name, driver: driver)
    }
}

/// A modifier whose animatable datum is a padding.
struct AnimatablePadding: ViewModifier, Animatable {
    var edge: Double

    nonisolated var animatableData: Double {
        get { edge }
        set { edge = newValue }
    }

    func body(content: Content) -> some View { content.padding(edge) }
}

/// Moves its content `distance` points to the right.
nonisolated struct ShiftEffect: GeometryEffect {
    var distance: Double

    var animatableData: Double {
        get { distance }
        set { distance = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }
}

/// Puts each child `step` points further right and `step / 2` further down; has no animatable data.
nonisolated struct StairsLayout: Layout {
    var step: Double

    @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        Node.stairsSize
    }

    @MainActor func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let way = Double(index) * step
            subview.place(at: CGPoint(x: bounds.minX + way, y: bounds.minY + way / 2), proposal: .unspecified)
        }
    }
}

/// A ``StairsLayout`` whose step is animatable data.
nonisolated struct AnimatableStairsLayout: Layout {
    var stairs: StairsLayout

    var animatableData: Double {
        get { stairs.step }
        set { stairs.step = newValue }
    }

    @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stairs.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    @MainActor func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stairs.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
