extension UITableViewCell {
    /// Views of a cell.
    public enum CellStyle: Int, Sendable {
        /// A text.
        case `default`
        /// A second text at the end of the row.
        case value1
        /// A second text behind the first one.
        case value2
        /// A second text below the first one.
        case subtitle
    }

    /// Signs at the end of a row.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none
        /// An arrow: the row leads somewhere.
        case disclosureIndicator
        /// An arrow and a sign of information.
        case detailDisclosureButton
        /// A tick.
        case checkmark
        /// A sign of information.
        case detailButton

        var symbol: String? {
            switch self {
            case .none: nil
            case .disclosureIndicator: "chevron.right"
            case .detailDisclosureButton, .detailButton: "info.circle"
            case .checkmark: "checkmark"
            }
        }
    }

    /// Looks of a row that is chosen.
    public enum SelectionStyle: Int, Sendable {
        /// No change.
        case none
        /// Grey.
        case blue, gray, `default`
    }

    /// Changes that people make to a row.
    public enum EditingStyle: Int, Sendable {
        /// None.
        case none
        /// The row goes, by a swipe to the left and a press of the button that it uncovers.
        case delete
        /// A row comes.
        case insert
    }
}
