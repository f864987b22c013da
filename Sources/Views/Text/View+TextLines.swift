public import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph

private enum ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
    /// For how many lines a text takes height at least.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }
}

private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether letters may come a little closer together before text is made smaller or cut.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
}

extension View {
    /// Lets letters come a little closer together before text is made smaller or cut.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// At most `number` lines, and one at least; nil is no limit (S24.16).
    nonisolated public func lineLimit(_ number: Int?) -> some View { lines(number, reserved: 1) }

    /// At most `limit` lines; if it reserves space, the text is as high as if it had them all.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(limit, reserved: reservesSpace ? limit : 1)
    }

    /// As high as the range's first number of lines, and no limit.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(nil, reserved: limit.lowerBound)
    }

    /// At most the range's last number of lines, and one at least; no space is reserved.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(limit.upperBound, reserved: 1)
    }

    /// As high as the range's first number of lines, and at most its last number of them.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit.upperBound, reserved: limit.lowerBound)
    }

    nonisolated private func lines(_ limit: Int?, reserved: Int) -> some View {
        environment(\.lineLimit, limit).environment(\.reservedLines, max(reserved, 1))
    }

    /// How far fonts may shrink before text is cut: 0…1 (S24.16).
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// How lines of one text lie among each other; it does not move the text in its container (S24.16).
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Where the ellipsis stands in texts that have too little room (S24.16).
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Points between lines beyond the font's own.
    nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
}

/// How lines of different length lie among one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Leading is where the text begins: on the left for languages that run to the right.
    case leading, center, trailing
}
