import AnimationCore
import AttributeGraph
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph
public import Views

/// Animation with which a page appears and disappears (S20.2, S20.3).
public protocol NavigationTransition {
    /// Source from which the page grows; nil: it slides. Programs never implement this.
    var _zoomSource: _ZoomSource? { get }
}

/// Identity of a source. Programs never use this.
public struct _ZoomSource {
    let key: MatchedGeometryKey
}

/// Default transition: the page slides in from the trailing edge.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
    /// None: the page slides.
    public var _zoomSource: _ZoomSource? { nil }
}

/// Transition in which the page grows out of a source view and shrinks back into it (S20.4).
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
    /// Source from which the page grows.
    public let _zoomSource: _ZoomSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// Default transition: the page slides in from the trailing edge.
    nonisolated public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Transition in which the page grows out of the view whose `matchedTransitionSource` has this id and namespace,
    /// and shrinks back into the view that has them by then (S20.3, S20.4).
    nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
        Self(_zoomSource: _ZoomSource(key: MatchedGeometryKey(id: AnyHashable(sourceID), namespace: namespace)))
    }
}

/// Sets the transition of the page around.
nonisolated struct NavigationTransitionModifier<Style: NavigationTransition>: InputsModifier {
    let style: Style

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let page = inputs.page
        inputs.sink(modifier.attribute) { [weak page] in page?.zoomSource = $0.style._zoomSource?.key }
    }
}

/// Look of a source while a page flies out of it (S20.5).
public protocol MatchedTransitionSourceConfiguration: Sendable {
    /// The configured look. Programs never implement this.
    var _look: _MatchedTransitionSourceLook { get }
}

/// Background, corners and shadow of a source in flight. Programs never use this.
nonisolated public struct _MatchedTransitionSourceLook: Sendable {
    var background: Color?
    var cornerRadius: CGFloat = 0
    var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
}

/// Configuration that changes nothing.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// Look without background, round corners or shadow.
    public var _look: _MatchedTransitionSourceLook { _MatchedTransitionSourceLook() }
}

/// Configuration with some properties changed. Programs never name this.
nonisolated public struct _ChangedMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// The configured look.
    public let _look: _MatchedTransitionSourceLook
}

extension MatchedTransitionSourceConfiguration {
    private func changed(_ edit: (inout _MatchedTransitionSourceLook) -> Void)
        -> some MatchedTransitionSourceConfiguration
    {
        var look = _look
        edit(&look)
        return _ChangedMatchedTransitionSourceConfiguration(_look: look)
    }

    /// Puts the colour `style` behind the source's content while it flies.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        changed { $0.background = style }
    }

    /// Clips the source to `shape` while it flies; its corners get the lesser of width and height as radius.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        changed { $0.cornerRadius = min(shape.cornerSize.width, shape.cornerSize.height) }
    }

    /// Puts a shadow under the source while it flies: of `color` (nil for none), blurred by `radius` and moved by (`x`,
    /// `y`), in points.
    public func shadow(
        color: Color? = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        changed { look in look.shadow = color.map { ($0, radius, CGSize(width: x, height: y)) } }
    }
}

/// `matchedTransitionSource`: makes a view the source from which pages can grow.
nonisolated struct MatchedTransitionSourceModifier: PrimitiveModifier {
    let id: AnyHashable
    let namespace: Namespace.ID
    let look: _MatchedTransitionSourceLook

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = TransitionSourceBox(inputs)
        inputs.add(box, named: Self.self)
        let graph = inputs.graph
        let environment = inputs.environment
        inputs.lifetime.onEnd { box.remove() }
        inputs.sink(modifier.attribute) { value in
            box.set(MatchedGeometryKey(id: value.id, namespace: value.namespace))
            box.look = value.look.resolve(in: graph.peek(environment))
        }
        content(box.makeDouble(inputs).place)
    }
}

extension _MatchedTransitionSourceLook {
    fileprivate func resolve(in environment: EnvironmentValues) -> TransitionSourceLook {
        var result = TransitionSourceLook()
        result.background = background?.resolve(in: environment)
        result.cornerRadius = Double(cornerRadius)
        result.shadow = shadow.map {
            LayerShadow(color: $0.color.resolve(in: environment), radius: Double($0.radius), offset: $0.offset)
        }
        return result
    }
}

extension View {
    /// Sets the transition of the page that this view is on (S20.3).
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(NavigationTransitionModifier(style: style))
    }

    /// Makes this view the source of pages with `navigationTransition(.zoom(sourceID:in:))` of the same id and
    /// namespace: they grow out of it (S20.3).
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(
            MatchedTransitionSourceModifier(
                id: AnyHashable(id), namespace: namespace, look: _MatchedTransitionSourceLook()))
    }

    /// Makes this view the source of pages with `navigationTransition(.zoom(sourceID:in:))` of the same id and
    /// namespace, with the look that `configuration` returns while the page flies out of it or back (S20.5).
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        modifier(
            MatchedTransitionSourceModifier(
                id: AnyHashable(id), namespace: namespace,
                look: configuration(EmptyMatchedTransitionSourceConfiguration())._look))
    }
}
