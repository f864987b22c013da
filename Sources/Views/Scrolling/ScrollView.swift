import AnimationCore
import AttributeGraph
import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// View through which a part of its content is visible; people and programs scroll the content (S24.7–S24.9).
///
/// Along its axes the view takes the length that it is proposed; across them it is as long as its content.
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
    /// Views that are scrolled.
    public var content: Content
    /// Axes along which the content may be longer than the view.
    public var axes: Axis.Set
    /// True if indicators show the position while it moves.
    public var showsIndicators: Bool
    private let layout = VStackLayout()

    /// Makes a scroll view of `content`.
    ///
    /// - Parameters:
    ///   - axes: axes along which the content is proposed no length, and may be longer than the view.
    ///   - showsIndicators: true to show the position while the content moves.
    ///   - content: the views; several lie above one another.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let host = inputs.host
            let room = ScrollRoomBox(host: host, scope: inputs.scope)
            inputs.add(room, named: ScrollRoomBox.self)
            // Touches on the view, and on views in it, may become drags.
            let presses = GestureBox(host: host, scope: inputs.scope)
            inputs.inside(room).add(presses, named: GestureBox.self)
            let inputs = inputs.inside(presses)
            let box = ScrollBox(inputs)
            inputs.add(box, named: Self.self)
            if let handover = host.handover {
                let key = handover.key(of: "scroll offset", in: ScrollBox.self, inputs.lifetime)
                handover.restore(&box.offset, for: key)
                handover.keep(key, inputs.lifetime) { [unowned box] in box.offset }
            }
            room.scroll = box
            presses.gesture = ScrollDrag(box)
            inputs.sink(view.attribute) { box.set(axes: $0.axes, showsIndicators: $0.showsIndicators) }
            inputs.sink(inputs.environment) { box.environmentChanged($0) }
            inputs.sink(inputs.environment, of: Self.self) {
                $0.scrollPosition?.read()
            } then: { [unowned box] _ in
                box.followPosition()
            }
            let handler = host.focus.addKeyHandler(box: box) { [unowned box] in box.keyPressed($0) }
            host.scrolling.add(box)
            inputs.lifetime.onEnd { [unowned host] in
                host.focus.removeKeyHandler(handler)
                host.scrolling.remove(box)
                box.end()
            }
            var inner = inputs.inside(box)
            let contentBox = ScrollContentBox(inner)
            inner.add(contentBox, named: ScrollContentBox.self)
            box.contentBox = contentBox
            inner = inner.inside(contentBox)
            // Values meant for this scroll view do not apply to those in it.
            inner.setEnvironment(from: view) { environment, view in
                if view.axes.contains(.vertical) { environment.scrollRefresh = nil }
                environment.scrollPosition = nil
                environment.scrollObservers = []
                environment.scrollPhaseObservers = []
                environment.scrollRegistry = nil
                environment.scrollDriver = nil
                environment.collapsingBar = nil
                environment.scrollFillsAcross = false
            }
            VStackLayout.makeContainer(view[\.layout], inputs: inner) {
                Content._makeView(view[\.content], inputs: $0)
            }
        }
    }
}

/// Outer box of a scroll view, as large as its frame in the parent's layout. The scroll view itself extends over the
/// safe area's insets at its edges, as those of `safeAreaInset`: content passes under them while it scrolls, and comes
/// to rest clear of them (S23.30).
@MainActor private final class ScrollRoomBox: LayoutBox {
    weak var scroll: ScrollBox?

    override func placeContent() {
        let insets = reachedSafeArea()
        scroll?.safeAreaInsets = insets
        guard insets != EdgeInsets() else { return super.placeContent() }
        let left = mirrorsContent ? insets.trailing : insets.leading
        for box in content.boxes {
            box.place(
                at: CGPoint(x: -left, y: -insets.top), size: size.outset(by: insets),
                proposal: ProposedViewSize(
                    width: (proposal.width ?? size.width) + insets.leading + insets.trailing,
                    height: (proposal.height ?? size.height) + insets.top + insets.bottom))
        }
    }
}

/// Box of the scrolled content: scrolling moves its layer only, with everything in it.
@MainActor package final class ScrollContentBox: EffectBox {}
