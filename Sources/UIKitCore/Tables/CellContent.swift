import Foundation

/// Texts and image of a cell's style.
final class CellContent: UIView {
    let title = UILabel()
    let detail = UILabel()
    let picture = UIImageView()
    private let style: UITableViewCell.CellStyle

    init(_ style: UITableViewCell.CellStyle) {
        self.style = style
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 17)
        detail.font = .systemFont(ofSize: style == .subtitle ? 13 : 17)
        detail.textColor = style == .subtitle ? .label : .secondaryLabel
        for view in [picture, title, detail] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    /// True if the cell shows any of these.
    var isUsed: Bool { title.text != nil || detail.text != nil || picture.image != nil }

    /// Height of the texts with their margins.
    var height: CGFloat {
        let lines = title.intrinsicContentSize.height
        let second = style == .subtitle && detail.text != nil ? detail.intrinsicContentSize.height : 0
        return max(lines, 0) + max(second, 0) + 22
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var left: CGFloat = 16
        if let image = picture.image {
            let side = min(max(image.size.height, 20), max(bounds.height - 8, 0))
            picture.frame = CGRect(x: left, y: (bounds.height - side) / 2, width: side, height: side)
            left += side + 16
        }
        let room = max(bounds.width - left - 16, 0)
        let (first, second) = (title.intrinsicContentSize, detail.intrinsicContentSize)
        guard detail.text != nil else {
            title.frame = CGRect(x: left, y: 0, width: room, height: bounds.height)
            return
        }
        if style == .subtitle {
            let start = (bounds.height - first.height - second.height) / 2
            title.frame = CGRect(x: left, y: start, width: room, height: first.height)
            detail.frame = CGRect(x: left, y: start + first.height, width: room, height: second.height)
        } else {
            let width = min(second.width, room)
            title.frame = CGRect(x: left, y: 0, width: max(room - width - 8, 0), height: bounds.height)
            detail.frame = CGRect(x: left + room - width, y: 0, width: width, height: bounds.height)
        }
    }
}
