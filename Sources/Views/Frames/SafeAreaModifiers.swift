import AttributeGraph
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// What a safe area is kept free for.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars and margins of what is around.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A keyboard on screen; a desktop has none.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of them.
    public static let all = SafeAreaRegions(rawValue: UInt.max)
}

/// `safeAreaPadding`: room at the edges that content may still reach under.
nonisolated struct SafeAreaPaddingModifier: PrimitiveModifier {
    let insets: EdgeInsets

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = SafeAreaPaddingBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        inputs.sink(modifier.attribute) { box.insets = $0.insets }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

@MainActor private final class SafeAreaPaddingBox: SafeAreaBox {
    var insets = EdgeInsets() { didSet { if insets != oldValue { invalidateLayout() } } }

    override var safeAreaInsets: EdgeInsets { insets }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.inset(by: insets) }

    override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize { content.outset(by: insets) }

    override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }
}

/// `ignoresSafeArea`: content that reaches the safe area's edges goes on beyond them; to its parent it is as large as
/// without (S23.30).
nonisolated public struct _IgnoresSafeAreaModifier: BoxModifier {
    /// Beyond which the content goes on.
    public let edges: Edge.Set

    /// What `ignoresSafeArea` makes; programs call that.
    @inlinable nonisolated public init(edges: Edge.Set) { self.edges = edges }

    @MainActor package static func makeBox(_ value: Self, _ inputs: _ViewInputs) -> ValueBox<Self> {
        IgnoresSafeAreaBox(value, inputs)
    }
}

@MainActor private final class IgnoresSafeAreaBox: ValueBox<_IgnoresSafeAreaModifier> {
    override func placeContent() {
        let reached = reachedSafeArea()
        var insets = EdgeInsets()
        if value.edges.contains(.top) { insets.top = reached.top }
        if value.edges.contains(.bottom) { insets.bottom = reached.bottom }
        if value.edges.contains(.leading) { insets.leading = reached.leading }
        if value.edges.contains(.trailing) { insets.trailing = reached.trailing }
        guard insets != EdgeInsets() else { return super.placeContent() }
        let whole = size.outset(by: insets)
        let inner = ProposedViewSize(whole)
        for box in content.boxes {
            let child = box.sizeThatFits(inner)
            box.place(
                at: CGPoint(
                    x: (whole.width - child.width) / 2 - insets.leading,
                    y: (whole.height - child.height) / 2 - insets.top),
                proposal: inner)
        }
    }
}

extension ProposedViewSize {
    /// What is left of the proposal within `insets`; at least 0.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}

extension CGSize {
    /// The size with `insets` around it; at least 0.
    func outset(by insets: EdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width + insets.leading + insets.trailing),
            height: max(0, height + insets.top + insets.bottom))
    }
}

extension View {
    /// Lets the view reach beyond the safe area's `edges`, where it reaches those.
    @inlinable nonisolated public consuming func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { modifier(_IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : [])) }

    /// Deprecated by Apple.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Insets the safe area of the view by `insets`.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Insets the safe area of the view by `length` points (16 if nil) at `edges`.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }

    /// Insets the safe area of the view by `length` points all around.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
