import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// Shows a view over the window as long as a Boolean says so: a sheet, a cover, an alert.
nonisolated struct CoverModifier<Cover: View>: PrimitiveModifier {
    let isPresented: Bool
    /// Another one is another presentation.
    let identity: AnyHashable?
    let style: CoverStyle
    /// It has been dismissed by people or by itself: what says that it is presented is to say no more so.
    let end: () -> Void
    /// It has gone.
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

/// What is presented over the window by one view, and whether people may dismiss it.
@MainActor final class CoverHandle {
    weak var box: CoverBox?
    var presentation: Presentation?
    /// Those who want it to stay.
    private var refusals: [ObjectIdentifier] = []

    var isDismissible: Bool { refusals.isEmpty }

    /// The heights that the content asks for, which of them, and who is told of another one.
    private var detents: (detents: [SheetDetent], chosen: AnyHashable?, choose: (AnyHashable) -> Void) =
        ([], nil, { _ in })

    /// Takes what the content says; the sheet goes to the height that is chosen by motion if `animates`, else at once.
    func setDetents(
        _ detents: [SheetDetent], chosen: AnyHashable?, animates: Bool, choose: @escaping (AnyHashable) -> Void
    ) {
        self.detents = (detents, chosen, choose)
        showDetents(animates: animates)
    }

    func showDetents(animates: Bool) {
        guard let box else { return }
        box.detents = detents.detents
        // Without a choice of the program's people's stays.
        if let chosen = detents.chosen { box.choose(chosen, animates: animates) }
        box.detentChosen = { [weak self] in self?.detents.choose($0) }
    }

    func refuse(_ owner: AnyObject, _ refuses: Bool) {
        refusals.removeAll { $0 == ObjectIdentifier(owner) }
        if refuses { refusals.append(ObjectIdentifier(owner)) }
        box?.isDismissible = isDismissible
    }
}

/// The cover that a view shows, while it shows one.
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

    /// Shows what is wanted, or nothing; by motion if `animates`, else at once.
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
        // For keys that nobody in it uses: a stack there goes back first.
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

/// The ground of a cover, and the content on it.
nonisolated struct CoverSurface<Content: View>: View {
    let content: Content
    let style: CoverStyle
    @State private var indicator = Visibility.automatic

    init(content: Content, style: CoverStyle) {
        self.content = content
        self.style = style
    }

    /// How far below the window the ground of a sheet goes: one that is pulled up, or becomes higher, has no gap below it.
    private static var overhang: CGFloat { 200 }

    @MainActor var body: some View {
        switch style {
        case .full:
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(BackgroundStyle())
        case .sheet:
            let outline = UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20)
            content
                .onPreferenceChange(DragIndicatorKey.self) { indicator = $0 }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(alignment: .top) { if indicator != .hidden { SheetHandle() } }
                .clipShape(outline)
                .background { SheetGround(outline: outline).padding(.bottom, -Self.overhang) }
        case .alert:
            content.background { PanelGround(cornerRadius: 16) }
        }
    }
}

/// The edge and the shadow of a sheet.
nonisolated private struct SheetGround: View {
    let outline: UnevenRoundedRectangle
    @Environment(\.colorScheme) private var colorScheme

    init(outline: UnevenRoundedRectangle) { self.outline = outline }

    @MainActor var body: some View {
        let isDark = colorScheme == .dark
        outline.fill(BackgroundStyle())
            .shadow(color: .black.opacity(isDark ? 0.55 : 0.22), radius: 16, y: 2)
            .overlay { outline.stroke(Color.white.opacity(isDark ? 0.16 : 0), lineWidth: 1) }
    }
}

/// What says that a sheet can be dragged.
nonisolated private struct SheetHandle: View {
    @MainActor var body: some View {
        Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 6).allowsHitTesting(false)
    }
}

private enum CoverHandleKey: EnvironmentKey { static var defaultValue: CoverHandle? { nil } }

extension EnvironmentValues {
    /// The sheet, cover or alert that a view is in.
    var coverHandle: CoverHandle? {
        get { self[CoverHandleKey.self] }
        set { self[CoverHandleKey.self] = newValue }
    }
}
