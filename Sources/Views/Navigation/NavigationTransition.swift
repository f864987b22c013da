import AnimationCore
import AttributeGraph
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// How a page comes and goes (S20.2, S20.3).
public protocol NavigationTransition {
    /// What it grows out of; nil: it slides. Programs never write this.
    var _zoomSource: _ZoomSource? { get }
}

/// The id of a source. Programs never use this.
public struct _ZoomSource {
    let key: MatchedGeometryKey
}

/// The platform's: a page slides in from the trailing edge.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
    public var _zoomSource: _ZoomSource? { nil }
}

/// A page grows out of a source, and goes back into it (S20.4).
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
    public let _zoomSource: _ZoomSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The platform's: a page slides in from the trailing edge.
    nonisolated public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A page grows out of the view with `matchedTransitionSource` of the same id and namespace, and goes back into the one
    /// that has this id then (S20.3, S20.4).
    nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
        Self(_zoomSource: _ZoomSource(key: MatchedGeometryKey(id: AnyHashable(sourceID), namespace: namespace)))
    }
}

/// Tells the page how it comes and goes.
nonisolated struct NavigationTransitionModifier<Style: NavigationTransition>: InputsModifier {
    let style: Style

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let page = inputs.page
        inputs.sink(modifier.attribute) { [weak page] in page?.zoomSource = $0.style._zoomSource?.key }
    }
}

/// How a source looks while a page flies out of it (S20.5).
public protocol MatchedTransitionSourceConfiguration: Sendable {
    /// What it comes to. Programs never write this.
    var _look: _MatchedTransitionSourceLook { get }
}

/// Background, corners and shadow of a source in flight. Programs never use this.
nonisolated public struct _MatchedTransitionSourceLook: Sendable {
    var background: Color?
    var cornerRadius: CGFloat = 0
    var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
}

/// A source as it is.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public var _look: _MatchedTransitionSourceLook { _MatchedTransitionSourceLook() }
}

/// A source with something changed. Programs never name this.
nonisolated public struct _ChangedMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
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

    /// Behind the source's content while it flies.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        changed { $0.background = style }
    }

    /// Cuts the source while it flies.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        changed { $0.cornerRadius = min(shape.cornerSize.width, shape.cornerSize.height) }
    }

    /// Below the source while it flies.
    public func shadow(
        color: Color? = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        changed { look in look.shadow = color.map { ($0, radius, CGSize(width: x, height: y)) } }
    }
}

/// `matchedTransitionSource`.
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
    /// Says how the page comes and goes that this view is on (S20.3).
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(NavigationTransitionModifier(style: style))
    }

    /// Has the page with `navigationTransition(.zoom(sourceID:in:))` of the same id and namespace grow out of this view
    /// (S20.3).
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(
            MatchedTransitionSourceModifier(
                id: AnyHashable(id), namespace: namespace, look: _MatchedTransitionSourceLook()))
    }

    /// The same; `configuration` says how this view looks while the page flies out of it or back (S20.5).
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
