import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
import Geometry
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
            SoleView(content)
                .onPreferenceChange(CoverLookKey.self) { look = $0 }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(alignment: look.ground?.alignment ?? .center) { look.ground?.view }
                .background(look.ground?.style ?? AnyShapeStyle(BackgroundStyle()))
        case .sheet:
            let radius = look.cornerRadius ?? 20
            let outline = UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
            SoleView(content)
                .onPreferenceChange(CoverLookKey.self) { look = $0 }
                .onPreferenceChange(DragIndicatorKey.self) { indicator = $0 }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(alignment: .top) { if indicator == .visible { SheetHandle() } }
                .background(alignment: look.ground?.alignment ?? .center) { look.ground?.view }
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
