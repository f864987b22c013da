import Controls
public import Foundation
import Geometry
@_spi(Engine) import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Line of text that people edit, over the engine of SwiftUI's `TextField`.
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
    /// True to follow changes of the text size. Without effect: fonts keep the size that they were made with.
    open var adjustsFontForContentSizeCategory = false

    // MARK: Text

    /// The text; never nil, "" by default.
    open var text: String? {
        get { content.string }
        set { setText(newValue ?? "") }
    }
    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { content.attributed(defaultTextAttributes) }
        set {
            content.set(newValue ?? NSAttributedString(string: ""))
            update()
        }
    }
    /// Attributes of text without any of its own.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label]
    }
    /// Text shown while the field is empty.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// Text with attributes shown while the field is empty; its colour is that of placeholders unless it has one.
    open var attributedPlaceholder: NSAttributedString? {
        didSet { if attributedPlaceholder != oldValue { update() } }
    }
    /// Font; nil is the system's in 17 points.
    open var font: UIFont? {
        didSet {
            guard font != oldValue else { return }
            content.apply(.font, font)
            update()
        }
    }
    /// Colour of the text; nil is the label's.
    open var textColor: UIColor? {
        didSet {
            guard textColor != oldValue else { return }
            content.apply(.foregroundColor, textColor)
            update()
        }
    }
    /// Colour of the caret and the selection; nil is the program's accent colour.
    open var tintColor: UIColor! { didSet { if tintColor != oldValue { update() } } }
    /// Alignment of the text.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { update() } } }
    /// Border; none by default.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { update() } } }
    /// True to show dots in place of the characters.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { update() } } }
    /// Times at which a button shows that clears the text; never by default.
    open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { update() } } }
    /// True to clear the text when it begins to be edited.
    open var clearsOnBeginEditing = false
    /// View before the text; shown according to ``leftViewMode``.
    open var leftView: UIView? { didSet { if leftView !== oldValue { sideViewChanged(from: oldValue) } } }
    /// View behind the text; shown according to ``rightViewMode``.
    open var rightView: UIView? { didSet { if rightView !== oldValue { sideViewChanged(from: oldValue) } } }
    /// Times at which ``leftView`` is shown; never by default.
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { update() } } }
    /// Times at which ``rightView`` is shown; never by default.
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { update() } } }
    /// Object that is told of edits, and asked about them.
    open weak var delegate: (any UITextFieldDelegate)?
    /// True while the field has the keyboard.
    public internal(set) var isEditing = false
    /// False dims the field, and it takes no input.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }

    /// Values of the traits of on-screen keyboards.
    public let _inputTraits = _InputTraits()

    // MARK: Implementation

    var content = AttributedContent()
    let handle = TextInputHandle()
    let hosting: HostingView<UITextFieldContent>

    /// A view with the given frame and no text.
    public override init(frame: CGRect) {
        hosting = HostingView(UITextFieldContent())
        super.init(frame: frame)
        addHosting(hosting)
        hosting.isUserInteractionEnabled = true
        update()
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    func setText(_ new: String) {
        guard new != content.string || content.isAttributed else { return }
        content.set(new)
        update()
    }

    private func sideViewChanged(from old: UIView?) {
        old?.removeFromSuperview()
        update()
    }

    /// Places ``leftView`` and ``rightView`` at the edges.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = hosting.intrinsicContentSize.height
        if height != knownHeight {
            knownHeight = height
            invalidateIntrinsicContentSize()
        }
        let inset = borderStyle == .none ? 0 : borderStyle.look.regularInsets.leading
        if let leftView, leftView.superview === self {
            leftView.center = CGPoint(x: inset + leftView.bounds.width / 2, y: bounds.midY)
        }
        if let rightView, rightView.superview === self {
            rightView.center = CGPoint(x: bounds.width - inset - rightView.bounds.width / 2, y: bounds.midY)
        }
    }

    /// Height that was told last.
    private var knownHeight: CGFloat = 0

    // MARK: Responder

    /// True.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// True while the field has the keyboard.
    open override var isFirstResponder: Bool { isEditing }
    /// Gives the keyboard to the field; as soon as it is in a window, if it is not yet.
    ///
    /// - Returns: false if the field is disabled, or its delegate refuses.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard isEnabled else { return false }
        handle.focus()
        return isEditing || !handle.isInWindow
    }
    /// Takes the keyboard from the field, unless its delegate refuses.
    ///
    /// - Returns: false if the delegate refuses.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isEditing else {
            handle.giveUpFocus()
            return true
        }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        handle.giveUpFocus()
        return true
    }

    /// Types `text` in place of the selection.
    open func insertText(_ text: String) { handle.insert(text) }
    /// Selects all of the text; nil for `sender` will do.
    open func selectAll(_ sender: Any?) { handle.selection = 0..<content.string.utf8.count }
    /// True if the text is not empty.
    open var hasText: Bool { !content.string.isEmpty }

    // MARK: Size

    /// Height of a line with its margins; the width is the one proposed.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: naturalSize.height)
    }
    /// Width of the text or the placeholder, and height of a line, with margins, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    /// Size of the content, with room for the border.
    private var naturalSize: CGSize {
        let size = hosting.intrinsicContentSize
        return CGSize(
            width: size.width, height: max(size.height, borderStyle == .roundedRect ? Self.borderedHeight : 0))
    }

    /// Least height of a field with a rounded border, in points.
    private static let borderedHeight: CGFloat = 34

}
