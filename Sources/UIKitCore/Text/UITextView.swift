import Controls
public import Foundation
import Geometry
@_spi(Engine) import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Text of many lines that people edit, over the engine of SwiftUI's `TextEditor`, in a scroll view.
///
/// ``appearance()`` sets the background of `TextEditor`s.
open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
    /// True to follow changes of the text size. Without effect: fonts keep the size that they were made with.
    open var adjustsFontForContentSizeCategory = false

    private static let proxy = UITextView()

    /// Looks of the editors that are made from now on.
    public override class func appearance() -> UITextView { proxy }

    /// Colour behind the text.
    open override var backgroundColor: UIColor? {
        didSet {
            if self === Self.proxy {
                ControlAppearance.current.editorBackground = backgroundColor.map { Color(uiColor: $0) }
            }
        }
    }

    // MARK: Text

    /// The text; never nil, "" by default.
    open var text: String! {
        get { content.string }
        set {
            guard newValue ?? "" != content.string || content.isAttributed else { return }
            content.set(newValue ?? "")
            update()
            invalidateIntrinsicContentSize()
        }
    }
    /// The text with its attributes: font, colours, lines, links, and the paragraph style at its start.
    open var attributedText: NSAttributedString! {
        get { content.attributed(plainAttributes) }
        set {
            content.set(newValue ?? NSAttributedString(string: ""))
            update()
            invalidateIntrinsicContentSize()
        }
    }
    /// Attributes of what is typed next; those of the character before it, unless they are set.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { content.typingAttributes(at: selectedRange.location) ?? plainAttributes }
        set { content.setTyping(newValue, over: plainAttributes) }
    }
    /// Font; nil is the system's in 17 points.
    open var font: UIFont? {
        didSet {
            guard font != oldValue else { return }
            content.apply(.font, font)
            update()
            invalidateIntrinsicContentSize()
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
    /// Alignment of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { update() } } }
    /// Margins around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { update() } }
    }
    /// Padding of the lines and their greatest number.
    public let textContainer = NSTextContainer()
    /// False to refuse people's edits; they can select and copy still.
    open var isEditable = true
    /// False to refuse selections too.
    open var isSelectable = true { didSet { if isSelectable != oldValue { update() } } }
    /// Object that is told of edits and movements, and asked about edits.
    open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
    /// True while the view has the keyboard.
    public internal(set) var isEditing = false

    /// Selected range, in UTF-16.
    open var selectedRange: NSRange {
        get {
            handle.selection.map { text.utf16Range(ofUTF8: $0) } ?? NSRange(location: text.utf16.count, length: 0)
        }
        set { handle.selection = text.utf8Range(ofUTF16: newValue) }
    }

    /// Values of the traits of on-screen keyboards.
    public let _inputTraits = _InputTraits()

    // MARK: Implementation

    var content = AttributedContent()
    let handle = TextInputHandle()

    /// A view with the given frame and no text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        owner.driver.holdsText = true
        textContainer.changed = { [weak self] in self?.update() }
        update()
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    private var plainAttributes: [NSAttributedString.Key: Any] {
        [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label]
    }

    /// Shows the values as they are now.
    func update() { showContent() }

    override var textContent: UITextViewContent? {
        let padding = textContainer.lineFragmentPadding
        let insets = EdgeInsets(
            top: textContainerInset.top, leading: textContainerInset.left + padding,
            bottom: textContainerInset.bottom, trailing: textContainerInset.right + padding)
        let paragraph = content.paragraphStyle
        return UITextViewContent(
            input: TextInput(
                kind: .editor, text: content.string, styled: content.text, title: accessibilityLabel ?? "",
                insets: insets, read: { [weak self] in self?.content.string ?? "" },
                write: { [weak self] in self?.typed($0) }, events: events, handle: handle),
            style: TextInputStyle(font, textColor, tintColor, paragraph?.alignment ?? textAlignment),
            lineSpacing: paragraph?.lineSpacing ?? 0, isSelectable: isSelectable)
    }

    override func scrollEnabledChanged() {
        super.scrollEnabledChanged()
        invalidateIntrinsicContentSize()
    }

    /// Size of the text with its margins in the view's width, in points; setting it has no effect.
    open override var contentSize: CGSize {
        get {
            guard layer.backing != nil, bounds.width > 0 else { return bounds.size }
            return CGSize(width: bounds.width, height: textSize(in: bounds.width).height)
        }
        set {}
    }

    /// Scrolls the shortest way on which the end of `range`, in UTF-16, becomes visible.
    open func scrollRangeToVisible(_ range: NSRange) { handle.reveal(text.utf8Range(ofUTF16: range).upperBound) }

    // MARK: Responder

    /// True if the text can be edited or selected.
    open override var canBecomeFirstResponder: Bool { isSelectable }
    /// True while the view has the keyboard.
    open override var isFirstResponder: Bool { handle.isInWindow && handle.isFocused }
    /// Gives the keyboard to the view; as soon as it is in a window, if it is not yet.
    ///
    /// - Returns: false if the view is not selectable, or its delegate refuses.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard isSelectable else { return false }
        handle.focus()
        return handle.isFocused
    }
    /// Takes the keyboard from the view, unless its delegate refuses.
    ///
    /// - Returns: false if the delegate refuses.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard !isEditing || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
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

    /// Height of the text in the view's width if the view does not scroll; no size of its own if it does.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled, bounds.width > 0 else { return super.intrinsicContentSize }
        return CGSize(
            width: Self.noIntrinsicMetric, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
    }

    /// Size of all the text in lines of the width of `size`, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard layer.backing != nil else { return super.sizeThatFits(size) }
        return textSize(in: size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude ? size.width : nil)
    }

    /// Size of the text in lines at most `width` points long.
    private func textSize(in width: CGFloat?) -> CGSize {
        guard let ideal = contentSize(under: ProposedViewSize(width: nil, height: nil)) else { return .zero }
        let size = ProposedViewSize(width: width.map { min($0, ideal.width) } ?? ideal.width, height: nil)
        return contentSize(under: size) ?? .zero
    }

    /// Adapts the height of a view that does not scroll to its width and its text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = intrinsicContentSize.height
        guard height != knownHeight else { return }
        knownHeight = height
        invalidateIntrinsicContentSize()
    }
    /// Height that was told last.
    private var knownHeight = UIView.noIntrinsicMetric
}
