package import Foundation
import Geometry

/// The latest sizes that a box chose, by proposal. The first three entries hold the questions of one stack: minimum,
/// maximum and the share of the space. Nested stacks of both axes ask for every pair of these; without the further
/// entries each level of nesting would triple the number of measures.
struct MeasureCache {
    /// Four words. A length without a proposal is stored as the bits of NaN, which no proposal contains.
    fileprivate struct Answer {
        var width: UInt64 = 0
        var height: UInt64 = 0
        var size = CGSize.zero

        @inline(__always) func isFor(_ other: Answer) -> Bool { width == other.width && height == other.height }
    }

    /// The latest three answers; plain memory, without references.
    struct Latest {
        fileprivate var first = Answer()
        fileprivate var second = Answer()
        fileprivate var third = Answer()
    }

    private var latest = Latest()
    private var earlier: [Answer] = []
    private var answerCount: UInt8 = 0
    private var nextEarlier: UInt8 = 0
    /// True if some answer was forgotten.
    private(set) var isForgetful = false

    private static let earlierLimit = 13

    var count: Int { Int(answerCount) }

    @inline(__always) subscript(proposal: ProposedViewSize) -> CGSize? {
        guard count > 0 else { return nil }
        let wanted = Self.key(proposal)
        if latest.first.isFor(wanted) { return latest.first.size }
        guard count > 1 else { return nil }
        if latest.second.isFor(wanted) { return latest.second.size }
        guard count > 2 else { return nil }
        return latest.third.isFor(wanted) ? latest.third.size : findEarlier(wanted)
    }

    /// An answer with its proposal. The latest three answers have the indices 0…2.
    subscript(index: Int) -> (ProposedViewSize, CGSize) {
        Self.pair(index < 3 ? latest[index] : earlier[index - 3])
    }

    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        if count > 2 { keepEarlier(latest.third) }
        if count < Self.earlierLimit + 3 { answerCount += 1 }
        latest.third = latest.second
        latest.second = latest.first
        latest.first = Self.key(proposal)
        latest.first.size = size
    }

    /// Takes all answers and leaves none; nil, and nothing is taken, if there are more than the latest three.
    @inline(__always) mutating func takeLatest() -> (answers: Latest, count: Int)? {
        guard count <= 3 else { return nil }
        let taken = (latest, count)
        answerCount = 0
        return taken
    }

    private func findEarlier(_ wanted: Answer) -> CGSize? {
        for answer in earlier where answer.isFor(wanted) { return answer.size }
        return nil
    }

    private mutating func keepEarlier(_ answer: Answer) {
        if earlier.count < Self.earlierLimit {
            earlier.append(answer)
        } else {
            earlier[Int(nextEarlier)] = answer
            nextEarlier = (nextEarlier + 1) % UInt8(Self.earlierLimit)
            isForgetful = true
        }
    }

    @inline(__always) private static func key(_ proposal: ProposedViewSize) -> Answer {
        Answer(width: bits(proposal.width), height: bits(proposal.height))
    }

    @inline(__always) private static func bits(_ length: CGFloat?) -> UInt64 {
        length.map { Double($0).bitPattern } ?? Double.nan.bitPattern
    }

    fileprivate static func pair(_ answer: Answer) -> (ProposedViewSize, CGSize) {
        (ProposedViewSize(width: length(answer.width), height: length(answer.height)), answer.size)
    }

    private static func length(_ bits: UInt64) -> CGFloat? {
        bits == Double.nan.bitPattern ? nil : CGFloat(Double(bitPattern: bits))
    }
}

extension MeasureCache.Latest {
    /// Entry at `index`, 0…2, latest first.
    fileprivate subscript(index: Int) -> MeasureCache.Answer { index == 0 ? first : index == 1 ? second : third }

    /// The answer at `index`, 0…2, with its proposal.
    func answer(at index: Int) -> (ProposedViewSize, CGSize) { MeasureCache.pair(self[index]) }
}

/// Kinds of alignment guides. Most views place none explicitly, and most others only baselines.
@_spi(Engine) public struct GuideKinds: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt8
    /// The kinds whose bits are in `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The first and the last line of text.
    public static let baselines = GuideKinds(rawValue: 1)
    /// All guides but those of text.
    public static let others = GuideKinds(rawValue: 2)
    /// Any guide.
    public static let all: GuideKinds = [.baselines, .others]

    func mayPlace(_ key: AlignmentKey) -> Bool {
        if rawValue == 0 { return false }
        return rawValue == Self.all.rawValue || contains(key.isBaseline ? .baselines : .others)
    }
}

/// The last answer of a box for one guide of each axis.
struct GuideCache {
    struct Entry {
        let key: AlignmentKey
        let size: CGSize
        let proposal: ProposedViewSize
        /// Explicit position, in points; nil if the box has no explicit guide under that key.
        let position: CGFloat?
    }

    /// Storage of a box that has been asked for a guide; most boxes place no guide and have none.
    private final class Entries {
        var horizontal: Entry?
        var vertical: Entry?
        var isForgetful = false
    }

    private var entries: Entries?

    /// True if no guide was asked for.
    var isEmpty: Bool { entries == nil }
    /// True if some answer was forgotten.
    var isForgetful: Bool { entries?.isForgetful ?? false }
    var horizontal: Entry? { entries?.horizontal }
    var vertical: Entry? { entries?.vertical }

    func find(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> Entry? {
        guard let entries, let entry = key.isHorizontal ? entries.horizontal : entries.vertical, entry.key == key,
            entry.size == size, entry.proposal == proposal
        else { return nil }
        return entry
    }

    mutating func insert(_ position: CGFloat?, _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) {
        let entries = self.entries ?? Entries()
        self.entries = entries
        let entry = Entry(key: key, size: size, proposal: proposal, position: position)
        if (key.isHorizontal ? entries.horizontal : entries.vertical) != nil { entries.isForgetful = true }
        if key.isHorizontal { entries.horizontal = entry } else { entries.vertical = entry }
    }
}

extension CGSize {
    /// The size with 0 for lengths that are negative or NaN. Infinite lengths stay: they are valid answers to infinite
    /// proposals.
    var withoutNaN: CGSize { CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0) }

    /// The size with 0 for lengths that are infinite, negative or NaN: a size that a frame can have.
    package var finite: CGSize {
        CGSize(width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
    }
}

extension ProposedViewSize {
    /// The proposal with nil for lengths that are NaN. NaN is unequal to itself, so a cached answer could never be
    /// found again.
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
