public import AnimationCore
import Foundation
import Geometry

/// Position of a view relative to the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Entering or leaving at the top or leading edge.
    case topLeading
    /// In view.
    case identity
    /// Entering or leaving at the bottom or trailing edge.
    case bottomTrailing

    /// True if the view is in view, where effects should not change it.
    public var isIdentity: Bool { self == .identity }

    /// −1 at the top or leading edge, 0 in view, 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// Beginning of a scroll transition, and whether it is animated or follows the scrolling (S17.6).
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case animated(Animation)
        case interactive(UnitCurve)
        case identity
    }

    var kind: Kind
    var threshold = Threshold.visible

    /// Switches the phase at the threshold, with the default animation.
    public static let animated = animated()
    /// Varies the effect with the view's distance beyond the threshold.
    public static let interactive = interactive()
    /// Has no effect.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// Switches the phase at the threshold, with `animation`.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// Varies the effect with the view's distance beyond the threshold. `timingCurve` maps that distance, 0 at the
    /// threshold and 1 where the view is out of sight, to the amount of the effect.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// Returns the configuration with another animation; an interactive or identity one is returned unchanged.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = kind else { return self }
        var configuration = self
        configuration.kind = .animated(animation)
        return configuration
    }

    /// Returns the configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// Place beyond which a view counts as in view.
    public struct Threshold: Sendable {
        private indirect enum Place: Sendable {
            case visible(Double)
            case centered
            case inset(Place, Double)
            case mixed(Place, Place, Double)
        }

        private let place: Place

        /// The whole view is visible, or as much as fits.
        public static let visible = Threshold.visible(1)
        /// The view begins to be visible.
        public static let hidden = Threshold.visible(0)
        /// The view's centre lies in the centre of the scroll view.
        public static let centered = Threshold(place: .centered)

        /// The share `amount` of the view is visible: 0 is nothing, 1 all of it.
        public static func visible(_ amount: Double) -> Threshold { Threshold(place: .visible(amount)) }

        /// Returns the threshold moved by `distance` points towards the centre of the scroll view.
        public func inset(by distance: Double) -> Threshold { Threshold(place: .inset(place, distance)) }

        /// Returns the threshold that lies `amount` (0…1) of the way to `other`.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(place: .mixed(place, other.place, amount))
        }

        /// Distance from the container's near edge inwards to the centre of a view of `length` points that is at the
        /// threshold, in points; at most half of `container`, the scroll view's length.
        package func distance(length: Double, container: Double) -> Double {
            min(Self.distance(place, length, container), container / 2)
        }

        private static func distance(_ place: Place, _ length: Double, _ container: Double) -> Double {
            switch place {
            case .visible(let amount):
                // A view longer than the container counts as wholly visible when it fills it.
                amount * min(length, container) - length / 2
            case .centered: container / 2
            case .inset(let place, let distance): self.distance(place, length, container) + distance
            case .mixed(let from, let to, let amount):
                self.distance(from, length, container) * (1 - amount) + self.distance(to, length, container) * amount
            }
        }
    }
}

extension ScrollTransitionConfiguration {
    /// Progress of a view leaving at one edge: 0 up to the threshold, 1 when it is out of sight. `middle` is the
    /// distance of the view's centre from that edge inwards, `length` the view's length, `container` that of the scroll
    /// view's visible part, all in points.
    package func departure(middle: Double, length: Double, container: Double) -> Double {
        let start = threshold.distance(length: length, container: container)
        let gone = -length / 2
        guard middle < start else { return 0 }
        return start > gone ? min((start - middle) / (start - gone), 1) : 1
    }
}
