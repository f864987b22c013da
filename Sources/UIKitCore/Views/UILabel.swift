public import Foundation
import Geometry
import ViewGraph
public import Views

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

/// System font in a size and weight.
public struct UIFont: Hashable, Sendable {
    /// Weight of the strokes.
    public typealias Weight = Font.Weight

    let font: Font
    /// Size in points.
    public let pointSize: CGFloat

    /// The system font in `size` points and `weight`.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(font: .system(size: size, weight: weight), pointSize: size)
    }

    /// The bold system font in `size` points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
}

extension Font {
    /// A font equal to `font`.
    public init(_ font: UIFont) { self = font.font }
}

/// View that shows text. Changes of its colour animate; changes of its text behave as in SwiftUI's `Text`.
open class UILabel: UIView {
    /// The text; nil shows nothing.
    open var text: String? { didSet { if text != oldValue { contentChanged() } } }
    /// Font; 17 points by default.
    open var font = UIFont.systemFont(ofSize: 17) { didSet { if font != oldValue { contentChanged() } } }
    /// Text colour; nil uses the primary foreground colour.
    open var textColor: UIColor? { didSet { if textColor != oldValue { contentChanged() } } }
    /// Alignment of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { contentChanged() } } }
    /// Largest number of lines; 0 is unlimited, 1 the default.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }

    private let hosting: HostingView<LabelContent>

    /// A view with the given frame and no text.
    public override init(frame: CGRect) {
        hosting = HostingView(LabelContent())
        super.init(frame: frame)
        addHosting(hosting)
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    private func contentChanged() {
        hosting.show(
            LabelContent(
                text: text ?? "", font: font.font, color: textColor, alignment: textAlignment, lines: numberOfLines))
        invalidateIntrinsicContentSize()
    }

    /// Size of the text without a limit of width, in points; ``UIView/noIntrinsicMetric`` outside a window.
    open override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }
    /// Size of the text for the proposal `size`, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

private struct LabelContent: View {
    var text = ""
    var font = UIFont.systemFont(ofSize: 17).font
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    var lines = 1

    var body: some View {
        Text(verbatim: text).font(font).foregroundStyle(color.map { Color(uiColor: $0) } ?? Color.primary)
            .lineLimit(lines == 0 ? nil : lines)
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
