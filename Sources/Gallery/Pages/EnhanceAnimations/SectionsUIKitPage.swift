import SwiftUI

/// Sections of a collection that scroll by themselves, with badges and views behind them.
struct SectionsUIKitPage: GalleryPage {
    static let name = "uikit-sections"
    static let title = "Sections"
    static let summary = "UICollectionView: sections that scroll sideways, badges, views behind sections"
    static let symbol = "square.grid.3x1.below.line.grid.1x2"

    var body: some View { SectionedCollection() }
}

private struct SectionedCollection: UIViewRepresentable {
    func makeCoordinator() -> SectionData { SectionData() }

    func makeUIView(context: Context) -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout { index, _ in SectionKind(rawValue: index)?.section }
        layout.register(SectionGround.self, forDecorationViewOfKind: "ground")
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
        view.dataSource = context.coordinator
        return view
    }

    func updateUIView(_ view: UICollectionView, context: Context) {}
}

@MainActor private enum SectionKind: Int, CaseIterable {
    case covers, cards, grid

    var section: NSCollectionLayoutSection {
        let section: NSCollectionLayoutSection
        switch self {
        case .covers:
            section = Self.section(of: Self.size(.absolute(200), .absolute(130)))
            section.orthogonalScrollingBehavior = .groupPagingCentered
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                let middle = environment.container.contentSize.width / 2
                for item in items {
                    let distance = abs(item.frame.midX - offset.x - middle)
                    let scale = max(1 - distance / 900, 0.7)
                    item.transform = CGAffineTransform(scaleX: scale, y: scale)
                }
            }
        case .cards:
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: Self.size(.absolute(24), .absolute(24)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
            section = Self.section(of: Self.size(.absolute(110), .absolute(80)), [badge])
            section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        case .grid:
            let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(0.25), .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
            section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: Self.size(.fractionalWidth(1), .absolute(70)), subitems: [item]))
            let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
            ground.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            section.decorationItems = [ground]
        }
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
        return section
    }

    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private static func section(
        of size: NSCollectionLayoutSize, _ beside: [NSCollectionLayoutSupplementaryItem] = []
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: beside)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.interGroupSpacing = 16
        return section
    }
}

private final class SectionData: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { SectionKind.allCases.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentConfiguration = UIHostingConfiguration { Tile(number: indexPath.item + 1) }.margins(.all, 0)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
        (view as? Badge)?.show(indexPath.item + 1)
        return view
    }
}

private struct Tile: View {
    let number: Int
    var body: some View {
        Text("\(number)").font(.title2.bold()).foregroundStyle(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                Color(hue: Double(number) / 13, saturation: 0.6, brightness: 0.45),
                in: RoundedRectangle(cornerRadius: 12)
            )
    }
}

private final class Badge: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.75, green: 0.1, blue: 0.1, alpha: 1)
        layer.cornerRadius = 12
        label.font = .systemFont(ofSize: 12, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ number: Int) {
        label.text = "\(number)"
        label.accessibilityLabel = "\(number) new"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

private final class SectionGround: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
    }

    required init?(coder: NSCoder) { return nil }
}
