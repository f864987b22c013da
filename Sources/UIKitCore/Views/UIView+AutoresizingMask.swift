extension UIView {
    /// Margins and lengths of a view that change with its superview's size; the others stay.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The parts as bits.
        public let rawValue: UInt
        /// Parts with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Distance to the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// Width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// Distance to the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// Distance to the superview's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// Height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// Distance to the superview's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}
