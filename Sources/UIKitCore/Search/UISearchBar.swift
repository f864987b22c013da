public import Foundation
import Geometry
import Views

/// Object that is told of the use of a search bar.
@MainActor public protocol UISearchBarDelegate: AnyObject {
    /// Called when the text has changed, by people or by the button that clears it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns false to refuse the keyboard.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when the text has begun to be edited.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Called when the text is not edited any more.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when Return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the Cancel button was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// Field for the words of a search, with a magnifier before and a button behind that cancels.
open class UISearchBar: UIView, UITextFieldDelegate {
    /// Looks of search bars.
    public enum Style: Int, Sendable {
        /// With a ground; with one that stands out; without one.
        case `default`, prominent, minimal
    }

    /// Object that is told of the bar's use.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The words; never nil, "" by default.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// Text shown while the field is empty.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// Look of the bar.
    open var searchBarStyle = Style.default { didSet { groundChanged() } }
    /// Colour of the ground; nil for the usual one.
    open var barTintColor: UIColor? { didSet { groundChanged() } }
    /// Colour of the caret and of the Cancel button; nil is the program's accent colour.
    open var tintColor: UIColor! {
        didSet {
            searchTextField.tintColor = tintColor
            cancelButton.tintColor = tintColor
        }
    }
    /// True to show a button that cancels.
    open var showsCancelButton: Bool {
        get { isCancelShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// The field of the words.
    public let searchTextField = UITextField()

    private let cancelButton = UIButton(type: .system)
    private var isCancelShown = false

    /// Height of a bar, and its margin, in points.
    private static let (height, margin): (CGFloat, CGFloat) = (56, 8)

    /// A bar with the given frame and no text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .scaleAspectFit
        glass.frame = CGRect(x: 0, y: 0, width: 26, height: 20)
        searchTextField.leftView = glass
        searchTextField.leftViewMode = .always
        searchTextField.borderStyle = .roundedRect
        searchTextField.clearButtonMode = .always
        searchTextField.delegate = self
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
            }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
            }, for: .touchUpInside)
        addSubview(searchTextField)
        groundChanged()
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    private func groundChanged() {
        backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? .secondarySystemBackground
    }

    /// Shows or hides the button that cancels; `animated` moves the field's edge.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != isCancelShown else { return }
        isCancelShown = showsCancelButton
        if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
        setNeedsLayout()
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    /// Places the field and the button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Self.margin
        let cancel = isCancelShown ? max(cancelButton.intrinsicContentSize.width, 1) : 0
        let room = bounds.width - 2 * margin - (isCancelShown ? cancel + margin : 0)
        searchTextField.frame = CGRect(x: margin, y: (bounds.height - 36) / 2, width: max(room, 0), height: 36)
        cancelButton.frame = CGRect(
            x: bounds.width - margin - cancel, y: (bounds.height - 36) / 2, width: cancel, height: 36)
    }

    /// The height of a bar; the width is the one proposed.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    /// The width of `size`, and the height of a bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    // MARK: Keyboard

    /// True while the field has the keyboard.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// Gives the keyboard to the field.
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Takes the keyboard from the field.
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Asks the delegate.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldBeginEditing(self) ?? true
    }
    /// Tells the delegate.
    public func textFieldDidBeginEditing(_ textField: UITextField) { delegate?.searchBarTextDidBeginEditing(self) }
    /// Tells the delegate.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        delegate?.searchBarTextDidEndEditing(self)
    }
    /// Tells the delegate that Return was pressed.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }
}
