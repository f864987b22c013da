import Foundation
import Views

/// Content of a row: a text, a second text and an image.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The text; nil for none.
    public var text: String?
    /// Text below the first one, smaller; nil for none.
    public var secondaryText: String?
    /// Image ahead of the texts; nil for none.
    public var image: UIImage?
    /// Looks of the text.
    public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
    /// Looks of the second text.
    public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 13), color: .secondaryLabel)
    /// Looks of the image.
    public var imageProperties = ImageProperties()

    /// Looks of a text.
    public struct TextProperties {
        /// Font of the text.
        public var font: UIFont
        /// Colour of the text.
        public var color: UIColor
        /// Greatest number of lines; 0 is no limit.
        public var numberOfLines = 0
    }

    /// Looks of an image.
    public struct ImageProperties {
        /// Colour of a symbol; nil for that of controls.
        public var tintColor: UIColor?
    }

    /// Content of a cell.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Content of a cell whose second text is below the first one.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Content of a view above a section.
    public static func plainHeader() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.textProperties.font = .systemFont(ofSize: 17, weight: .semibold)
        return content
    }
    /// Content of a view above a section that is a card.
    public static func groupedHeader() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.textProperties = TextProperties(font: .systemFont(ofSize: 13), color: .secondaryLabel)
        return content
    }

    /// A view that shows the content.
    public func makeContentView() -> any UIView & UIContentView { ListContentView(self) }
}

/// Texts and image of a row, by a description.
private final class ListContentView: ConfiguredView, UIContentView {
    private let title = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView()
    private var content: UIListContentConfiguration

    init(_ content: UIListContentConfiguration) {
        self.content = content
        super.init(frame: .zero)
        for view in [picture, title, detail] { addSubview(view) }
        show()
    }

    required init?(coder: NSCoder) { return nil }

    var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            content = new
            show()
        }
    }

    private func show() {
        title.text = content.text
        detail.text = content.secondaryText
        for (label, looks) in [(title, content.textProperties), (detail, content.secondaryTextProperties)] {
            label.font = looks.font
            label.textColor = looks.color
            label.numberOfLines = looks.numberOfLines
        }
        picture.image = content.image
        picture.tintColor = content.imageProperties.tintColor ?? .tintColor
        picture.contentMode = .scaleAspectFit
        setNeedsLayout()
    }

    private var start: CGFloat { content.image == nil ? 16 : 56 }

    private func heights(in width: CGFloat) -> (first: CGFloat, second: CGFloat) {
        let room = CGSize(width: max(width - start - 16, 0), height: .greatestFiniteMagnitude)
        return (
            content.text == nil ? 0 : title.sizeThatFits(room).height,
            content.secondaryText == nil ? 0 : detail.sizeThatFits(room).height
        )
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (first, second) = heights(in: size.width)
        return CGSize(width: size.width, height: max(first + second + 22, 44))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (first, second) = heights(in: bounds.width)
        let top = (bounds.height - first - second) / 2
        let width = max(bounds.width - start - 16, 0)
        title.frame = CGRect(x: start, y: top, width: width, height: first)
        detail.frame = CGRect(x: start, y: top + first, width: width, height: second)
        picture.frame = CGRect(x: 16, y: (bounds.height - 24) / 2, width: 28, height: 24)
    }
}
