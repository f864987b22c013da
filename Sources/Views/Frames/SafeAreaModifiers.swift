import AttributeGraph
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Reasons for which a safe area is inset.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// Bit mask of the options.
    public let rawValue: UInt
    /// Makes a set of options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars and margins of containers.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A keyboard on screen; a desktop has none.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: UInt.max)
}

/// `safeAreaPadding`: insets that content may cross by `ignoresSafeArea`.
nonisolated struct SafeAreaPaddingModifier: PrimitiveModifier {
    let insets: EdgeInsets

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = SafeAreaPaddingBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        inputs.sink(modifier.attribute) { box.set($0.insets) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

@MainActor private final class SafeAreaPaddingBox: SafeAreaBox {
    func set(_ insets: EdgeInsets) {
        guard insets != self.insets else { return }
        self.insets = insets
        invalidateLayout()
    }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.inset(by: insets) }

    override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize { content.outset(by: insets) }

    override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }
}

/// `ignoresSafeArea`: content that touches an edge of the safe area extends beyond it; its size in the parent's layout
/// stays as without (S23.30).
nonisolated public struct _IgnoresSafeAreaModifier: BoxModifier {
    /// Edges beyond which the content extends.
    public let edges: Edge.Set

    /// Made by `ignoresSafeArea`; programs call that.
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
    /// The proposal less `insets`; at least 0.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}

extension CGSize {
    /// The size with `insets` added around it; at least 0.
    func outset(by insets: EdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width + insets.leading + insets.trailing),
            height: max(0, height + insets.top + insets.bottom))
    }
}

extension View {
    /// Extends the view beyond those of `edges` at which it touches the edge of the safe area (S23.30). Only
    /// `.container` among `regions` has an effect: a desktop has no keyboard on screen.
    @inlinable nonisolated public consuming func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { modifier(_IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : [])) }

    /// Extends the view beyond `edges` of the safe area. Deprecated by Apple in favour of `ignoresSafeArea`.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Insets the safe area of the view by `insets`.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Insets the safe area of the view by `length` points (16 if nil) at each of `edges`.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }

    /// Insets the safe area of the view by `length` points at all edges.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
