import Foundation

extension NSLayoutConstraint {
    /// Alignment of the views of a visual format, and the direction in which they follow each other.
    public struct FormatOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Options with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private static func align(_ attribute: Attribute) -> FormatOptions {
            FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
        }

        /// Left edges are equal.
        public static let alignAllLeft = align(.left)
        /// Right edges are equal.
        public static let alignAllRight = align(.right)
        /// Top edges are equal.
        public static let alignAllTop = align(.top)
        /// Bottom edges are equal.
        public static let alignAllBottom = align(.bottom)
        /// Leading edges are equal.
        public static let alignAllLeading = align(.leading)
        /// Trailing edges are equal.
        public static let alignAllTrailing = align(.trailing)
        /// Middles are equal, along x.
        public static let alignAllCenterX = align(.centerX)
        /// Middles are equal, along y.
        public static let alignAllCenterY = align(.centerY)
        /// Last lines of text are equal.
        public static let alignAllLastBaseline = align(.lastBaseline)
        /// First lines of text are equal.
        public static let alignAllFirstBaseline = align(.firstBaseline)
        /// From the edge at which lines begin; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

        /// Attributes that are equal in all views.
        var aligned: [Attribute] {
            (1...12).compactMap { rawValue >> UInt($0) & 1 == 1 ? Attribute(rawValue: $0) : nil }
        }
    }

    /// Constraints of views in a row, by a format such as `H:|-[label]-8-[field(>=100)]-|`. A format that cannot be read is
    /// reported, and gives none.
    ///
    /// - Parameters:
    ///   - format: direction, views in brackets, distances between dashes; `|` is the superview.
    ///   - opts: alignment of the views.
    ///   - metrics: numbers by their names in the format.
    ///   - views: views and guides by their names in the format.
    /// - Returns: the constraints, which are not active yet.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            let row = FormatRow(
                format: try VisualFormat(format), options: opts, metrics: metrics ?? [:],
                views: views.mapValues { $0 as AnyObject })
            return try row.constraints()
        } catch {
            UIApplication.report("The format “\(format)” gives no constraints: \(error.message).")
            return []
        }
    }
}
