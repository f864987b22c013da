public import AnimationCore
import Foundation
import Geometry

/// Where a view is on its way through a scroll view's visible part.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// On its way in or out at the top or the leading edge.
    case topLeading
    /// In view.
    case identity
    /// On its way in or out at the bottom or the trailing edge.
    case bottomTrailing

    /// Whether the view is in view, and should look as it is.
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

/// When a scroll transition takes place, and whether it follows the hand (S17.6).
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case animated(Animation)
        case interactive(UnitCurve)
        case identity
    }

    var kind: Kind
    var threshold = Threshold.visible

    /// The phase switches at the threshold, with the standard animation.
    public static let animated = animated()
    /// The effect follows how much of the view is seen.
    public static let interactive = interactive()
    /// There is no effect.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// The phase switches at the threshold, with `animation`.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// The effect follows how much of the view is seen.
    ///
    /// - Parameter timingCurve: how much of the effect there is, for how far the view has gone from its threshold (0) to
    ///   where it is out of sight (1).
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// The same with another animation; one that follows the hand has none.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = kind else { return self }
        var configuration = self
        configuration.kind = .animated(animation)
        return configuration
    }

    /// The same with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// From where on a view is in view.
    public struct Threshold: Sendable {
        private indirect enum Place: Sendable {
            case visible(Double)
            case centered
            case inset(Place, Double)
            case mixed(Place, Place, Double)
        }

        private let place: Place

        /// All of the view is seen, or as much as fits.
        public static let visible = Threshold.visible(1)
        /// Some of the view is seen.
        public static let hidden = Threshold.visible(0)
        /// The view's middle is in the middle of the scroll view.
        public static let centered = Threshold(place: .centered)

        /// So much of the view is seen: 0 is nothing, 1 all of it.
        public static func visible(_ amount: Double) -> Threshold { Threshold(place: .visible(amount)) }

        /// Closer to the middle by `distance` points.
        public func inset(by distance: Double) -> Threshold { Threshold(place: .inset(place, distance)) }

        /// The place `amount` of the way (0…1) to another threshold.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(place: .mixed(place, other.place, amount))
        }

        /// How far beyond the container's near edge the middle of a view of `length` points is when it is in view.
        package func distance(length: Double, container: Double) -> Double {
            min(Self.distance(place, length, container), container / 2)
        }

        private static func distance(_ place: Place, _ length: Double, _ container: Double) -> Double {
            switch place {
            case .visible(let amount):
                // A view larger than the container is wholly seen when it fills it.
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
    /// Where a view is on its way out at one edge: 0 up to the threshold, 1 when nothing of it is seen.
    ///
    /// - Parameters:
    ///   - middle: of the view, in points from that edge inwards.
    ///   - length: of the view.
    ///   - container: length of the scroll view's visible part.
    package func departure(middle: Double, length: Double, container: Double) -> Double {
        let start = threshold.distance(length: length, container: container)
        let gone = -length / 2
        guard middle < start else { return 0 }
        return start > gone ? min((start - middle) / (start - gone), 1) : 1
    }
}
