public import Foundation
public import Geometry

/// Way between two keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// Name of the mode.
    public let rawValue: String
    /// The mode of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at even speed; times and curves of the keyframes have no effect.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a smooth curve, at even speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// Name of the mode.
    public let rawValue: String
    /// The mode of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Along the path, backwards.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Animation of one property through several values, or of a position along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values; not used if there is a path.
    open var values: [Any]?
    /// Path of a position; the layer passes its segments one after the other.
    open var path: CGPath?
    /// Times of the values, 0…1; evenly spaced if nil.
    open var keyTimes: [NSNumber]?
    /// Curves between the values, one fewer than these.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// Way between the values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Rotation along the path; nil is none.
    open var rotationMode: CAAnimationRotationMode?

    private var frames: [AnimatedLayerValue] = []
    private var times: [Double] = []

    /// An animation of the property `keyPath`.
    public init(keyPath path: String?) {
        super.init()
        keyPath = path
    }

    /// An animation whose property is set later.
    public override init() { super.init() }

    override func frozen() -> CAAnimation {
        let copy = copied(to: CAKeyframeAnimation(keyPath: keyPath))
        copy.values = values
        copy.path = path
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        copy.rotationMode = rotationMode
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        return copy
    }

    override func prepare(shown: LayerValues, model: LayerValues, reportUnknown: (String?) -> Void) {
        guard let keyPath, let target = model.value(at: keyPath) else {
            return reportUnknown(keyPath)
        }
        if let path, target.numbers.count == 2 {
            let stations = PathStations(path.outline)
            frames = stations.points.map { AnimatedLayerValue(numbers: [Double($0.x), Double($0.y)]) }
            times = isPaced ? [] : stations.times
        } else {
            frames = (values ?? []).compactMap { AnimatedLayerValue($0, like: target) }
            times = []
        }
        if isPaced {
            times = pacedTimes
        } else if times.isEmpty {
            let given = (keyTimes ?? []).map(\.doubleValue)
            let gaps = max(calculationMode == .discrete ? frames.count : frames.count - 1, 1)
            times =
                given.count == frames.count && zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
                ? given : frames.indices.map { Double($0) / Double(gaps) }
        }
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    /// Times in proportion to the distances between the frames.
    private var pacedTimes: [Double] {
        var sums = [0.0]
        for (a, b) in zip(frames, frames.dropFirst()) { sums.append((sums.last ?? 0) + a.distance(to: b)) }
        guard let whole = sums.last, whole > 0 else { return frames.map { _ in 0 } }
        return sums.map { $0 / whole }
    }

    override func apply(at time: Double, passes: Int, to values: inout LayerValues) {
        guard let keyPath, let first = frames.first, let last = frames.last else { return }
        let time = progress(at: time)
        // The last frame that has begun.
        let index = min(max((times.lastIndex { $0 <= time } ?? 0), 0), frames.count - 1)
        var value = frames[index]
        if calculationMode != .discrete, index + 1 < frames.count {
            let gap = times[index + 1] - times[index]
            var part = gap > 0 ? (time - times[index]) / gap : 1
            if !isPaced, let curves = timingFunctions, index < curves.count { part = curves[index].value(at: part) }
            value =
                calculationMode == .cubic || calculationMode == .cubicPaced
                ? cubic(index, part) : value.mixed(with: frames[index + 1], part)
            turn(along: index, &values)
        } else if index == frames.count - 1, index > 0 {
            turn(along: index - 1, &values)
        }
        if isCumulative { value = value.adding(last.adding(first.scaled(by: -1)).scaled(by: Double(passes))) }
        values.set(value, at: keyPath, adds: isAdditive)
    }

    /// Point of the curve through the frames whose tangents are parallel to the line between the neighbours.
    private func cubic(_ index: Int, _ t: Double) -> AnimatedLayerValue {
        let (a, b) = (frames[index], frames[index + 1])
        let before = index > 0 ? frames[index - 1] : a
        let after = index + 2 < frames.count ? frames[index + 2] : b
        let (t2, t3) = (t * t, t * t * t)
        let startSlope = b.adding(before.scaled(by: -1)).scaled(by: 0.5 * (t3 - 2 * t2 + t))
        let endSlope = after.adding(a.scaled(by: -1)).scaled(by: 0.5 * (t3 - t2))
        return a.scaled(by: 2 * t3 - 3 * t2 + 1).adding(b.scaled(by: 3 * t2 - 2 * t3)).adding(startSlope)
            .adding(endSlope)
    }

    /// Turns the layer along the way from one frame to the next.
    private func turn(along index: Int, _ values: inout LayerValues) {
        guard let rotationMode, path != nil else { return }
        let (a, b) = (frames[index].numbers, frames[index + 1].numbers)
        guard a != b else { return }
        let angle = atan2(b[1] - a[1], b[0] - a[0]) + (rotationMode == .rotateAutoReverse ? .pi : 0)
        values.transform = CATransform3DConcat(CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1), values.transform)
    }
}
