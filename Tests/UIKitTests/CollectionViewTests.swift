import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Collections with a flow layout: places, cells of registered classes, reuse, selection, changes of items.
@MainActor struct CollectionViewTests {
    private final class Cell: UICollectionViewCell {
        static var made = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.made += 1
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Header: UICollectionReusableView {}

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var items = [Array(0..<100)]
        var sizes: [Int: CGSize] = [:]
        var log: [String] = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = items[indexPath.section][indexPath.item]
            cell.accessibilityLabel = "item \(cell.tag)"
            cell.isAccessibilityElement = true
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[items[indexPath.section][indexPath.item]] ?? CGSize(width: 60, height: 40) }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.item)")
        }
    }

    private struct Holding: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private let layout = UICollectionViewFlowLayout()
    private let collection: UICollectionView
    private let source = Source()
    private let stage: Stage

    init() {
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 5
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        collection.dataSource = source
        collection.delegate = source
        self.collection = collection
        stage = Stage(size: CGSize(width: 210, height: 300)) { Holding(view: collection) }
        stage.advance(frames: 2)
    }

    private func frames() -> [Int: CGRect] {
        Dictionary(uniqueKeysWithValues: collection.visibleCells.map { ($0.tag, $0.frame) })
    }

    @Test func `items fill lines, which are spread over the width`() {
        let frames = frames()
        #expect(frames.count == 18, "six lines of three")
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(frames[1]?.minX == 75 && frames[2]?.maxX == 210, "15 points apart, not 5")
        #expect(frames[3]?.minY == 50)
        #expect(collection.contentSize == CGSize(width: 210, height: 34 * 40 + 33 * 10))
        #expect(collection.visibleCells.allSatisfy { $0 is Cell })
    }

    @Test func `the last line of equal items is a line of the grid, of others it is close`() {
        source.items = [Array(0..<5)]
        collection.reloadData()
        stage.advance(frames: 2)
        #expect(frames()[4]?.minX == 75)
        source.sizes = [3: CGSize(width: 30, height: 20), 2: CGSize(width: 150, height: 30)]
        collection.reloadData()
        stage.advance(frames: 2)
        let frames = frames()
        #expect(frames[1]?.maxX == 210 && frames[0]?.minX == 0)
        #expect(frames[2]?.minX == 0 && frames[3] == CGRect(x: 180, y: 55, width: 30, height: 20))
        #expect(frames[4]?.minX == 0 && frames[4]?.minY == 90)
    }

    @Test func `margins, and views above and below sections, have their places`() {
        layout.sectionInset = UIEdgeInsets(top: 8, left: 10, bottom: 4, right: 10)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 12)
        source.items = [[0, 1], [2]]
        collection.reloadData()
        stage.advance(frames: 2)
        let frames = frames()
        #expect(frames[0]?.origin == CGPoint(x: 10, y: 38) && frames[2]?.origin == CGPoint(x: 10, y: 132))
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(header is Header && header?.frame == CGRect(x: 0, y: 94, width: 210, height: 30))
        #expect(collection.contentSize.height == 188)
    }

    @Test func `lines are columns where it scrolls sideways`() {
        layout.scrollDirection = .horizontal
        stage.advance(frames: 2)
        let frames = frames()
        #expect(frames[0]?.origin == .zero && frames[5]?.maxY == 300 && frames[6]?.minX == 70)
        #expect(collection.contentSize.height == 300)
        #expect(abs(collection.contentSize.width - (17 * 60 + 16 * 10)) < 1e-6)
    }

    @Test func `cells that leave the view are used again`() {
        let made = Cell.made
        collection.contentOffset.y = 900
        stage.advance(frames: 2)
        collection.contentOffset.y = 0
        stage.advance(frames: 2)
        #expect(Cell.made <= made + 6)
        #expect(frames().keys.sorted() == Array(0..<18))
    }

    @Test func `cells are read in the order of their items, wherever they were made`() {
        collection.contentOffset.y = 900
        stage.advance(frames: 2)
        collection.contentOffset.y = 700
        stage.advance(frames: 2)
        let tags = collection.subviews.map(\.tag)
        #expect(tags.count > 15 && tags == tags.sorted())
    }

    @Test func `presses choose one item, or several`() {
        stage.tap(at: CGPoint(x: 30, y: 20))
        stage.tap(at: CGPoint(x: 100, y: 20))
        #expect(source.log == ["select 0", "deselect 0", "select 1"])
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
        collection.allowsMultipleSelection = true
        stage.tap(at: CGPoint(x: 30, y: 20))
        stage.tap(at: CGPoint(x: 100, y: 20))
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func `a batch deletes by old numbers and inserts by new ones, in one motion`() throws {
        let kept = try #require(collection.cellForItem(at: IndexPath(item: 4, section: 0)))
        let moved = try #require(collection.cellForItem(at: IndexPath(item: 6, section: 0)))
        source.items = [[6, 100, 1, 2, 3, 4, 7, 8]]
        var isDone = false
        collection.performBatchUpdates {
            collection.deleteItems(at: [0, 5].map { IndexPath(item: $0, section: 0) } + (9..<100).map { [0, $0] })
            collection.moveItem(at: IndexPath(item: 6, section: 0), to: IndexPath(item: 0, section: 0))
            collection.insertItems(at: [IndexPath(item: 1, section: 0)])
        } completion: {
            isDone = $0
        }
        #expect(collection.cellForItem(at: IndexPath(item: 5, section: 0)) === kept)
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) === moved)
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.tag == 100)
        #expect(moved.frame.origin == .zero)
        stage.advance(by: 0.1)
        #expect(!isDone && moved.layer.presentation().map { $0.frame.minY > 1 } == true, "it is on its way")
        stage.advance(by: 1)
        #expect(isDone && collection.visibleCells.map(\.tag) == [6, 100, 1, 2, 3, 4, 7, 8])
        #expect(collection.subviews.count == 8, "the others are gone")
    }

    @Test func `an item is scrolled to`() {
        collection.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
        #expect(collection.contentOffset.y == 1000)
        collection.scrollToItem(at: IndexPath(item: 99, section: 0), at: .centeredVertically, animated: false)
        #expect(collection.contentOffset.y == collection.contentSize.height - 300)
        collection.scrollToItem(at: IndexPath(item: 60, section: 0), at: [], animated: false)
        #expect(collection.contentOffset.y == 1000)
    }

    @Test func `a layout of the program places cells as it likes`() {
        final class Diagonal: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 210, height: 600) }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: indexPath.item * 10, y: indexPath.item * 20, width: 10, height: 20)
                attributes.alpha = 0.5
                attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
                return attributes
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
                    layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
                }.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
            }
        }
        collection.setCollectionViewLayout(Diagonal(), animated: false)
        stage.advance(frames: 2)
        let cell = collection.cellForItem(at: IndexPath(item: 3, section: 0))
        #expect(cell?.center == CGPoint(x: 35, y: 70) && cell?.bounds.size == CGSize(width: 10, height: 20))
        #expect(cell?.alpha == 0.5 && cell?.transform.a == 2)
        #expect(collection.visibleCells.count == 15 && collection.contentSize.height == 600)
    }
}
