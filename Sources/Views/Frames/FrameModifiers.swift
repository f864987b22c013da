import AttributeGraph
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Box that changes one view's layout according to a value.
@MainActor package class ValueBox<Value>: LayoutBox {
    /// The modifier's value. Boxes that are measured often copy its fields into properties of their own
    /// (`valueChanged()`): each access to a property of a generic class includes a check for exclusive access.
    private(set) final var value: Value

    init(_ value: Value, _ inputs: _ViewInputs) {
        self.value = value
        super.init(host: inputs.host, scope: inputs.scope)
        valueChanged()
    }

    final func change(to value: Value) {
        self.value = value
        valueChanged()
        invalidateLayout()
    }

    /// Called for each value, the first one included.
    func valueChanged() {}
}

/// Modifier whose element is a box that has the modifier's value, with the content inside.
@MainActor package protocol BoxModifier: DirectModifier {
    static func makeBox(_ value: Self, _ inputs: _ViewInputs) -> ValueBox<Self>
}

extension BoxModifier {
    /// Adds the box and passes it each new value of the modifier.
    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        let box = makeBox(inputs.graph.peek(modifier.attribute), inputs)
        inputs.add(box, named: Self.self)
        inputs.runSink(ValueSink<Self>(value: modifier.attribute, box: box))
        return inputs.contentPlace(of: box)
    }
}

/// Passes new values to a box that was made with the first one.
private struct ValueSink<Value>: Rule {
    let value: Attribute<Value>
    let box: ValueBox<Value>
    var isFirst = true

    static var name: String { "sink of \(Value.self)" }

    mutating func evaluate(in graph: Graph) {
        let value = graph.read(value)
        if !isFirst { box.change(to: value) }
        isFirst = false
    }
}

/// `frame(width:height:alignment:)`: gives a view a frame of fixed size (S23.17).
nonisolated public struct _FrameLayout: BoxModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
    /// Width or height that was given but is negative or not finite; it became 0. Nil if both were valid.
    let refused: CGFloat?

    @usableFromInline nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width.map { $0.isFinite ? max(0, $0) : 0 }
        self.height = height.map { $0.isFinite ? max(0, $0) : 0 }
        self.alignment = alignment
        if let width, self.width != width {
            refused = width
        } else if let height, self.height != height {
            refused = height
        } else {
            refused = nil
        }
    }

    @MainActor package static func makeBox(_ value: Self, _ inputs: _ViewInputs) -> ValueBox<Self> {
        FrameBox(value, inputs)
    }
}

@MainActor private final class FrameBox: ValueBox<_FrameLayout> {
    private var width: CGFloat?
    private var height: CGFloat?

    override func valueChanged() {
        width = value.width
        height = value.height
        reportRefusal()
    }

    private func reportRefusal() {
        guard let refused = value.refused else { return }
        host.report(
            "A frame's width or height of \(refused) was taken as 0; both have to be finite and not negative (S23.17).")
    }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize {
        CGSize(width: width ?? content.width, height: height ?? content.height)
    }

    override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint { value.alignment.origin(of: box, content, proposal, in: size) }

