/// The type with whose appearance programs of iOS 15 and before set the background of lists. Lists are no table views, as on
/// Apple's systems since iOS 16: `scrollContentBackground` and `listRowSeparator` set their looks, and values set here
/// have no effect there, as here.
open class UITableView: UIView {
    /// Lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines; single lines; single lines with an edge.
        case none, singleLine, singleLineEtched
    }

    private static let proxy = UITableView()

    /// Appearance of table views, of which there are none.
    public class func appearance() -> UITableView { proxy }

    /// Lines between rows.
    open var separatorStyle = SeparatorStyle.singleLine
    /// Colour of the lines; nil for the usual one.
    open var separatorColor: UIColor?
    /// View below the last row.
    open var tableFooterView: UIView?
    /// True if rows can be chosen.
    open var allowsSelection = true
}

/// The type with whose appearance programs of iOS 15 and before set the background of rows. Rows are no table cells, as on
/// Apple's systems since iOS 16: `listRowBackground` sets their background.
open class UITableViewCell: UIView {
    private static let proxy = UITableViewCell()

    /// Appearance of table cells, of which there are none.
    public class func appearance() -> UITableViewCell { proxy }
}
