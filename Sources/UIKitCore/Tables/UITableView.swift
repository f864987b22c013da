public import Foundation
import Views

/// List of rows that scrolls. Cells are made for the rows in view only, and used again.
///
/// ``appearance()`` is there for programs of iOS 15 and before that set the background of SwiftUI's lists by it. Lists are no table
/// views, as on Apple's systems since iOS 16: `scrollContentBackground` and `listRowSeparator` set their looks, and values set
/// there have no effect.
open class UITableView: UIScrollView {
    /// Looks of a table.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Sections on a grey ground.
        case grouped
        /// Sections as cards on a grey ground.
        case insetGrouped
    }

    /// Lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines; single lines; single lines with an edge.
        case none, singleLine, singleLineEtched
    }

    /// Motions of rows that come and go. All but `none` fade.
    public enum RowAnimation: Int, Sendable {
        /// A fade.
        case fade, right, left, top, bottom
        /// At once.
        case none
        /// A fade.
        case middle
        /// A fade.
        case automatic = 100
    }

    /// Places of a row that is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// The nearest one at which it is seen.
        case none
        /// At the edge or in the middle of the view.
        case top, middle, bottom
    }

    private static let tableProxy = UITableView()

    /// Appearance of table views, without effect.
    public override class func appearance() -> UITableView { tableProxy }

    /// Marks a height that comes from the constraints in a cell.
    public static let automaticDimension: CGFloat = -1

    /// Looks of the table.
    public let style: Style
    /// Object that has the rows. It is not kept.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Object that is told of the use of the table. It is not kept.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            reloadData()
        }
    }
    /// Height of rows, in points; by the constraints in their cells by default.
    open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
    /// Height that rows out of view count for, in points, until they are measured.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// Height of views above sections, in points; by their content by default.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadData() } }
    /// Height of views below sections, in points; by their content by default.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadData() } }
    /// Space above sections, in points; none by default.
    open var sectionHeaderTopPadding: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Lines between rows.
    open var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// Colour of the lines; nil for the usual one.
    open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
    /// Distances of the lines from the edges, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
    /// View above the first section, of its own height.
    open var tableHeaderView: UIView? { didSet { edgeViewChanged(from: oldValue, to: tableHeaderView) } }
    /// View below the last section, of its own height.
    open var tableFooterView: UIView? { didSet { edgeViewChanged(from: oldValue, to: tableFooterView) } }
    /// True if rows can be chosen.
    open var allowsSelection = true
    /// True if several rows can be chosen.
    open var allowsMultipleSelection = false

    var arrangement = TableArrangement()
    let reuse = ReusePool<UITableViewCell> { CellMaking.make($0, reuseIdentifier: $1) }
    /// Cells in view, and cells that are on their way out, by their rows.
    var shownCells: [IndexPath: UITableViewCell] = [:]
    /// Views above (0) and below (1) sections in view.
    var shownEdges: [IndexPath: UIView] = [:]
    var selection: [IndexPath] = []
    /// Row that keys have reached; nil for none.
    var keyRow: IndexPath?
    private var isReloadDue = true
    private var isPlacing = false

    /// A table in the given frame.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
    }

    /// A table from edge to edge.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    override func takes(_ press: KeyPress) -> Bool { takesKey(press) }

    // MARK: Layout

    /// Asks for everything anew before the next frame.
    open func reloadData() {
        isReloadDue = true
        setNeedsLayout()
    }

    /// Places the cells in view, makes those that come and takes away those that have gone.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isPlacing, dataSource != nil, layer.bounds.width > 0 else { return }
        isPlacing = true
        defer { isPlacing = false }
        reloadIfDue()
        placeCells()
    }

    /// Asks the data source for the rows, if they are to be asked for anew.
    func reloadIfDue() {
        guard isReloadDue, dataSource != nil else { return }
        isReloadDue = false
        for (path, cell) in shownCells { remove(cell, at: path) }
        for view in shownEdges.values { view.removeFromSuperview() }
        (shownCells, shownEdges, selection, keyRow) = ([:], [:], [], nil)
        readArrangement()
    }

    /// Asks the data source for the numbers of rows, whose heights are not known then.
    func readArrangement() {
        arrangement = TableArrangement()
        guard let dataSource else { return }
        for section in 0..<dataSource.numberOfSections(in: self) {
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            arrangement.sections.append(TableSection(rows: Array(repeating: nil, count: count)))
        }
    }

    private func edgeViewChanged(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    func remove(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { reuse.keep(cell, nil, identifier) }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
}
