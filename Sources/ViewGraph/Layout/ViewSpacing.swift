public import Foundation
public import Geometry

/// The gaps, in points, that a view prefers to its neighbours (S23.6).
///
/// Gaps beside a view are 8 points. Above and below, texts that follow each other lie close, since their lines have room of
/// their own, and a text keeps a distance from other views that grows with its font.
public struct ViewSpacing: Equatable, Sendable {
    /// Neighbours that an edge has a preference for.
    private struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        static let horizontal = Flags(rawValue: 1)
        static let vertical = Flags(rawValue: 2)
        static let textAtTop = Flags(rawValue: 4)
        static let textAtBottom = Flags(rawValue: 8)
        static let otherAtTop = Flags(rawValue: 16)
        static let otherAtBottom = Flags(rawValue: 32)
        static let top: Flags = [.textAtTop, .otherAtTop]
        static let bottom: Flags = [.textAtBottom, .otherAtBottom]
    }

    /// Gap between views without a preference, in points.
    private static let standard: CGFloat = 8

    private var flags: Flags
    /// Distances from a text at the upper edge to a view above, and from one at the lower edge to a view below, in points.
    private var above: CGFloat = 0
    private var below: CGFloat = 0

    /// No gap.
    public static let zero = ViewSpacing(flags: [])

    private init(flags: Flags) { self.flags = flags }

    /// Creates the standard gaps of a view without a preference: 8 points on each side.
    public init() { self.init(flags: [.horizontal, .vertical, .otherAtTop, .otherAtBottom]) }

    /// Gaps of a text.
    ///
    /// - Parameters:
    ///   - above: distance to a view above that is no text, in points.
    ///   - below: distance to a view below that is no text, in points.
    package init(textAbove above: CGFloat, below: CGFloat) {
        self.init(flags: [.horizontal, .vertical, .textAtTop, .textAtBottom])
        self.above = above
        self.below = below
    }

    /// Returns the gap between this view and `next` along `axis`, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        if axis == .horizontal {
            return flags.contains(.horizontal) || next.flags.contains(.horizontal) ? Self.standard : 0
        }
        var gap: CGFloat?
        func atLeast(_ distance: CGFloat) { gap = max(gap ?? distance, distance) }
        if flags.contains(.textAtBottom) {
            if next.flags.contains(.textAtTop) { atLeast(0) }
            if next.flags.contains(.otherAtTop) { atLeast(below) }
        }
        if flags.contains(.otherAtBottom), next.flags.contains(.textAtTop) { atLeast(next.above) }
        return gap ?? (flags.contains(.vertical) || next.flags.contains(.vertical) ? Self.standard : 0)
    }

    /// Adds the preferences of `other` for the given edges: the larger gap counts.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if !edges.isDisjoint(with: .horizontal) { flags.formUnion(other.flags.intersection(.horizontal)) }
        if !edges.isDisjoint(with: .vertical) { flags.formUnion(other.flags.intersection(.vertical)) }
        if edges.contains(.top) {
            flags.formUnion(other.flags.intersection(.top))
            above = max(above, other.above)
        }
        if edges.contains(.bottom) {
            flags.formUnion(other.flags.intersection(.bottom))
            below = max(below, other.below)
        }
    }

    /// Returns these gaps with the preferences of `other` for the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// These gaps with those of a view without a preference at the given edges.
    package func reset(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        if edges.contains(.top) { result.takeTop(of: ViewSpacing()) }
        if edges.contains(.bottom) { result.takeBottom(of: ViewSpacing()) }
        return result
    }

    /// Replaces the preference at the upper edge by that of `other`.
    private mutating func takeTop(of other: ViewSpacing) {
        flags = flags.subtracting(.top).union(other.flags.intersection(.top))
        above = other.above
    }

    /// Replaces the preference at the lower edge by that of `other`.
    package mutating func takeBottom(of other: ViewSpacing) {
        flags = flags.subtracting(.bottom).union(other.flags.intersection(.bottom))
        below = other.below
    }
}

extension ViewSpacing {
    /// Gaps of a text in a font of `fontSize` points.
    ///
    /// The proportions are those of Apple's system font: 0.952 above the baseline, 0.241 below it, capitals of 0.705. A tenth of a
    /// line is added, rounded up to half points, the pixels of an iPad. The distance below is such that a view there stands as
    /// far from the text as the capitals of a next line would.
    package static func text(fontSize: CGFloat) -> ViewSpacing {
        guard fontSize.isFinite, fontSize > 0 else { return ViewSpacing(textAbove: 0, below: 0) }
        let (descent, line, capital) = (0.2412 * fontSize, 1.1934 * fontSize, 0.7046 * fontSize)
        let room = (line * 0.2).rounded(.up) / 2
        return ViewSpacing(textAbove: room + descent, below: max(line + room - capital, room + descent))
    }
}
