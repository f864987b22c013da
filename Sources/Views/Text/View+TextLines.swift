public import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph

private enum ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
    /// Least number of lines for which a text reserves height; default 1.
    package var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }
}

private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Allows letters to move a little closer together before text is made smaller or truncated; default false.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
}

extension View {
    /// Allows letters to move a little closer together before text is made smaller or truncated.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Limits texts to `number` lines, at least one; nil is no limit (S24.16).
    nonisolated public func lineLimit(_ number: Int?) -> some View { lines(number, reserved: 1) }

    /// Limits texts to `limit` lines; if `reservesSpace`, a text is as high as if it had them all.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(limit, reserved: reservesSpace ? limit : 1)
    }

    /// Makes texts at least as high as the lower bound's number of lines, without an upper limit.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(nil, reserved: limit.lowerBound)
    }

    /// Limits texts to the upper bound's number of lines, at least one; reserves no space.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(limit.upperBound, reserved: 1)
    }

    /// Makes texts as high as the lower bound's number of lines at least, and limits them to the upper bound's.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit.upperBound, reserved: limit.lowerBound)
    }

    nonisolated private func lines(_ limit: Int?, reserved: Int) -> some View {
        environment(\.lineLimit, limit).environment(\.reservedLines, max(reserved, 1))
    }

    /// Sets the factor, 0…1, down to which fonts may shrink before text is truncated (S24.16).
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Aligns the lines of each text with one another; the text keeps its place in its container (S24.16).
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the position of the ellipsis in texts that are too long for their room (S24.16).
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Adds `spacing` points to the distance between lines.
    nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
}

/// Horizontal alignment of the lines of a text with one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Leading is the edge where text begins: the left one in left-to-right languages.
    case leading, center, trailing
}