    override func gaps(around content: ViewSpacing?) -> ViewSpacing {
        (content ?? ViewSpacing()).reset(height == nil ? [] : .vertical)
    }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`: gives a view a frame within limits (S23.18).
nonisolated public struct _FlexFrameLayout: BoxModifier {
    struct Limits {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?

        /// Limits that are NaN are ignored; negative ones count as 0.
        init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            func valid(_ limit: CGFloat?) -> CGFloat? { limit.flatMap { $0.isNaN ? nil : max(0, $0) } }
            self.minimum = valid(minimum)
            self.ideal = valid(ideal)
            self.maximum = valid(maximum)
        }

        var isNone: Bool { minimum == nil && ideal == nil && maximum == nil }

        func contentProposal(_ proposal: CGFloat?) -> CGFloat? {
            guard let base = proposal ?? ideal else { return nil }
            return min(max(base, minimum ?? -.infinity), maximum ?? .infinity)
        }

        func length(around content: CGFloat, proposal: CGFloat?) -> CGFloat {
            if proposal == nil, let ideal { return ideal }
            if let minimum, let maximum {
                return min(max(proposal ?? content, minimum), max(minimum, maximum))
            }
            let asked = contentProposal(proposal)
            if let minimum { return max(min(asked ?? .infinity, content), minimum) }
            if let maximum { return min(max(asked ?? -.infinity, content), maximum) }
            return content
        }
    }

    let horizontal: Limits
    let vertical: Limits
    let alignment: Alignment

    @MainActor package static func makeBox(_ value: Self, _ inputs: _ViewInputs) -> ValueBox<Self> {
        FlexFrameBox(value, inputs)
    }
}

@MainActor private final class FlexFrameBox: ValueBox<_FlexFrameLayout> {
    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: value.horizontal.contentProposal(proposal.width),
            height: value.vertical.contentProposal(proposal.height))
    }

    override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: value.horizontal.length(around: content.width, proposal: proposal.width),
            height: value.vertical.length(around: content.height, proposal: proposal.height))
    }

    override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint { value.alignment.origin(of: box, content, proposal, in: size) }

    override func gaps(around content: ViewSpacing?) -> ViewSpacing {
        (content ?? ViewSpacing()).reset(value.vertical.isNone ? [] : .vertical)
    }
}

/// `padding`: adds room around a view (S23.19).
nonisolated public struct _PaddingLayout: BoxModifier {
    let insets: EdgeInsets

    @usableFromInline nonisolated init(insets: EdgeInsets) { self.insets = insets }

    @MainActor package static func makeBox(_ value: Self, _ inputs: _ViewInputs) -> ValueBox<Self> {
        PaddingBox(value, inputs)
    }
}

@MainActor private final class PaddingBox: ValueBox<_PaddingLayout> {
    private var insets = EdgeInsets()

    override func valueChanged() { insets = value.insets }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let (width, height) = extent
        // No closures: a closure isolated to an actor checks its executor at each call.
        var inner = proposal
        if let length = proposal.width { inner.width = max(0, length - width) }
        if let length = proposal.height { inner.height = max(0, length - height) }
        return inner
    }

    override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize {
        let (width, height) = extent
        return CGSize(width: max(0, content.width + width), height: max(0, content.height + height))
    }

    override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }

    override func gaps(around content: ViewSpacing?) -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        return (content ?? ViewSpacing()).reset(edges)
    }

    /// Width and height that the padding adds to the content, in points.
    private var extent: (width: CGFloat, height: CGFloat) {
        let insets = insets
        return (insets.leading + insets.trailing, insets.top + insets.bottom)
    }
}

/// `aspectRatio`: proposes to a view a size of a given ratio (S23.20).
nonisolated public struct _AspectRatioLayout: BoxModifier {
    let aspectRatio: CGFloat?
    let contentMode: ContentMode

    @MainActor package static func makeBox(_ value: Self, _ inputs: _ViewInputs) -> ValueBox<Self> {
        AspectRatioBox(value, inputs)
    }
}

/// Scaling of content to a frame of another aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// `fit`: content lies within the frame and leaves room on two sides. `fill`: content covers the frame and
    /// overflows on two sides; it is not clipped.
    case fit, fill
}

@MainActor private final class AspectRatioBox: ValueBox<_AspectRatioLayout> {
    private var ratio: CGFloat? {
        if let ratio = value.aspectRatio { return ratio > 0 && ratio.isFinite ? ratio : nil }
        guard let ideal = soleContent?.sizeThatFits(.unspecified), ideal.width > 0, ideal.height > 0 else { return nil }
        return ideal.width / ideal.height
    }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let ratio else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let followsWidth = (width / ratio <= height) == (value.contentMode == .fit)
            return followsWidth
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }
}

/// `fixedSize`: keeps a view at its ideal size (S23.21).
nonisolated public struct _FixedSizeLayout: BoxModifier {
    let horizontal: Bool
    let vertical: Bool

    @MainActor package static func makeBox(_ value: Self, _ inputs: _ViewInputs) -> ValueBox<Self> {
        FixedSizeBox(value, inputs)
    }
}

@MainActor private final class FixedSizeBox: ValueBox<_FixedSizeLayout> {
    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: value.horizontal ? nil : proposal.width, height: value.vertical ? nil : proposal.height)
    }
}

/// `position`: centres a view at a point of its proposed frame (S23.23).
nonisolated public struct _PositionLayout: BoxModifier {
    let position: CGPoint

    @MainActor package static func makeBox(_ value: Self, _ inputs: _ViewInputs) -> ValueBox<Self> {
        PositionBox(value, inputs)
    }
}

@MainActor private final class PositionBox: ValueBox<_PositionLayout> {
    override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint { CGPoint(x: value.position.x - content.width / 2, y: value.position.y - content.height / 2) }

    override class var kind: BoxKind { [.hidesGuides, .placesFromLeft] }

    /// A position counts from the left, even where layout runs from right to left.
}
