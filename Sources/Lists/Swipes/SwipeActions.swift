public import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// `swipeActions`: buttons that a swipe uncovers at an edge of a row.
nonisolated struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        if let row = inputs.place.listRow as? ListRowBox {
            let source = SwipeSource { box in
                inputs.makeSwipeActions(in: box, from: modifier) { Actions._makeView(modifier[\.actions], inputs: $0) }
            }
            inputs.sinkAtOnce(modifier.attribute) {
                source.edge = $0.edge
                source.allowsFullSwipe = $0.allowsFullSwipe
            }
            row.swipes.add(source)
            inputs.lifetime.onEnd { [weak row] in row?.swipes.remove(source) }
        }
        content(inputs.place)
    }
}

extension View {
    /// Adds buttons that people uncover by a swipe across the view's row of a list, from `edge` on. In place of the
    /// button of `onDelete`, if `edge` is trailing.
    ///
    /// - Parameters:
    ///   - edge: edge at which the buttons lie; the first of them lies outermost.
    ///   - allowsFullSwipe: true if a swipe across the whole row performs the first action.
    ///   - content: the buttons. They are filled with red if their role is destructive, else with their tint, else grey.
    /// - Returns: the view with the actions.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
}
