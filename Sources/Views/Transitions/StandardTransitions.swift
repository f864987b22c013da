import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Transition that changes nothing: the view appears and disappears at once (S12.13).
public struct IdentityTransition: Transition {
    /// Makes the transition; programs write `.identity`.
    nonisolated public init() {}
    /// No motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    /// Returns `content` unchanged.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    /// True in both directions.
    public func _isIdentity(inserting: Bool) -> Bool { true }
}

/// Transition that scales the view about a point (S12.13).
public struct ScaleTransition: Transition {
    /// Factor while the view is away; 1 is its own size.
    public let scale: Double
    /// Point that stays in place, in fractions of the view's size.
    public let anchor: UnitPoint

    /// Makes the transition.
    ///
    /// - Parameters:
    ///   - scale: factor while the view is away; 1 is its own size.
    ///   - anchor: point that stays in place, in fractions of the view's size.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns `content` as it looks in `phase`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// Transition that moves the view by an offset (S12.13).
public struct OffsetTransition: Transition {
    /// Offset while the view is away, in points to the right and down.
    public let offset: CGSize

    /// Makes the transition.
    ///
    /// - Parameter offset: offset while the view is away, in points to the right and down.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    /// Returns `content` as it looks in `phase`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Transition that moves the view towards one edge, by its own size (S12.14).
public struct MoveTransition: Transition {
    /// Edge from which the view comes and to which it goes.
    public let edge: Edge

    /// Makes the transition.
    ///
    /// - Parameter edge: edge from which the view comes and to which it goes.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// Returns `content` as it looks in `phase`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_UnitOffsetEffect(offset: phase.isIdentity ? .zero : edge.unitOffset))
    }
}

/// Transition that moves the view in from the leading side and out on the trailing side (S12.13).
public struct SlideTransition: Transition {
    /// Makes the transition; programs write `.slide`.
    nonisolated public init() {}

    /// Returns `content` as it looks in `phase`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_UnitOffsetEffect(offset: UnitPoint(x: phase.value, y: 0)))
    }
}

/// Transition that moves the view in from one edge and out at the opposite one, fading both times (S12.13).
public struct PushTransition: Transition {
    /// Edge from which the view comes; it goes to the opposite one.
    public let edge: Edge

    /// Makes the transition.
    ///
    /// - Parameter edge: edge from which the view comes; it goes to the opposite one.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// Returns `content` as it looks in `phase`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let offset = edge.unitOffset
        return content.modifier(
            _UnitOffsetEffect(offset: UnitPoint(x: -phase.value * offset.x, y: -phase.value * offset.y))
        ).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Transition that blurs, fades and scales, so that one view seems to become another (S12.13).
public struct BlurReplaceTransition: Transition {
    /// Directions in which the two views scale.
    public struct Configuration: Equatable, Sendable {
        private let goesUp: Bool

        /// The new view grows to its size, the old one shrinks.
        public static let downUp = Configuration(goesUp: false)
        /// The new view grows to its size, the old one grows beyond it.
        public static let upUp = Configuration(goesUp: true)

        fileprivate var removalScale: CGFloat { goesUp ? 1.1 : 0.9 }
    }

    /// Directions in which the two views scale.
    public var configuration: Configuration

    /// Makes the transition.
    ///
    /// - Parameter configuration: directions in which the two views scale.
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    /// Returns `content` as it looks in `phase`.
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

/// Offset in units of the view's own size, towards its trailing and bottom edges (S12.13, S12.14).
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
    /// Changes nothing: the view appears and disappears at once (S12.13).
    public static var identity: IdentityTransition { .init() }
}
extension Transition where Self == SlideTransition {
    /// Moves in from the leading side and out on the trailing side, by the view's width (S12.13).
    public static var slide: SlideTransition { .init() }
}
extension Transition where Self == ScaleTransition {
    /// Scales up from nothing about the view's centre, and down to it (S12.13).
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// Scales up from the factor `scale` about `anchor`, and down to it (S12.13).
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == MoveTransition {
    /// Moves in from `edge` and back there, by the view's own size (S12.14).
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    /// Moves in from `edge` and out at the opposite one, fading both times (S12.13).
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    /// Moves in from `offset` beside the view's place and back there, in points to the right and down (S12.13).
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// Moves in from `x` points to the right of and `y` points below the view's place, and back there (S12.13).
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == BlurReplaceTransition {
    /// Blurs, fades and shrinks, so that one view seems to become another (S12.13).
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// Blurs, fades and scales in the directions of `configuration`, so that one view seems to become another (S12.13).
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: configuration)
    }
}
