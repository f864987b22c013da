import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Changes nothing: the view is there, or gone (S12.13).
public struct IdentityTransition: Transition {
    /// The view is there, or gone, at once.
    nonisolated public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public func _isIdentity(inserting: Bool) -> Bool { true }
}

/// Grows from and shrinks to a point (S12.13).
public struct ScaleTransition: Transition {
    /// The factor at the far end; 1 is the view's size.
    public let scale: Double
    /// The point that stays where it is, in units of the view.
    public let anchor: UnitPoint

    /// - Parameters:
    ///   - scale: the factor at the far end; 1 is the view's size.
    ///   - anchor: the point that stays where it is, in units of the view.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// Comes from and goes to a place beside its own (S12.13).
public struct OffsetTransition: Transition {
    /// How far beside its place it begins and ends, in points.
    public let offset: CGSize

    /// - Parameter offset: how far beside its place it begins and ends, in points to the right and down.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Comes from and goes to one side, by its own size (S12.14).
public struct MoveTransition: Transition {
    /// The side it comes from and goes to.
    public let edge: Edge

    /// - Parameter edge: the side it comes from and goes to.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_UnitOffsetEffect(offset: phase.isIdentity ? .zero : edge.unitOffset))
    }
}

/// Comes from the leading side and goes to the trailing one (S12.13).
public struct SlideTransition: Transition {
    /// From the leading side to the trailing one.
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_UnitOffsetEffect(offset: UnitPoint(x: phase.value, y: 0)))
    }
}

/// Comes from one side and goes to the opposite one, fading (S12.13).
public struct PushTransition: Transition {
    /// The side it comes from; it goes to the opposite one.
    public let edge: Edge

    /// - Parameter edge: the side it comes from; it goes to the opposite one.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let offset = edge.unitOffset
        return content.modifier(
            _UnitOffsetEffect(offset: UnitPoint(x: -phase.value * offset.x, y: -phase.value * offset.y))
        ).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Blurs, fades and scales: one view seems to become the other (S12.13).
public struct BlurReplaceTransition: Transition {
    /// Which way the two views scale.
    public struct Configuration: Equatable, Sendable {
        private let goesUp: Bool

        /// The new view grows to its size, the old one shrinks away.
        public static let downUp = Configuration(goesUp: false)
        /// Both grow: the new view to its size, the old one beyond it.
        public static let upUp = Configuration(goesUp: true)

        fileprivate var removalScale: CGFloat { goesUp ? 1.1 : 0.9 }
    }

    /// Which way the two views scale.
    public var configuration: Configuration

    /// - Parameter configuration: which way the two views scale.
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale: CGFloat =
            switch phase {
            case .willAppear: 0.9
            case .identity: 1
            case .didDisappear: configuration.removalScale
            }
        return content.blur(radius: phase.isIdentity ? 0 : 7).scaleEffect(scale).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Edge {
    fileprivate var unitOffset: UnitPoint {
        switch self {
        case .top: UnitPoint(x: 0, y: -1)
        case .bottom: UnitPoint(x: 0, y: 1)
        case .leading: UnitPoint(x: -1, y: 0)
        case .trailing: UnitPoint(x: 1, y: 0)
        }
    }
}

/// A shift in units of the view's own size, towards its trailing and its bottom edge (S12.13, S12.14).
nonisolated public struct _UnitOffsetEffect: PrimitiveModifier {
    var offset: UnitPoint

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(
            modifier, content: content,
            resolve: { effect, environment in
                let sign: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
                return UnitPoint(x: sign * effect.offset.x, y: effect.offset.y)
            },
            update: { box, offset, transaction in
                box.setEffect(.unitOffset(offset), transaction: transaction)
            })
    }
}

extension Transition where Self == OpacityTransition {
    /// Fades in and out (S12.13).
    public static var opacity: OpacityTransition { .init() }
}
extension Transition where Self == IdentityTransition {
    /// Nothing is seen of the change (S12.13).
    public static var identity: IdentityTransition { .init() }
}
extension Transition where Self == SlideTransition {
    /// Comes in from the leading side and leaves on the trailing one (S12.13).
    public static var slide: SlideTransition { .init() }
}
extension Transition where Self == ScaleTransition {
    /// Grows from nothing in the view's middle, and shrinks to it (S12.13).
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// Grows from `scale` times its size about `anchor`, and shrinks to it (S12.13).
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == MoveTransition {
    /// Comes from `edge` and goes back there, by the view's own size (S12.14).
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    /// Comes from `edge` and leaves at the opposite one, fading (S12.13).
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    /// Comes from a place beside its own and goes there: points to the right and down (S12.13).
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// The same, with both distances one by one.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == BlurReplaceTransition {
    /// Blurs, fades and shrinks: one view seems to become the other (S12.13).
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// The same; `configuration` says which way the two views scale.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: configuration)
    }
}
