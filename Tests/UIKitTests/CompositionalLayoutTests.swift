import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Compositional layouts, cells of registrations, and cells as large as their contents.
@MainActor struct CompositionalLayoutTests {
    private struct Holding: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private final class Shown {
        let collection: UICollectionView
        let data: UICollectionViewDiffableDataSource<Int, Int>
        let stage: Stage

        @MainActor init(
            _ layout: UICollectionViewLayout, fill: @escaping (UICollectionViewCell, Int) -> Void = { _, _ in }
        ) {
            let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
                cell.tag = item
                fill(cell, item)
            }
            let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { view, _, path in view.tag = 1000 + path.section }
            data = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            data.supplementaryViewProvider = { collection, _, path in
                collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
            }
            self.collection = collection
            stage = Stage(size: CGSize(width: 200, height: 300)) { Holding(view: collection) }
        }

        @MainActor func show(_ sections: [[Int]], animated: Bool = false) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            for (number, items) in sections.enumerated() {
                snapshot.appendSections([number])
                snapshot.appendItems(items)
            }
            data.apply(snapshot, animatingDifferences: animated)
            stage.advance(frames: 2)
        }

        @MainActor var frames: [Int: CGRect] {
            Dictionary(uniqueKeysWithValues: collection.visibleCells.map { ($0.tag, $0.frame) })
        }
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    @Test func `fractions, margins and distances give a grid`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        section.interGroupSpacing = 6
        let shown = Shown(UICollectionViewCompositionalLayout(section: section))
        shown.show([[0, 1, 2]])
        #expect(shown.frames[0] == CGRect(x: 22, y: 12, width: 76, height: 46))
        #expect(shown.frames[1]?.minX == 102 && shown.frames[2]?.origin == CGPoint(x: 22, y: 68))
        #expect(shown.collection.contentSize == CGSize(width: 200, height: 126))
    }

    @Test func `parts that share a group, and groups in groups`() {
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let stack = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
        stack.interItemSpacing = .fixed(10)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, stack])
        let shown = Shown(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        shown.show([[0, 1, 2, 3]])
        func near(_ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
            guard let frame else { return false }
            return abs(frame.minX - x) < 0.01 && abs(frame.minY - y) < 0.01 && abs(frame.width - width) < 0.01
                && abs(frame.height - height) < 0.01
        }
        #expect(near(shown.frames[0], 0, 0, 140, 100))
        #expect(near(shown.frames[1], 140, 0, 60, 45) && near(shown.frames[2], 140, 55, 60, 45))
        #expect(near(shown.frames[3], 0, 100, 140, 100))
    }

    @Test func `lists are as high as their contents, with views above sections`() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let shown = Shown(UICollectionViewCompositionalLayout.list(using: configuration)) { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = item == 1 ? "Two\nlines" : "One line"
            cell.contentConfiguration = content
        }
        shown.show([[0, 1], [2]])
        let frames = shown.frames
        #expect(frames[0] == CGRect(x: 0, y: 44, width: 200, height: 44))
        let second = frames[1]?.height ?? 0
        #expect(second > 55 && second < 70)
        #expect(frames[2]?.minY == 88 + second + 44)
        let header = shown.collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(header?.tag == 1001 && header?.frame.minY == 88 + second)
    }

    @Test func `views of SwiftUI in a cell decide about its height`() {
        let shown = Shown(
            UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        ) { cell, item in
            cell.contentConfiguration = UIHostingConfiguration {
                Color.red.frame(height: CGFloat(item) * 10)
            }.margins(.vertical, 5)
        }
        shown.show([[3, 7]])
        #expect(shown.frames[3]?.height == 40 && shown.frames[7]?.minY == 40 && shown.frames[7]?.height == 80)
    }

    @Test func `a snapshot moves cells to their new places`() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(40)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let shown = Shown(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        shown.show([[0, 1, 2], [3]])
        let cell = try #require(shown.collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        shown.show([[3, 2], [1, 0]], animated: true)
        #expect(shown.collection.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
        #expect(cell.frame.minY == 120 && (cell.layer.presentation()?.frame.minY ?? 120) < 60)
        try shown.stage.settle()
        #expect(shown.frames.mapValues(\.minY) == [3: 0, 2: 40, 1: 80, 0: 120])
        #expect(shown.data.indexPath(for: 1) == IndexPath(item: 0, section: 1))
        #expect(shown.data.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
    }

    @Test func `a table shows snapshots`() throws {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let data = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            cell.tag = item
            return cell
        }
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Holding(view: table) }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2, 3])
        data.apply(snapshot, animatingDifferences: false)
        stage.advance(frames: 2)
        #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
        let third = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        snapshot.deleteItems([1])
        snapshot.moveItem(3, beforeItem: 2)
        snapshot.appendItems([4])
        data.apply(snapshot)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === third)
        try stage.settle()
        #expect(table.visibleCells.map(\.tag) == [3, 2, 4])
        snapshot.appendItems(Array(5..<60))
        data.apply(snapshot, animatingDifferences: false)
        stage.advance(frames: 3)
        #expect(stage.problems == [])
    }

    @Test(arguments: [true, false])
    func `many cells with views of SwiftUI come to rest`(isList: Bool) throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 50, height: 50)
        let list = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let shown = Shown(isList ? list : flow) { cell, item in
            cell.contentConfiguration = UIHostingConfiguration { Text("Item \(item)") }.margins(.all, 3)
        }
        shown.show([Array(0..<60)])
        #expect(shown.stage.problems == [])
        #expect(shown.frames.count >= (isList ? 8 : 15))
        try shown.stage.settle()
        let work = shown.stage.work { shown.stage.advance(by: 1) }
        #expect(work.layouts == 0 && work.frames == 0)
    }

    @Test func `snapshots are edited by identifiers`() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3, 4])
        snapshot.insertItems([5], beforeItem: 2)
        snapshot.insertItems([6], afterItem: 4)
        snapshot.moveItem(1, afterItem: 3)
        snapshot.insertSections(["c"], beforeSection: "b")
        #expect(snapshot.sectionIdentifiers == ["a", "c", "b"])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 1, 4, 6])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b" && snapshot.indexOfItem(1) == 3)
        snapshot.moveSection("b", beforeSection: "a")
        snapshot.deleteSections(["c"])
        #expect(snapshot.itemIdentifiers == [3, 1, 4, 6, 5, 2] && snapshot.numberOfItems(inSection: "x") == 0)
    }
}
