package import Foundation
import Geometry

/// The last answers of a box. What one stack asks for (nothing, everything, a share) fits in the first three; stacks of
/// both axes in one another ask for every pair of them, and would ask three times as often at each depth if those were
/// forgotten.
struct MeasureCache {
    private var first: (ProposedViewSize, CGSize)?
    private var second: (ProposedViewSize, CGSize)?
    private var third: (ProposedViewSize, CGSize)?
    private var earlier: [(ProposedViewSize, CGSize)] = []
    private var nextEarlier = 0

    private static let earlierLimit = 13

    var isEmpty: Bool { first == nil }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        if let first, first.0 == proposal { return first.1 }
        if let second, second.0 == proposal { return second.1 }
        if let third, third.0 == proposal { return third.1 }
        for entry in earlier where entry.0 == proposal { return entry.1 }
        return nil
    }

    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        if let third {
            if earlier.count < Self.earlierLimit {
                earlier.append(third)
            } else {
                earlier[nextEarlier] = third
                nextEarlier = (nextEarlier + 1) % Self.earlierLimit
            }
        }
        third = second
        second = first
        first = (proposal, size)
    }

    mutating func removeAll() {
        first = nil
        second = nil
        third = nil
        if !earlier.isEmpty { earlier.removeAll(keepingCapacity: true) }
        nextEarlier = 0
    }
}

/// Kinds of alignment guides: most views place none explicitly, and most of the others only baselines.
@_spi(Engine) public struct GuideKinds: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let baselines = GuideKinds(rawValue: 1)
    public static let others = GuideKinds(rawValue: 2)
    public static let all: GuideKinds = [.baselines, .others]

    func mayPlace(_ key: AlignmentKey) -> Bool {
        if rawValue == 0 { return false }
        return rawValue == Self.all.rawValue || contains(key.isBaseline ? .baselines : .others)
    }
}

/// The last answer of a box for one guide along each axis.
struct GuideCache {
    struct Entry {
        let key: AlignmentKey
        let size: CGSize
        let proposal: ProposedViewSize
        /// Nil: the box has no explicit guide there.
        let position: CGFloat?
    }

    /// Nil until asked for.
    var kinds: GuideKinds?
    private var horizontal: Entry?
    private var vertical: Entry?

    func find(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> Entry? {
        guard let entry = key.isHorizontal ? horizontal : vertical, entry.key == key, entry.size == size,
            entry.proposal == proposal
        else { return nil }
        return entry
    }

    mutating func insert(_ position: CGFloat?, _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) {
        let entry = Entry(key: key, size: size, proposal: proposal, position: position)
        if key.isHorizontal { horizontal = entry } else { vertical = entry }
    }

    mutating func removeAll() {
        kinds = nil
        horizontal = nil
        vertical = nil
    }
}

extension CGSize {
    /// Lengths that are not numbers, or negative, become 0; an infinite one is an answer to an infinite proposal.
    var withoutNaN: CGSize { CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0) }

    /// A size that a frame can have: what no layout can work with becomes 0.
    package var finite: CGSize {
        CGSize(width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
    }
}

extension ProposedViewSize {
    /// What is not a number proposes nothing: it would not even be equal to itself, so no answer to it could be kept.
    var withoutNaN: ProposedViewSize {
        guard width?.isNaN == true || height?.isNaN == true else { return self }
        return ProposedViewSize(
            width: width?.isNaN == true ? nil : width, height: height?.isNaN == true ? nil : height)
    }
}

extension CGPoint {
    package var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }

    package func moved(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}
