import Foundation
import Geometry

/// Kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Name of the kind.
    public let rawValue: String
    /// The kind of this name; an unknown name fades.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old look fades into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new look moves in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new look pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old look moves out and uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Direction of a transition that moves.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Name of the direction.
    public let rawValue: String
    /// The direction of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Leftwards, from the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Rightwards, from the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Upwards, from the edge with the greatest y: names of vertical directions count upwards, y counts downwards.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downwards, from the edge with the least y.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    /// Direction in which things move, in sizes of the layer.
    var direction: CGVector {
        switch self {
        case .fromLeft: CGVector(dx: 1, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: -1)
        case .fromBottom: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: -1, dy: 0)
        }
    }
}

/// Key under which transitions are added.
public let kCATransition = "transition"

/// Animation from the look that a layer has when the transition is added to the one that it has afterwards. A layer has one at a
/// time.
open class CATransition: CAAnimation {
    /// Kind of the transition.
    open var type = CATransitionType.fade
    /// Direction of the transition; nil is from the right.
    open var subtype: CATransitionSubtype?
    /// Part of the transition at which it begins, 0…1.
    open var startProgress: Float = 0
    /// Part of the transition at which it ends, 0…1.
    open var endProgress: Float = 1

    override func frozen() -> CAAnimation {
        let copy = copied(to: CATransition())
        (copy.type, copy.subtype) = (type, subtype)
        (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
        if copy.timingFunction == nil { copy.timingFunction = CAMediaTimingFunction(name: .default) }
        // Before its begin the old look is shown.
        copy.fillMode = .both
        return copy
    }

    override func apply(at time: Double, passes: Int, to values: inout LayerValues) {
        let (start, end) = (Double(startProgress), Double(endProgress))
        let progress = start + (end - start) * min(max(self.progress(at: time), 0), 1)
        values.transition = TransitionStep(type: type, subtype: subtype ?? .fromRight, progress: progress)
    }
}

/// Step of a transition in one frame.
struct TransitionStep: Equatable {
    let type: CATransitionType
    let subtype: CATransitionSubtype
    /// 0 shows the old look, 1 the new one.
    let progress: Double
}
