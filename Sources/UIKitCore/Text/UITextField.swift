public import Controls
public import Foundation
import Geometry
@_spi(Engine) import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Line of text that people edit, over the engine of SwiftUI's `TextField`.
open class UITextField: UIControl {
    /// Border around a field.
    public enum BorderStyle: Int, Sendable {
        /// None; a thin line; a bezel, drawn as a line; a rounded rectangle.
        case none, line, bezel, roundedRect
    }

    /// Times at which a part of a field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never; while the text is edited; while it is not; always.
        case never, whileEditing, unlessEditing, always
    }

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
    public private(set) var isEditing = false
    /// False dims the field, and it takes no input.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }

    // MARK: Keyboards on the screen: no effect

    private var traits = TextTraits()
    /// Layout of an on-screen keyboard. No effect.
    open var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }
    /// Caption of the Return key. No effect.
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }
    /// Correction of words. No effect: words are never corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }
    /// Capitalisation of words. No effect: nothing is capitalised.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }
    /// Marks under misspelt words. No effect: there are none.
    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }
    /// Look of an on-screen keyboard. No effect.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }
    /// Kind of content, for autofill. No effect.
    open var textContentType: UITextContentType? {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }
    /// Disables the Return key of an empty field on on-screen keyboards. No effect.
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }

    // MARK: Implementation

    private var content = AttributedContent()
    private let handle = TextInputHandle()
    private let hosting: HostingView<UITextFieldContent>

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

    private func setText(_ new: String) {
        guard new != content.string || content.isAttributed else { return }
        content.set(new)
        update()
    }

    private func sideViewChanged(from old: UIView?) {
        old?.removeFromSuperview()
        update()
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// Shows the values as they are now.
    private func update() {
        let insets = borderStyle.look.regularInsets
        let (left, right) = (isShown(leftViewMode) ? leftView : nil, isShown(rightViewMode) ? rightView : nil)
        let input = TextInput(
            kind: isSecureTextEntry ? .secret : .line, text: content.string,
            styled: isSecureTextEntry ? nil : content.text, title: accessibilityLabel ?? placeholder ?? "",
            insets: insets, read: { [weak self] in self?.content.string ?? "" },
            write: { [weak self] in self?.typed($0) }, events: events, handle: handle)
        hosting.show(
            UITextFieldContent(
                input: input, style: TextInputStyle(font, textColor, tintColor, textAlignment),
                placeholder: attributedPlaceholder.map { Text(uiAttributes: $0) } ?? Text(verbatim: ""),
                look: borderStyle.look, isFocused: isEditing, isEnabled: isEnabled,
                leftWidth: left?.bounds.width ?? 0, rightWidth: right?.bounds.width ?? 0,
                clear: isShown(clearButtonMode) && !content.string.isEmpty && right == nil
                    ? { @MainActor @Sendable [weak self] in self?.clear() } : nil))
        for view in [leftView, rightView].compactMap({ $0 }) {
            if view !== left, view !== right {
                view.removeFromSuperview()
            } else if view.superview !== self {
                addSubview(view)
            }
        }
        setNeedsLayout()
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

    private var events: TextInputEvents {
        TextInputEvents(
            focusChanged: { [weak self] in self?.focusChanged($0) },
            submit: { [weak self] in self?.submitted() },
            mayReplace: { [weak self] in self?.mayReplace($0, by: $1) ?? true },
            selectionChanged: { [weak self] in
                guard let self else { return }
                delegate?.textFieldDidChangeSelection(self)
            })
    }

    private func typed(_ text: String) {
        content.typed(text)
        update()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    private func mayReplace(_ range: Range<Int>, by string: String) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersIn: content.string.utf16Range(ofUTF8: range), replacementString: string) ?? true
    }

    private func submitted() {
        // As on Apple's systems, the delegate decides whether Return does what it usually does: send this action.
        if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        typed("")
    }

    private func focusChanged(_ isFocused: Bool) {
        guard isFocused != isEditing else { return }
        if isFocused {
            guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return handle.giveUpFocus() }
            isEditing = true
            if clearsOnBeginEditing { setText("") }
            sendActions(for: .editingDidBegin)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
            delegate?.textFieldDidBeginEditing(self)
        } else {
            isEditing = false
            sendActions(for: .editingDidEnd)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
            delegate?.textFieldDidEndEditing(self, reason: .committed)
        }
        update()
    }

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

    // MARK: Notifications

    /// Posted when a field has begun to be edited.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when a field is not edited any more.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when an edit has changed a field's text.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}

extension UITextField.BorderStyle {
    var look: TextFieldLook {
        switch self {
        case .none: .plain
        case .line, .bezel: .square
        case .roundedRect: .rounded
        }
    }
}
