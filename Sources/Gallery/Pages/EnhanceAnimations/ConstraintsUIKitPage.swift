import SwiftUI

/// A controller of UIKit that builds its view in `viewDidLoad`, by constraints and stack views.
struct ConstraintsUIKitPage: GalleryPage {
    static let name = "uikit-constraints"
    static let title = "Constraints of UIKit"
    static let summary = "Layout anchors, UIStackView, and UIView.animate with layoutIfNeeded"
    static let symbol = "ruler"

    var body: some View {
        Exhibit("Press “Details”: a constant changes, a row comes or goes, and everything else follows in one motion.")
        {
            Card().frame(width: 340, height: 330)
        }
    }

    private struct Card: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> CardController { CardController() }
        func updateUIViewController(_ controller: CardController, context: Context) {}
    }
}

/// A card with a picture, a title, a text that breaks, and a row of buttons.
private final class CardController: UIViewController {
    private let card = UIView()
    private let picture = UIImageView(image: UIImage(systemName: "leaf.fill"))
    private let name = UILabel()
    private let text = UILabel()
    private var pictureSize: NSLayoutConstraint?
    private var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        setLooks()
        let header = UIStackView(arrangedSubviews: [picture, name])
        header.spacing = 12
        header.alignment = .center
        let column = UIStackView(arrangedSubviews: [header, text, buttons])
        column.axis = .vertical
        column.spacing = 14
        for inner in [card, column] { inner.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(card)
        card.addSubview(column)

        let size = picture.heightAnchor.constraint(equalToConstant: 32)
        pictureSize = size
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 12),
            card.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -12),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            column.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
            size, picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
        ])
    }

    private func setLooks() {
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 18
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .systemGreen
        name.text = "Sycamore"
        name.font = .boldSystemFont(ofSize: 22)
        text.text = "A broad tree with winged seeds, which turn like a screw on their way to the ground."
        text.numberOfLines = 0
        text.textColor = .secondaryLabel
        text.isHidden = true
    }

    private var buttons: UIStackView {
        let details = UIButton(
            configuration: .gray(), primaryAction: UIAction(title: "Details") { [weak self] _ in self?.toggle() })
        let other = UIButton(
            configuration: .gray(), primaryAction: UIAction(title: "Water") { [weak self] _ in self?.water() })
        let row = UIStackView(arrangedSubviews: [details, other])
        row.distribution = .fillEqually
        row.spacing = 10
        return row
    }

    private func toggle() {
        isOpen.toggle()
        pictureSize?.constant = isOpen ? 72 : 32
        UIView.animate(.spring(duration: 0.5, bounce: 0.3)) {
            text.isHidden = !isOpen
            view.layoutIfNeeded()
        }
    }

    private func water() {
        UIView.animate(.spring) { picture.tintColor = picture.tintColor == .systemGreen ? .systemTeal : .systemGreen }
    }
}
