import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import Presentations
@_spi(Engine) import ViewGraph
import Views

/// Shows a sheet, cover or alert over the window while a Boolean is true.
nonisolated struct CoverModifier<Cover: View>: PrimitiveModifier {
    let isPresented: Bool
    /// Identity of the presented item; a change ends the presentation and begins another.
    let identity: AnyHashable?
    let style: CoverStyle
    /// Called when people or the cover itself dismissed it: has to make the source of `isPresented` false.
    let end: () -> Void
    /// Called when the cover has disappeared.
    let dismissed: (() -> Void)?
    let cover: Cover

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
        let presenter = CoverPresenter(box: box, inputs: inputs) { style, inputs in
            let rule = inputs.lifetime.perform { graph.addRule(CoverRule(modifier: modifier.attribute, style: style)) }
            CoverSurface<Cover>._makeView(_GraphValue(rule), inputs: inputs)
        }
        presenter.end = { if graph.isAlive(modifier.attribute) { graph.peek(modifier.attribute).end() } }
        presenter.dismissed = { if graph.isAlive(modifier.attribute) { graph.peek(modifier.attribute).dismissed?() } }
        inputs.sink(modifier.attribute) { [scope = inputs.scope] value in
            presenter.show(
                value.isPresented ? (value.identity, value.style) : nil, animates: !scope.resolve().disablesAnimations)
        }
    }
}

private struct CoverRule<Cover: View>: Rule {
    let modifier: Attribute<CoverModifier<Cover>>
    let style: CoverStyle

    func evaluate(in graph: Graph) -> CoverSurface<Cover> {
        CoverSurface(content: graph.read(modifier).cover, style: style)
    }
}

/// Handle of one cover, for the views in it.
@MainActor final class CoverHandle {
    weak var box: CoverBox?
    var presentation: Presentation?
    /// Views that forbid interactive dismissal.
    private var refusals: [ObjectIdentifier] = []

    var isDismissible: Bool { refusals.isEmpty }

    /// Heights that the content allows, the chosen one, and the closure called when people choose another.
    private var detents: (detents: [SheetDetent], chosen: AnyHashable?, choose: (AnyHashable) -> Void) =
        ([], nil, { _ in })

    /// Sets the heights that the sheet may have. It goes to the height `chosen`, animated if `animates`; `choose` is
    /// called when people choose another.
    func setDetents(
        _ detents: [SheetDetent], chosen: AnyHashable?, animates: Bool, choose: @escaping (AnyHashable) -> Void
    ) {
        self.detents = (detents, chosen, choose)
        showDetents(animates: animates)
    }

    func showDetents(animates: Bool) {
        guard let box else { return }
        box.detents = detents.detents
        // Without a choice by the program, that of people stays.
        if let chosen = detents.chosen { box.choose(chosen, animates: animates) }
        box.detentChosen = { [weak self] in self?.detents.choose($0) }
    }

    func refuse(_ owner: AnyObject, _ refuses: Bool) {
        refusals.removeAll { $0 == ObjectIdentifier(owner) }
        if refuses { refusals.append(ObjectIdentifier(owner)) }
        box?.isDismissible = isDismissible
    }
}

/// Presents the cover of one view.
@MainActor private final class CoverPresenter {
    private unowned let box: LayoutBox
    private let inputs: _ViewInputs
    private let content: @MainActor (CoverStyle, _ViewInputs) -> Void
    private var shown: (presentation: Presentation, handle: CoverHandle, identity: AnyHashable?)?
    var end: @MainActor () -> Void = {}
    var dismissed: @MainActor () -> Void = {}

    init(
        box: LayoutBox, inputs: _ViewInputs, content: @escaping @MainActor (CoverStyle, _ViewInputs) -> Void
    ) {
        self.box = box
        self.inputs = inputs
        self.content = content
    }

    /// Shows the cover for `wanted`, or none if that is nil; animated if `animates`.
    func show(_ wanted: (identity: AnyHashable?, style: CoverStyle)?, animates: Bool) {
        if let shown {
            if let wanted, wanted.identity == shown.identity { return }
            self.shown = nil
            if let cover = shown.handle.box {
                cover.close(animates: animates)
            } else {
                shown.presentation.dismiss()
            }
        }
        if let wanted { present(wanted.identity, wanted.style, animates: animates) }
    }

