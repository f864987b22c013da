import Geometry
@_spi(Engine) public import ViewGraph

/// Shape of the pointer over a view. Its look is that of the user's theme.
nonisolated public struct PointerStyle: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case shape(PointerShape)
        /// Edges that can be dragged, where layout runs from left to right.
        case edges(Edge.Set)
    }

    private let kind: Kind

    private init(_ shape: PointerShape) { kind = .shape(shape) }
    private init(edges: Edge.Set) { kind = .edges(edges) }

    /// An arrow.
    public static let `default` = PointerStyle(.arrow)
    /// Over text that can be selected or edited, with lines from left to right.
    public static let horizontalText = PointerStyle(.text)
    /// Over text that can be selected or edited, with lines from top to bottom.
    public static let verticalText = PointerStyle(.verticalText)
    /// Over an area in which a rectangle selects: a cross.
    public static let rectSelection = PointerStyle(.crosshair)
    /// Over content that can be dragged: an open hand.
    public static let grabIdle = PointerStyle(.grab)
    /// Over content that is dragged: a closed hand.
    public static let grabActive = PointerStyle(.grabbing)
    /// Over a link: a pointing hand.
    public static let link = PointerStyle(.pointingHand)
    /// Over content that a press makes larger.
    public static let zoomIn = PointerStyle(.zoomIn)
    /// Over content that a press makes smaller.
    public static let zoomOut = PointerStyle(.zoomOut)
    /// Over the border of a column that can be dragged to both sides.
    public static let columnResize = PointerStyle(.columnResize)
    /// Over the border of a row that can be dragged up and down.
    public static let rowResize = PointerStyle(.rowResize)

    /// Over the border of a column that can be dragged in `directions`.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        switch directions {
        case .leading: PointerStyle(edges: .leading)
        case .trailing: PointerStyle(edges: .trailing)
        default: .columnResize
        }
    }

    /// Over the border of a row that can be dragged in `directions`.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        switch directions {
        case .up: PointerStyle(edges: .top)
        case .down: PointerStyle(edges: .bottom)
        default: .rowResize
        }
    }

    /// Over an edge or a corner of a frame that can be dragged.
    ///
    /// - Parameters:
    ///   - position: the edge or the corner.
    ///   - directions: directions of the drag; without effect, since themes have one cursor for all.
    /// - Returns: the style.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle { PointerStyle(edges: position.edges) }

    /// Shape of the pointer in a layout that runs from right to left, or from left to right.
    func shape(isMirrored: Bool) -> PointerShape {
        switch kind {
        case .shape(let shape): return shape
        case .edges(let edges):
            let horizontal = edges.intersection(.horizontal)
            guard isMirrored, !horizontal.isEmpty else { return .resize(edges) }
            return .resize(edges.symmetricDifference(.horizontal))
        }
    }
}

/// `pointerStyle`: sets the pointer's shape over the area that a view draws.
nonisolated struct PointerStyleModifier: PrimitiveModifier {
    let style: PointerStyle?

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        var style: PointerStyle?
        var isMirrored = false
        func update(_ box: GestureBox) { box.pointerShape = style?.shape(isMirrored: isMirrored) }
        inputs.sink(inputs.environment) { [unowned box] environment in
            isMirrored = environment.layoutDirection == .rightToLeft
            update(box)
        }
        inputs.sink(modifier.attribute) { [unowned box] modifier in
            style = modifier.style
            update(box)
        }
        box.trackHover(in: inputs) { _ in }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension View {
    /// Sets the pointer's shape over the area that this view draws; nil leaves it to the views around and inside.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerStyleModifier(style: style))
    }
}
