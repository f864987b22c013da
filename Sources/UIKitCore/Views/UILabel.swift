public import Foundation
import Geometry
import ViewGraph
import Views

/// Horizontal alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
    /// Left edge.
    case left
    /// Centred.
    case center
    /// Right edge.
    case right
    /// Justified; shown as `natural`.
    case justified
    /// Leading edge.
    case natural
}

/// View that shows text. Changes of its colour animate; changes of its text behave as in SwiftUI's `Text`.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// True to follow changes of the text size. Without effect: fonts keep the size that they were made with.
    open var adjustsFontForContentSizeCategory = false

    /// The text; nil shows nothing.
    open var text: String? {
        get { content?.string }
        set {
            guard newValue != content?.string || content?.isAttributed == true else { return }
            content = newValue.map { text in
                var content = AttributedContent()
                content.set(text)
                return content
            }
            contentChanged()
        }
    }
    /// The text with its attributes: font, colours, lines, and the paragraph style at its start.
    open var attributedText: NSAttributedString? {
        get { content?.attributed([.font: font, .foregroundColor: textColor ?? .label]) }
        set {
            content = newValue.map { text in
                var content = AttributedContent()
                content.set(text)
                return content
            }
            contentChanged()
        }
    }
    /// Font; 17 points by default.
    open var font = UIFont.systemFont(ofSize: 17) { didSet { if font != oldValue { restyle(.font, font) } } }
    /// Text colour; nil uses the primary foreground colour.
    open var textColor: UIColor? { didSet { if textColor != oldValue { restyle(.foregroundColor, textColor) } } }
    /// Alignment of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { contentChanged() } } }
    /// Largest number of lines; 0 is unlimited, 1 the default.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }

    /// Width at which lines break in ``UIView/intrinsicContentSize``, in points; 0 for that which constraints give to the label.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    private let hosting: HostingView<LabelContent>

    /// A view with the given frame and no text.
    public override init(frame: CGRect) {
        hosting = HostingView(LabelContent())
        super.init(frame: frame)
        addHosting(hosting)
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    private var content: AttributedContent?

    private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
        content?.apply(key, value)
        contentChanged()
    }

    private func contentChanged() {
        let paragraph = content?.paragraphStyle
        hosting.show(
            LabelContent(
                text: content?.text ?? Text(verbatim: content?.string ?? ""), font: font.font, color: textColor,
                alignment: paragraph?.alignment ?? textAlignment, lines: numberOfLines,
                lineSpacing: paragraph?.lineSpacing ?? 0))
        invalidateIntrinsicContentSize()
    }

    /// Size of the text without a limit of width, in points; ``UIView/noIntrinsicMetric`` outside a window.
    open override var intrinsicContentSize: CGSize {
        guard preferredMaxLayoutWidth > 0, layer.backing != nil else { return hosting.intrinsicContentSize }
        return hosting.sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude))
    }
    override var heightDependsOnWidth: Bool { numberOfLines != 1 }
    /// Size of the text for the proposal `size`, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

private struct LabelContent: View {
    var text = Text(verbatim: "")
    var font = UIFont.systemFont(ofSize: 17).font
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    var lines = 1
    var lineSpacing: CGFloat = 0

    var body: some View {
        text.font(font).foregroundStyle(color.map { Color(uiColor: $0) } ?? Color.primary)
            .lineLimit(lines == 0 ? nil : lines).lineSpacing(lineSpacing)
            .multilineTextAlignment(alignment == .center ? .center : alignment == .right ? .trailing : .leading)
            .frame(maxWidth: .infinity, alignment: frame)
    }

    private var frame: Alignment {
        switch alignment {
        case .center: .center
        case .right: .trailing
        case .left, .natural, .justified: .leading
        }
    }
}
