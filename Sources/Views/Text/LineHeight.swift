public import AnimationCore
public import Foundation
import LayerTree
@_spi(Engine) public import ViewGraph

extension AttributedString {
    /// Distance between the baselines of two lines.
    public struct LineHeight: Hashable, Codable, Sendable {
        /// Multiple of the font's size; nil is the height of the font's own lines.
        private let factor: Double?
        /// Points in addition.
        private let increase: Double

        private init(factor: Double?, increase: Double = 0) {
            self.factor = factor
            self.increase = increase
        }

        /// 22 points at 17 points of font size, and in proportion at others.
        public static var normal: LineHeight { LineHeight(factor: 22.0 / 17) }
        /// 20 points at 17 points of font size, and in proportion at others.
        public static var tight: LineHeight { LineHeight(factor: 20.0 / 17) }
        /// 24 points at 17 points of font size, and in proportion at others.
        public static var loose: LineHeight { LineHeight(factor: 24.0 / 17) }
        /// The height of each line's fonts.
        public static var variable: LineHeight { LineHeight(factor: nil) }

        /// `factor` times the largest font size of a line.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(factor: Double(factor)) }
        /// The largest font size of a line, and `increase` points.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(factor: 1, increase: Double(increase))
        }
        /// `points` for each line.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(factor: 0, increase: Double(points)) }

        var requested: TextRequest.LineHeight? {
            factor.map { TextRequest.LineHeight(factor: $0, increase: increase) }
        }
    }
}

private enum LineHeightKey: EnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }

extension EnvironmentValues {
    /// Distance between the baselines of texts; nil is that of the fonts.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the baselines of texts in this view; nil is that of the fonts.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
