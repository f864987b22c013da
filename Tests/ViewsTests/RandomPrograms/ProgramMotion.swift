import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Animations of the changes of random programs.
enum ProgramAnimation {
    static let all: [Animation?] = [
        nil, .linear(duration: 0.3), .easeInOut(duration: 0.25), .spring(duration: 0.4, bounce: 0.3), .bouncy, .smooth,
        .easeIn(duration: 0.2).delay(0.15), .linear(duration: 0.2).repeatCount(3), .default,
        .easeOut(duration: 0.4).speed(2), .interactiveSpring, .linear(duration: 0),
        .timingCurve(0.2, 0.9, 0.4, 1.2, duration: 0.3),
    ]
    static var count: Int { all.count }
}

/// Transitions of inserted and removed views in random programs.
@MainActor enum ProgramTransition {
    nonisolated static let count = 14

    static func number(_ number: Int) -> AnyTransition {
        switch number {
        case 0: .opacity
        case 1: .identity
        case 2: .scale
        case 3: .slide
        case 4: .move(edge: .leading)
        case 5: .push(from: .bottom)
        case 6: .offset(x: 20, y: -30)
        case 7: .asymmetric(insertion: .scale, removal: .opacity)
        case 8: .asymmetric(insertion: .identity, removal: .slide)
        case 9: .asymmetric(insertion: .move(edge: .top), removal: .identity)
        case 10: .opacity.combined(with: .scale(scale: 0.5, anchor: .topLeading))
        case 11: .scale.animation(.easeIn(duration: 0.35))
        case 12: .modifier(active: Tilt(angle: 40), identity: Tilt(angle: 0))
        default: .slide.animation(nil)
        }
    }
}

/// An animatable modifier, whose body is evaluated in each frame while its angle is animated.
nonisolated private struct Tilt: ViewModifier, Animatable {
    var angle: Double

    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    @MainActor func body(content: Content) -> some View {
        content.rotationEffect(.degrees(angle)).opacity(angle == 0 ? 1 : 0.5)
    }
}
