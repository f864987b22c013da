public import Foundation

/// Row of a table: a text, a second text and an image, or views of the program in ``contentView``.
open class UITableViewCell: _CellBase {
    /// A cell with the views of a style, which a table finds again by `reuseIdentifier`.
    public override init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    /// A cell with one text.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    private static let proxy = UITableViewCell()

    /// Appearance of table cells, without effect: rows of SwiftUI's lists are none.
    public class func appearance() -> UITableViewCell { proxy }

    /// Name by which a table finds cells of this kind.
    public let reuseIdentifier: String?
    let style: CellStyle
    /// View for the content of the row, beside the sign at its end.
    public let contentView = UIView()
    /// The text.
    public private(set) lazy var textLabel: UILabel? = content.title
    /// The second text; nil in cells of the default style.
    public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : content.detail
    /// The image.
    public private(set) lazy var imageView: UIImageView? = content.picture
    /// Sign at the end of the row.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryChanged() } } }
    /// View at the end of the row in place of a sign.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            accessoryChanged()
        }
    }
    /// Look of the row when it is chosen.
    open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }
    /// True if the row is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
    /// True while the row is pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }
    /// View behind the content of a row that is chosen; nil is grey.
    open var selectedBackgroundView: UIView?
    /// Distances of the line below the row from its edges, in points; nil for those of the table.
    open var separatorInset: UIEdgeInsets?

    weak var table: UITableView?
    private lazy var content = CellContent(style)
    private lazy var swipe = CellSwipe(self)
    private let line = UIView()
    private let highlight = UIView()
    private let sign = UIImageView()
    private var place: (isFirst: Bool, isLast: Bool)?
    /// Height that the constraints give at a width, until something changes.
    private var measured: (width: CGFloat, height: CGFloat)?

    private func setUp() {
        backgroundColor = .systemBackground
        highlight.backgroundColor = .systemGray4
        highlight.isHidden = true
        sign.contentMode = .scaleAspectFit
        for view in [highlight, contentView, sign, line] { addSubview(view) }
        addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in
                guard let self else { return }
                if swipe.isOpen { swipe.close() } else { table?.pressed(self) }
            })
    }

    /// True: arrow keys go to the row. They pass over a row in view whose cell says false.
    open override var canBecomeFocused: Bool { true }

    /// Called before the cell shows another row.
    open func prepareForReuse() {
        swipe.close()
        isSelected = false
        isHighlighted = false
    }

    /// Chooses the row, or not; `animated` fades its ground.
    open func setSelected(_ selected: Bool, animated: Bool) {
        if animated { UIView.animate(withDuration: 0.25) { isSelected = selected } } else { isSelected = selected }
    }

    private func showSelection() {
        highlight.isHidden = selectionStyle == .none || !(isSelected || isHighlighted)
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    private func accessoryChanged() {
        sign.image = accessoryView == nil ? accessoryType.symbol.flatMap { UIImage(systemName: $0) } : nil
        sign.tintColor = accessoryType == .checkmark ? .tintColor : .tertiaryLabel
        setNeedsLayout()
        table?.setNeedsLayout()
    }

    // MARK: Layout

    /// Height of the content in a row of `width` points.
    func height(in width: CGFloat) -> CGFloat {
        let inner = max(width - accessoryWidth, 0)
        let own = content.isUsed ? content.height : 0
        guard contentView.hasConstraintsInside else { return max(own, TableArrangement.guess) }
        if let measured, measured.width == inner { return max(measured.height, own) }
        let fitting = contentView.systemLayoutSizeFitting(
            CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        // One point is for the line below the row.
        let height = fitting > 0 ? fitting + 1 : TableArrangement.guess
        measured = (inner, height)
        return max(height, own)
    }

    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + 32 }
        return accessoryType == .none ? 0 : 36
    }

    /// Sets the corners and the line of the row by its place in its section.
    func arrange(isFirst: Bool, isLast: Bool) {
        guard place?.isFirst != isFirst || place?.isLast != isLast else { return }
        place = (isFirst, isLast)
        swipe.follow()
        let isCard = table?.style == .insetGrouped
        layer.cornerRadius = isCard && (isFirst || isLast) ? 10 : 0
        clipsToBounds = isCard
        if isCard { backgroundColor = .secondarySystemGroupedBackground }
        setNeedsLayout()
    }

    /// Places the content, the sign and the line.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        highlight.frame = bounds
        contentView.frame = CGRect(
            x: swipe.offset, y: 0, width: max(width - accessoryWidth, 0), height: max(height - 1, 0))
        swipe.layOut(in: bounds)
        sign.frame = CGRect(x: width - 30 + swipe.offset, y: (height - 16) / 2, width: 14, height: 16)
        if let accessoryView {
            accessoryView.center = CGPoint(x: width - 16 - accessoryView.bounds.width / 2, y: height / 2)
        }
        let inset = separatorInset ?? table?.separatorInset ?? .zero
        line.frame = CGRect(x: inset.left, y: height - 1, width: max(width - inset.left - inset.right, 0), height: 1)
        line.backgroundColor = table?.separatorColor ?? .separator
        line.isHidden =
            table?.separatorStyle == UITableView.SeparatorStyle.none
            || (place?.isLast == true && table?.style != .plain)
        if content.isUsed {
            if content.superview == nil { contentView.addSubview(content) }
            content.frame = contentView.bounds
        }
    }

    /// Constraints in a cell are solved for the cell alone.
    override var isConstraintRoot: Bool { true }
    override var reportsContradictions: Bool { false }
    override func fittingSizeMayHaveChanged() {
        measured = nil
        table?.setNeedsLayout()
    }
}
