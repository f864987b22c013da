import AnimationCore
import AttributeGraph
import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// A view onto content that may be larger than it, and moves under it (S24.7–S24.9).
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
    /// The content.
    public var content: Content
    /// Along which content may be larger than the view.
    public var axes: Axis.Set
    /// Whether it shows where it is while it moves.
    public var showsIndicators: Bool
    private let layout = VStackLayout()

    /// - Parameters:
    ///   - axes: along which content is proposed nothing, and may be larger than the view.
    ///   - showsIndicators: whether it shows where it is while it moves.
    ///   - content: several views lie above one another.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let host = inputs.host
            let room = ScrollRoomBox(host: host, scope: inputs.scope)
            inputs.add(room, named: ScrollRoomBox.self)
            // Touches on the view, and on what is in it, may become drags.
            let presses = GestureBox(host: host, scope: inputs.scope)
            inputs.inside(room).add(presses, named: GestureBox.self)
            let inputs = inputs.inside(presses)
            let box = ScrollBox(inputs)
            inputs.add(box, named: Self.self)
            room.scroll = box
            presses.gesture = ScrollDrag(box)
            inputs.sink(view.attribute) { box.set(axes: $0.axes, showsIndicators: $0.showsIndicators) }
            inputs.sink(inputs.environment) { box.environmentChanged($0) }
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
            // What is meant for this scroll view is not for those in it.
            inner.setEnvironment(from: view) { environment, _ in
                environment.scrollPosition = nil
                environment.scrollObservers = []
                environment.scrollRegistry = nil
            }
            VStackLayout.makeContainer(view[\.layout], inputs: inner) {
                Content._makeView(view[\.content], inputs: $0)
            }
        }
    }
}

/// The place of a scroll view. The view goes on beyond it over room that is set aside at its edges, as by
/// `safeAreaInset`: content is seen there while it scrolls, and comes to rest clear of it (S23.30).
@MainActor private final class ScrollRoomBox: LayoutBox {
    weak var scroll: ScrollBox?

    override func placeContent() {
        let insets = reachedSafeArea()
        scroll?.safeAreaInsets = insets
        guard insets != EdgeInsets() else { return super.placeContent() }
        let left = mirrorsContent ? insets.trailing : insets.leading
        for box in content.boxes {
            box.place(at: CGPoint(x: -left, y: -insets.top), proposal: ProposedViewSize(size.outset(by: insets)))
        }
    }
}

/// What is scrolled, with everything on it: its layer is moved, and nothing in it.
@MainActor final class ScrollContentBox: EffectBox {}
