@_spi(Engine) package import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) package import ViewGraph

/// Content that lies over everything else in the window, and belongs to a view: a menu now; popovers, sheets and alerts
/// are to be no different.
///
/// The content finds the environment of its view, and ends with it. One presentation is shown once; what opens again is
/// another one, so that the last may still be on its way out.
@MainActor package final class Presentation {
    /// What a presentation does besides showing its content.
    package struct Traits {
        /// Nothing behind it is reached by the pointer; a press beside the content asks for dismissal.
        package var isModal = true
        /// The keyboard's focus goes into the content, and back when it is dismissed.
        package var takesFocus = false
        package var fadesIn: Animation? = .easeOut(duration: 0.12)
        package var fadesOut: Animation? = .easeOut(duration: 0.16)
        /// The content is as large as the window, and comes and goes by itself.
        package var fillsWindow = false
        /// How it grows to its size when it comes; nil if it does not.
        package var opens: Animation? = .snappy(duration: 0.18)
        /// Where the window's owner has surfaces for it, it gets one, and may reach beyond the window's edges.
        package var leavesWindow = false

        package init() {}
    }

    private let inputs: _ViewInputs
    let traits: Traits
    private let placement: @MainActor () -> PresentationPlacement
    private let content: @MainActor (_ViewInputs) -> Void
    private let lifetime: Lifetime
    private var list: BoxList?
    /// The box of the content, once it is made.
    private(set) var box: PresentationBox?
    /// What it is shown in instead of the window.
    private var surface: PresentationSurface?
    /// The view that it belongs to is on its way out, and it was asked to go too.
    var hasLostAnchor = false
    /// Where the focus was when it came, and whether that was to be seen.
    var focusBefore: (target: FocusTarget?, isVisible: Bool)?
    private var structure: DynamicStructure<Int>?
    /// Takes the animation from coming and going where animations are disabled at the view's place.
    private var isStill = false
    package private(set) var isPresented = false
    /// The box of the view that the content belongs to.
    package let anchor: LayoutBox

    /// Somebody wants it away: a press beside it, the end of its view. Whoever shows it decides; mostly for ``dismiss()``.
    package var dismissalRequested: @MainActor () -> Void = {}
    /// Told on which side of its anchor the content lies, whenever it is placed.
    package var placedOn: @MainActor (PresentationPlacement.Side) -> Void = { _ in }
    /// It has gone, however that came.
    package var whenGone: @MainActor () -> Void = {}
    /// Asked first about every key while it is presented: true if the key was for it.
    package var keyPressed: (@MainActor (KeyInput) -> Bool)?

    /// - Parameters:
    ///   - traits: what it does besides showing content.
    ///   - inputs: of the place of the view that it belongs to: content finds the environment there.
    ///   - anchor: the box of that view.
    ///   - placement: where the content goes; asked again whenever something may have moved.
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

    /// Shows it above everything that is presented already. Once.
    ///
    /// It is there at once, without its fade, if `transaction` or a scope around its view disables animations.
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

    /// Takes it away, at once as in ``present(under:)``; the keyboard's focus is where it was before.
    package func dismiss(under transaction: Transaction = .current) {
        guard isPresented else { return }
        isPresented = false
        host.presentations.dismissed(self)
        // A surface goes at once: while it is there it has the keyboard, and keeps others from opening.
        surface?.close()
        // Kept by this closure until it has gone.
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
        let list = host.root.presented.appendList()
        self.list = list
        var inputs = inputs
        // How the view that it belongs to moves is not how this comes and goes.
        let inner = host.root.scope
        isStill = inputs.scope.resolve().disablesAnimations
        inputs.scope = EditingScope(outer: inner) { [weak self] transaction in
            if self?.isStill == true { transaction.animation = nil }
        }
        inputs.wrapper = nil
        inputs.isLazy = false
        // It is on no page, but over all of them.
        inputs.appearanceScope = nil
        inputs.place = ElementPlace(list: list, lifetime: lifetime)
        let structure = DynamicStructure<Int>(inputs, of: Presentation.self)
        self.structure = structure
        // It is inserted: with nothing before it, it would be there from the start.
        structure.update([]) { _, _, _ in
        } refresh: { _, _ in
        }
        structure.update([0]) { [self] _, item, inputs in
            item.lifetime.onEnd { [self] in
                // Not now: this runs while the item is being let go of.
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
        if traits.isModal {
            box.ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
            let press = OutsidePress(around: box) { [weak self] in self?.dismissalRequested() }
            outside.gesture = press
            outside.contextRequested = { press.contextRequested(at: $0) }
        }
        if traits.leavesWindow { giveSurface(to: box) }
        host.geometryObservers.add(box)
        inputs.lifetime.onEnd { [unowned host = host] in host.geometryObservers.remove(box) }
        let inside = inputs.inside(box)
        let contentBox = PresentedContentBox(inside)
        inside.add(contentBox, named: PresentedContentBox.self)
        content(inside.inside(contentBox))
    }

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

    /// It has gone, or its view has, and it at once with that.
    private func ended() {
        isPresented = false
        if let surface {
            surface.close()
            host.layers.removeSurface(surface.layers)
            self.surface = nil
        }
        host.presentations.dismissed(self)
        host.presentations.ended(self)
        if let list { host.root.presented.remove(list) }
        list = nil
        structure = nil
        box = nil
        whenGone()
    }
}

/// A press beside what is presented.
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

    /// The secondary button: nothing behind is to get it.
    func contextRequested(at location: CGPoint) -> SecondaryPress {
        if box.host.frontBox(at: location) === box { action() }
        return SecondaryPress()
    }
}
