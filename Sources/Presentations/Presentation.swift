@_spi(Engine) package import AnimationCore
import AttributeGraph
package import Foundation
import Geometry
import LayerTree
@_spi(Engine) package import ViewGraph

/// Content above everything else in the window that belongs to a view, such as a menu.
///
/// The content has the environment of its view, and ends with it. A presentation is shown only once: the next one is a
/// new object, since the previous one may still be leaving.
@MainActor package final class Presentation {
    /// Options of a presentation besides its content.
    package struct Traits {
        /// True if the pointer reaches nothing behind the presentation. A press beside the content requests dismissal.
        package var isModal = true
        /// True if the keyboard focus moves into the content, and back at dismissal.
        package var takesFocus = false
        /// Animation of the fade when the content enters; nil for none.
        package var fadesIn: Animation? = .easeOut(duration: 0.12)
        /// Animation of the fade when the content leaves; nil for none.
        package var fadesOut: Animation? = .easeOut(duration: 0.16)
        /// True if the content is as large as the window, and animates its own entry and exit.
        package var fillsWindow = false
        /// Animation by which the content grows to its size when it enters; nil for none.
        package var opens: Animation? = .snappy(duration: 0.18)
        /// True if the content is shown in a surface of its own, which may extend beyond the window's edges, where the
        /// window's owner has surfaces.
        package var leavesWindow = false

        package init() {}
    }

    private let inputs: _ViewInputs
    let traits: Traits
    /// True if the pointer and the keys reach what lies behind a modal presentation, beside its content.
    package var letsThrough = false { didSet { if letsThrough != oldValue { showHits() } } }
    private let placement: @MainActor () -> PresentationPlacement
    private let content: @MainActor (_ViewInputs) -> Void
    private let lifetime: Lifetime
    private var list: BoxList?
    /// List that contains ``list``.
    private var outer: BoxList?
    /// The box of the content; nil until it is made.
    private(set) var box: PresentationBox?
    /// Surface in which the content is shown instead of the window; nil if there is none.
    private var surface: PresentationSurface?
    /// True if the view that the presentation belongs to has begun to leave, and dismissal has been requested for that.
    var hasLostAnchor = false
    /// Focused target before the presentation opened, and if the focus was visible; nil if the presentation does not
    /// take the focus.
    var focusBefore: (target: FocusTarget?, isVisible: Bool)?
    /// Rounds of updates in which the focus still moves to the first target in the content.
    var roundsOfFirstFocus = 0
    /// Target to which the focus moved by itself.
    weak var firstFocus: FocusTarget?
    private var structure: DynamicStructure<Int>?
    /// True if the presentation enters and leaves without animation, because animations are disabled at its view's
    /// place.
    private var isStill = false
    package private(set) var isPresented = false
    /// The box of the view that the presentation belongs to.
    package let anchor: LayoutBox

    /// Called when dismissal is requested, by a press beside the content or because the view leaves. The owner decides,
    /// usually by ``dismiss(under:)``.
    package var dismissalRequested: @MainActor () -> Void = {}
    /// Called with the side of the anchor on which the content lies, whenever it is placed.
    package var placedOn: @MainActor (PresentationPlacement.Side) -> Void = { _ in }
    /// Called when the presentation has ended for any reason.
    package var whenGone: @MainActor () -> Void = {}
    /// Called first for every key while the presentation is open. Returns true if it used the key. Nil if it takes no
    /// keys.
    package var keyPressed: (@MainActor (KeyInput) -> Bool)?
    /// Called with the pointer's position, in the window, while it moves over a modal presentation or beside it. Set
    /// before the presentation is made; nil if nobody follows the pointer.
    package var pointerPassed: (@MainActor (CGPoint) -> Void)?

    /// Creates a presentation, which ``present(under:)`` shows.
    ///
    /// - Parameters:
    ///   - traits: options besides the content.
    ///   - inputs: inputs at the place of the view that the presentation belongs to, whose environment the content has.
    ///   - anchor: the box of that view.
    ///   - placement: returns where to place the content. Called again whenever something may have moved.
    ///   - content: makes the content's views.
    package init(
        _ traits: Traits = Traits(), inputs: _ViewInputs, anchor: LayoutBox,
        placement: @escaping @MainActor () -> PresentationPlacement,
        content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        self.traits = traits
        self.inputs = inputs
        self.anchor = anchor
        self.placement = placement
        self.content = content
        lifetime = Lifetime(graph: inputs.graph, outer: inputs.lifetime)
        lifetime.onEnd { [weak self] in self?.ended() }
    }

    private var host: ViewHost { inputs.host }

    /// Shows the presentation above all open presentations. Has an effect once.
    ///
    /// There is no fade if `transaction` or a scope around the view disables animations.
    package func present(under transaction: Transaction = .current) {
        guard !isPresented, structure == nil, !lifetime.hasEnded else { return }
        isPresented = true
        host.presentations.opened(self)
        host.enqueue(Self.fade(traits.fadesIn, under: transaction)) { [weak self] in self?.make() }
    }

    private static func fade(_ animation: Animation?, under transaction: Transaction) -> Transaction {
        var fade = Transaction(animation: animation)
        fade.disablesAnimations = transaction.disablesAnimations
        return fade
    }

    /// Dismisses the presentation, without a fade in the cases of ``present(under:)``. The keyboard focus returns to
    /// its previous target.
    package func dismiss(under transaction: Transaction = .current) {
        guard isPresented else { return }
        isPresented = false
        host.presentations.dismissed(self)
        // A surface is closed immediately: while it is open it has the keyboard, and no other one can open.
        surface?.close()
        // The closure retains the presentation until it has ended.
        host.enqueue(Self.fade(surface == nil ? traits.fadesOut : nil, under: transaction)) { [self] in
            guard let structure else { return lifetime.end() }
            isStill = inputs.scope.resolve().disablesAnimations
            structure.update([]) { _, _, _ in
            } refresh: { _, _ in
            }
        }
    }

    private func make() {
        guard isPresented, !lifetime.hasEnded else { return }
        let outer = host.presentations.list(above: anchor)
        let list = outer.appendList()
        (self.outer, self.list) = (outer, list)
        var inputs = inputs
        // The animation of the presentation is independent of that of the view that it belongs to.
        let inner = host.root.scope
        isStill = inputs.scope.resolve().disablesAnimations
        inputs.scope = EditingScope(outer: inner) { [weak self] transaction in
            if self?.isStill == true { transaction.animation = nil }
        }
        inputs.wrapper = nil
        inputs.isLazy = false
        // The presentation is above all pages and belongs to none.
        inputs.inheritedAppearanceScope = nil
        inputs.place = ElementPlace(list: list, lifetime: lifetime)
        let structure = DynamicStructure<Int>(inputs, of: Presentation.self)
        self.structure = structure
        // An empty update first, so that the content counts as inserted. Otherwise it would count as present from the
        // start, without a transition.
        structure.update([]) { _, _, _ in
        } refresh: { _, _ in
        }
        structure.update([0]) { [self] _, item, inputs in
            item.lifetime.onEnd { [self] in
                // Deferred, since this runs while the item is being released.
                host.afterUpdate { [self] in lifetime.end() }
            }
            inputs.graph.untracked {
                inputs.element { place in
                    var place = place
                    place.scope = inner
                    self.makeBoxes(place)
                }
            }
        } refresh: { _, _ in
        }
        host.presentations.made(self)
    }

    private func makeBoxes(_ inputs: _ViewInputs) {
        let outside = GestureBox(host: host, scope: inputs.scope)
        inputs.add(outside, named: GestureBox.self)
        let inputs = inputs.inside(outside)
        let box = PresentationBox(
            inputs, placement: placement, opening: isStill ? nil : traits.opens, fillsWindow: traits.fillsWindow)
        inputs.add(box, named: Presentation.self)
        box.placedOn = placedOn
        self.box = box
        showHits()
        if traits.isModal {
            let press = OutsidePress(around: box) { [weak self] in self?.dismissalRequested() }
            outside.gesture = press
            outside.contextRequested = { press.contextRequested(at: $0) }
            if let pointerPassed {
                outside.hoverChanged = { location in if let location { pointerPassed(location) } }
                host.pointer.hover.add()
                inputs.lifetime.onEnd { [unowned host = host] in host.pointer.hover.remove(outside) }
            }
        }
        if traits.leavesWindow { giveSurface(to: box) }
        host.geometryObservers.add(box)
        inputs.lifetime.onEnd { [unowned host = host] in host.geometryObservers.remove(box) }
        let inside = inputs.inside(box)
        let contentBox = PresentedContentBox(inside)
        inside.add(contentBox, named: PresentedContentBox.self)
        content(inside.inside(contentBox))
    }

    /// Limits hits beside the content to those that the presentation keeps from what is behind it.
    private func showHits() {
        box?.ownLayer.hitShape = blocks ? { Path(CGRect(origin: .zero, size: $0)) } : nil
    }

    /// True if the pointer and the keys do not reach what lies behind.
    var blocks: Bool { traits.isModal && !letsThrough }

    private func giveSurface(to box: PresentationBox) {
        guard let owner = host.presentations.surfaces, owner.largestSurface != nil else { return }
        let surface = PresentationSurface(host.layers.addSurface(for: box.ownLayer), owner: owner)
        surface.placeChanged = { [weak box] in box?.surfaceChanged() }
        surface.dismissed = { [weak self] in self?.dismissalRequested() }
        surface.refused = { [weak self, weak box, layers = surface.layers, unowned host = host] in
            host.layers.removeSurface(layers)
            self?.surface = nil
            box?.surface = nil
            box?.surfaceChanged()
        }
        self.surface = surface
        box.surface = surface
    }

    /// Called when the content has been removed, or when its view has ended and the presentation with it.
    private func ended() {
        isPresented = false
        if let surface {
            surface.close()
            host.layers.removeSurface(surface.layers)
            self.surface = nil
        }
        host.presentations.dismissed(self)
        host.presentations.ended(self)
        if let list { outer?.remove(list) }
        (outer, list) = (nil, nil)
        structure = nil
        box = nil
        whenGone()
    }
}

/// The gesture of a press beside the content of a presentation.
@MainActor private final class OutsidePress: AttachedGesture {
    private unowned let box: PresentationBox
    private let action: @MainActor () -> Void

    init(around box: PresentationBox, action: @escaping @MainActor () -> Void) {
        self.box = box
        self.action = action
    }

    var isAlive: Bool { !box.isInLeavingView }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        guard event.kind == .pressed, box.host.frontBox(at: event.location) === box else { return .failed }
        callbacks.perform(action)
        return .ended
    }

    func cancel(_ callbacks: inout GestureCallbacks) {}

    /// Handles the secondary button, which must not reach views behind the presentation.
    func contextRequested(at location: CGPoint) -> SecondaryPress {
        if box.host.frontBox(at: location) === box { action() }
        return SecondaryPress()
    }
}
