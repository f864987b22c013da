public import Foundation

/// View that arranges views in a row or a column, by constraints of its own.
///
/// Hidden views leave the row. Constraints of the program apply to the arranged views too, and so do their natural sizes with the
/// priorities of hugging and resistance.
open class UIStackView: UIView {
    /// Sizes of the views along the axis.
    public enum Distribution: Int, Sendable {
        /// Natural sizes; what hugs least takes the rest, and what resists least gives way. Of equals the last takes the rest.
        case fill
        /// Equal sizes.
        case fillEqually
        /// Sizes in the ratio of the natural ones.
        case fillProportionally
        /// Natural sizes, and equal gaps, which are at least ``UIStackView/spacing``.
        case equalSpacing
        /// Natural sizes, with equal distances between the middles, and gaps of at least ``UIStackView/spacing``.
        case equalCentering
    }

    /// Places of the views across the axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill
        /// At the edge where lines begin; in a row at the top.
        case leading
        /// With the first lines of their texts on one line; for rows.
        case firstBaseline
        /// In the middle.
        case center
        /// At the edge where lines end; in a row at the bottom.
        case trailing
        /// With the last lines of their texts on one line; for rows.
        case lastBaseline

        /// At the top, in a row.
        public static let top = Alignment.leading
        /// At the bottom, in a row.
        public static let bottom = Alignment.trailing
    }

    /// Marks a gap that has no length of its own.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// Gap of the system's standard length.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// Direction of the row; horizontal by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged(axis != oldValue) } }
    /// Sizes of the views along ``axis``; `fill` by default.
    open var distribution = Distribution.fill { didSet { arrangementChanged(distribution != oldValue) } }
    /// Places of the views across ``axis``; `fill` by default.
    open var alignment = Alignment.fill { didSet { arrangementChanged(alignment != oldValue) } }
    /// Gap between neighbours, in points; the least gap where gaps are equal. 0 by default.
    open var spacing: CGFloat = 0 { didSet { arrangementChanged(spacing != oldValue) } }
    /// True to keep to the margins of the view; false by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { arrangementChanged(isLayoutMarginsRelativeArrangement != oldValue) }
    }
    /// True to count gaps of a column between the lines on which texts stand; false by default.
    open var isBaselineRelativeArrangement = false {
        didSet { arrangementChanged(isBaselineRelativeArrangement != oldValue) }
    }

    /// The views that are arranged, in their order.
    public private(set) var arrangedSubviews: [UIView] = []
    private var gaps: [ObjectIdentifier: CGFloat] = [:]

    /// A row with the given frame and no views.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A row of `views`.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Arranged views

    /// Adds `view` at the end of the row, and as a subview.
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts `view` at a position of the row, and adds it as a subview if it is not one.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        constraintsChanged()
    }

    /// Takes `view` out of the row. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        constraintsChanged()
    }

    /// Sets the gap after `view`, in points; ``spacingUseDefault`` returns to ``spacing``.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        gaps[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        constraintsChanged()
    }

    /// Gap that was set after `view`, in points; ``spacingUseDefault`` if none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        gaps[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// A subview that leaves is not arranged any more.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
        gaps[ObjectIdentifier(subview)] = nil
    }

    /// Gap after `view`, in points.
    func gap(after view: UIView) -> CGFloat {
        let gap = gaps[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? systemSpacing : gap == Self.spacingUseDefault ? 0 : gap
    }

    private func arrangementChanged(_ hasChanged: Bool) { if hasChanged { constraintsChanged() } }

    override var hasConstraintsInside: Bool { true }
    override func appendConstraints(to builder: inout ConstraintBuilder) {
        StackArrangement(of: self).append(to: &builder)
    }
}
