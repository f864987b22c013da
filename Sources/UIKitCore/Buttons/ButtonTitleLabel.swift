import Foundation

/// Label that carries the font of a button's title.
final class ButtonTitleLabel: UILabel {
    var changed: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 15)
    }

    required init?(coder: NSCoder) { return nil }

    override var font: UIFont { didSet { if font != oldValue { changed() } } }
    override var numberOfLines: Int { didSet { if numberOfLines != oldValue { changed() } } }
}