    private func present(_ identity: AnyHashable?, _ style: CoverStyle, animates: Bool) {
        var traits = Presentation.Traits()
        traits.takesFocus = true
        traits.fillsWindow = true
        traits.fadesIn = nil
        traits.fadesOut = nil
        traits.opens = nil
        let handle = CoverHandle()
        let place: @MainActor () -> PresentationPlacement = { PresentationPlacement(anchor: .zero, side: .over) }
        let presentation = Presentation(traits, inputs: inputs, anchor: box, placement: place) {
            [weak self] inputs in self?.make(handle, style, animates: animates, inputs)
        }
        presentation.dismissalRequested = { [weak self] in self?.end() }
        presentation.whenGone = { [weak self] in self?.gone(handle) }
        shown = (presentation, handle, identity)
        presentation.present()
        handle.presentation = presentation
    }

    private func make(_ handle: CoverHandle, _ style: CoverStyle, animates: Bool, _ inputs: _ViewInputs) {
        let cover = CoverBox(inputs, style: style, animates: animates)
        inputs.add(cover, named: CoverBox.self)
        handle.box = cover
        cover.isDismissible = handle.isDismissible
        handle.showDetents(animates: animates)
        cover.endRequested = { [weak self] in self?.end() }
        cover.whenGone = { [weak handle] in handle?.presentation?.dismiss() }
        var inner = cover.makePanel(inputs)
        let dismiss = DismissAction { [weak self] in self?.end() }
        inner.setEnvironment(from: _GraphValue(inputs.environment)) { environment, _ in
            environment.resetForPanel()
            environment.dismiss = dismiss
            environment.coverHandle = handle
            environment.navigationPage = nil
        }
        content(style, inner)
        // A fallback: views in the cover, such as a stack that goes back, get Escape first.
        let escape = ShortcutStroke(.named("Escape"), modifiers: 0)
        let shortcut = inputs.host.focus.addShortcut(escape, box: cover, isFallback: true) { [weak self, weak cover] in
            if cover?.isDismissible == true { self?.end() }
        }
        inputs.lifetime.onEnd { [unowned host = inputs.host] in host.focus.removeShortcut(shortcut) }
    }

    private func gone(_ handle: CoverHandle) {
        handle.presentation = nil
        if shown?.handle === handle {
            shown = nil
            end()
        }
        let dismissed = dismissed
        inputs.host.afterUpdate { dismissed() }
    }
}

/// Background of a cover, with the content on it.
nonisolated struct CoverSurface<Content: View>: View {
    let content: Content
    let style: CoverStyle
    @State private var indicator = Visibility.automatic
    @State private var look = CoverLook()

    init(content: Content, style: CoverStyle) {
        self.content = content
        self.style = style
    }

    /// Length of a sheet's background below the window, in points: no gap shows when the sheet is pulled up or grows.
    private static var overhang: CGFloat { 200 }

    @MainActor var body: some View {
        switch style {
        case .full:
            content
                .onPreferenceChange(CoverLookKey.self) { look = $0 }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(look.ground?.style ?? AnyShapeStyle(BackgroundStyle()))
        case .sheet:
            let radius = look.cornerRadius ?? 20
            let outline = UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
            content
                .onPreferenceChange(CoverLookKey.self) { look = $0 }
                .onPreferenceChange(DragIndicatorKey.self) { indicator = $0 }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(alignment: .top) { if indicator != .hidden { SheetHandle() } }
                .clipShape(outline)
                .background {
                    SheetGround(outline: outline, style: look.ground?.style).padding(.bottom, -Self.overhang)
                }
        case .alert:
            content.background { PanelGround(cornerRadius: 16) }
        }
    }
}

/// Background of a sheet, with edge and shadow.
nonisolated private struct SheetGround: View {
    let outline: UnevenRoundedRectangle
    let style: AnyShapeStyle?
    @Environment(\.colorScheme) private var colorScheme

    init(outline: UnevenRoundedRectangle, style: AnyShapeStyle?) {
        self.outline = outline
        self.style = style
    }

    @MainActor var body: some View {
        let isDark = colorScheme == .dark
        outline.fill(style ?? AnyShapeStyle(BackgroundStyle()))
            .shadow(color: .black.opacity(isDark ? 0.55 : 0.22), radius: 16, y: 2)
            .overlay { outline.stroke(Color.white.opacity(isDark ? 0.16 : 0), lineWidth: 1) }
    }
}

/// Handle that indicates that a sheet can be dragged.
nonisolated private struct SheetHandle: View {
    @MainActor var body: some View {
        Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 6).allowsHitTesting(false)
    }
}

private enum CoverHandleKey: EnvironmentKey { static var defaultValue: CoverHandle? { nil } }

extension EnvironmentValues {
    /// Sheet, cover or alert around, for views in it.
    var coverHandle: CoverHandle? {
        get { self[CoverHandleKey.self] }
        set { self[CoverHandleKey.self] = newValue }
    }
}
