import SwiftUI

/// Fruits in a table, a grid and a list of UIKit, which move to their new places.
struct CollectionsUIKitPage: GalleryPage {
    static let name = "uikit-collections"
    static let title = "Tables and collections"
    static let summary = "UITableView, UICollectionView: flow, list, snapshots"
    static let symbol = "square.grid.3x3"

    @State private var fruits = Fruit.all
    @State private var chosen = "Nothing chosen yet"
    @State private var looks = Looks.grid

    private enum Looks: String, CaseIterable, Identifiable {
        case table, grid, list
        var id: Self { self }
    }

    var body: some View {
        VStack(spacing: 12) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 12) {
                    actions
                    Spacer()
                    choice
                }
                VStack(alignment: .leading, spacing: 6) {
                    actions
                    choice
                }
            }
            Picker("Looks", selection: $looks) {
                ForEach(Looks.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            switch looks {
            case .table: FruitTable(fruits: fruits) { chosen = $0.name }
            case .grid: FruitGrid(fruits: fruits, layout: FruitGrid.flow) { chosen = $0.name }.id(looks)
            case .list: FruitGrid(fruits: fruits, layout: FruitGrid.list) { chosen = $0.name }.id(looks)
            }
        }
        .padding()
    }

    @ViewBuilder private var actions: some View {
        Button("Shuffle") { fruits = Fruit.turned(fruits) }
        Button("Remove the first") { if !fruits.isEmpty { fruits.removeFirst() } }
        Button("All") { fruits = Fruit.all }
    }

    private var choice: some View { Text(chosen).foregroundStyle(.secondary) }
}

private struct Fruit: Hashable {
    let name: String
    let hue: Double

    static let all = [
        "Apple", "Apricot", "Banana", "Cherry", "Fig", "Grape", "Kiwi", "Lemon", "Mango", "Melon", "Orange", "Papaya",
        "Peach", "Pear", "Plum", "Quince",
    ].enumerated().map { Fruit(name: $1, hue: Double($0) / 16) }

    /// Another order of the fruits.
    static func turned(_ fruits: [Fruit]) -> [Fruit] {
        fruits.indices.filter { $0 % 3 == 1 }.map { fruits[$0] }
            + fruits.indices.filter { $0 % 3 != 1 }.reversed().map { fruits[$0] }
    }

    static func snapshot(_ fruits: [Fruit]) -> NSDiffableDataSourceSnapshot<Int, Fruit> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Fruit>()
        snapshot.appendSections([0])
        snapshot.appendItems(fruits)
        return snapshot
    }
}

private struct FruitTable: UIViewRepresentable {
    let fruits: [Fruit]
    let choose: (Fruit) -> Void

    final class Coordinator: NSObject, UITableViewDelegate {
        var data: UITableViewDiffableDataSource<Int, Fruit>?
        var choose: (Fruit) -> Void = { _ in }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            if let fruit = data?.itemIdentifier(for: indexPath) { choose(fruit) }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        table.delegate = context.coordinator
        context.coordinator.data = UITableViewDiffableDataSource(tableView: table) { table, path, fruit in
            let cell = table.dequeueReusableCell(withIdentifier: "fruit", for: path)
            cell.textLabel?.text = fruit.name
            return cell
        }
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) {
        context.coordinator.choose = choose
        context.coordinator.data?.apply(Fruit.snapshot(fruits))
    }
}

private struct FruitGrid: UIViewRepresentable {
    let fruits: [Fruit]
    let layout: () -> UICollectionViewLayout
    let choose: (Fruit) -> Void

    final class Coordinator: NSObject, UICollectionViewDelegate {
        var data: UICollectionViewDiffableDataSource<Int, Fruit>?
        var choose: (Fruit) -> Void = { _ in }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            if let fruit = data?.itemIdentifier(for: indexPath) { choose(fruit) }
        }
    }

    /// Squares in lines.
    static func flow() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 76, height: 76)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        return layout
    }

    /// Rows as high as their contents.
    static func list() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UICollectionView {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout())
        collection.delegate = context.coordinator
        let isList = collection.collectionViewLayout is UICollectionViewCompositionalLayout
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Fruit> { cell, _, fruit in
            cell.contentConfiguration = UIHostingConfiguration { FruitView(fruit: fruit, isRow: isList) }
                .margins(.all, isList ? 8 : 0)
        }
        context.coordinator.data = UICollectionViewDiffableDataSource(collectionView: collection) {
            collection, path, fruit in
            collection.dequeueConfiguredReusableCell(using: cells, for: path, item: fruit)
        }
        return collection
    }

    func updateUIView(_ collection: UICollectionView, context: Context) {
        context.coordinator.choose = choose
        context.coordinator.data?.apply(Fruit.snapshot(fruits))
    }
}

private struct FruitView: View {
    let fruit: Fruit
    let isRow: Bool

    private var color: Color { Color(hue: fruit.hue, saturation: 0.35, brightness: 0.95) }

    var body: some View {
        if isRow {
            HStack(spacing: 10) {
                Circle().fill(color).frame(width: 24, height: 24)
                Text(fruit.name)
            }
        } else {
            Text(fruit.name)
                .font(.footnote)
                .lineLimit(1)
                .minimumScaleFactor(0.2)
                .foregroundStyle(.black)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(color, in: RoundedRectangle(cornerRadius: 12))
        }
    }
}
