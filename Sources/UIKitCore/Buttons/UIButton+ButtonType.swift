extension UIButton {
    /// Looks of buttons without a configuration.
    public enum ButtonType: Int, Sendable {
        /// The title in white, unless it gets a colour.
        case custom
        /// The title in the tint.
        case system
        /// A symbol in the tint.
        case detailDisclosure, infoLight, infoDark, contactAdd
        /// A cross on a grey circle.
        case close = 7

        /// Symbol that the type shows; nil for none.
        var symbol: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }
}
