public import Foundation
import Geometry
import ViewGraph
public import Views

/// Where the lines of a text lie.
public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}

/// A font of UIKit's: the system's, in some size and weight.
public struct UIFont: Hashable, Sendable {
    /// How heavy the strokes are.
    public typealias Weight = Font.Weight

    let font: Font
    /// In points.
    public let pointSize: CGFloat

    /// The system's font.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(font: .system(size: size, weight: weight), pointSize: size)
    }

    /// The system's font, bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
}

/// A view that shows a text. Its colour animates, and what changes in the text does as a `Text` of SwiftUI's.
open class UILabel: UIView {
    /// The text.
    open var text: String? { didSet { if text != oldValue { contentChanged() } } }
    /// Of the text.
    open var font = UIFont.systemFont(ofSize: 17) { didSet { if font != oldValue { contentChanged() } } }
    /// Of the text; at first that of the surroundings.
    open var textColor: UIColor? { didSet { if textColor != oldValue { contentChanged() } } }
    /// Where its lines lie in the view.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { contentChanged() } } }
    /// How many lines there may be; 0 is as many as fit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }

    private let hosting: HostingView<LabelContent>

    public override init(frame: CGRect) {
        hosting = HostingView(LabelContent())
        super.init(frame: frame)
        addHosting(hosting)
    }

    public required init?(coder: NSCoder) { return nil }

    private func contentChanged() {
        hosting.show(
            LabelContent(
                text: text ?? "", font: font.font, color: textColor, alignment: textAlignment, lines: numberOfLines))
        invalidateIntrinsicContentSize()
    }

    open override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }
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
