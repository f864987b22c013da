import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Sections of compositional layouts that scroll by themselves, and views beside and behind their cells.
@MainActor struct SectionScrollingTests {
    private struct Holding: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private final class Badge: UICollectionReusableView {}
    private final class Ground: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        }
        required init?(coder: NSCoder) { return nil }
    }

    /// A collection of 200 by 300 points with one section in the middle of others.
    private final class Shown: NSObject, UICollectionViewDataSource {
        let collection: UICollectionView
        let stage: Stage
        var counts = [10, 10]

        @MainActor init(_ layout: UICollectionViewCompositionalLayout) {
            layout.register(Ground.self, forDecorationViewOfKind: "ground")
            let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
            self.collection = collection
            stage = Stage(size: CGSize(width: 200, height: 300)) { Holding(view: collection) }
            super.init()
            collection.dataSource = self
            stage.advance(frames: 2)
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = indexPath.section * 100 + indexPath.item
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
        }

        /// Left edges of the cells of the first section, in the collection, by their tags.
        @MainActor var edges: [Int: CGFloat] {
            Dictionary(
                uniqueKeysWithValues: collection.visibleCells.filter { $0.tag < 100 }.map {
                    ($0.tag, $0.convert(CGPoint.zero, to: collection).x)
                })
        }
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }

    private func section(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 80
    ) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(width, 60), subitems: [NSCollectionLayoutItem(layoutSize: size(width, 60))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        return section
    }

    private func shown(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 80,
        edit: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> Shown {
        Shown(
            UICollectionViewCompositionalLayout { [self] index, _ in
                let section = self.section(index == 0 ? behavior : .none, width: width)
                if index == 0 { edit(section) }
                return section
            })
    }

    /// Drags the first section to the left, and lets go at rest or moving.
    private func drag(_ shown: Shown, by distance: CGFloat, over duration: Double = 0.6) throws {
        let steps = max(Int(duration * 60), 1)
        for _ in 0..<steps {
            shown.stage.advance(frames: 1)
            shown.stage.scroll(
                at: CGPoint(x: 100, y: 30), by: CGSize(width: -distance / CGFloat(steps), height: 0))
        }
        shown.stage.endScroll(at: CGPoint(x: 100, y: 30))
        try shown.stage.settle()
    }

    @Test func `groups lie side by side, and only those in view have cells`() {
        let shown = shown(.continuous)
        #expect(shown.edges == [0: 20, 1: 110])
        let below = shown.collection.cellForItem(at: IndexPath(item: 0, section: 1))
        #expect(below?.frame == CGRect(x: 20, y: 75, width: 80, height: 60))
        #expect(shown.collection.contentSize == CGSize(width: 200, height: 70 + 10 + 690))
        #expect(shown.collection.indexPathForItem(at: CGPoint(x: 120, y: 30)) == IndexPath(item: 1, section: 0))
    }

    @Test func `a section scrolls by itself, and the collection with it`() throws {
        let shown = shown(.continuous)
        shown.stage.scroll(at: CGPoint(x: 100, y: 30), by: CGSize(width: -100, height: 0))
        shown.stage.endScroll(at: CGPoint(x: 100, y: 30))
        try shown.stage.settle()
        #expect(shown.collection.contentOffset == .zero)
        let first = try #require(shown.edges[1])
        #expect(first < 110 && shown.edges[0].map { $0 < 20 } ?? true)
        #expect(shown.edges.keys.sorted().last.map { $0 > 1 } == true)
        shown.collection.contentOffset.y = 40
        try shown.stage.settle()
        let cell = try #require(shown.collection.cellForItem(at: IndexPath(item: 2, section: 0)))
        #expect(cell.convert(CGPoint.zero, to: nil).y == -35)
        #expect(shown.stage.problems == [])
    }

    @Test func `items are scrolled to, in their section and in the collection`() throws {
        let shown = shown(.continuous)
        shown.collection.scrollToItem(at: IndexPath(item: 9, section: 0), at: .centeredHorizontally, animated: false)
        try shown.stage.settle()
        #expect(shown.edges[9] == 100)
        shown.collection.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
        try shown.stage.settle()
        #expect(shown.edges[4] == 0)
    }

    @Test(arguments: [(0.6, 25.0, 0), (0.6, 60.0, 1), (0.1, 30.0, 1), (0.2, 170.0, 1)])
    func `by groups, a section goes on by one`(duration: Double, distance: CGFloat, group: Int) throws {
        let shown = shown(.groupPaging)
        try drag(shown, by: distance, over: duration)
        #expect(shown.edges[group] == 20, "\(shown.edges)")
        if group == 1 {
            try drag(shown, by: -60, over: 0.6)
            #expect(shown.edges[0] == 20)
        }
    }

    @Test func `a centred group rests in the middle, the first one too`() throws {
        let shown = shown(.groupPagingCentered, width: 120)
        #expect(shown.edges[0] == 40)
        try drag(shown, by: 70)
        #expect(shown.edges[1] == 40 && shown.edges[0] == -90)
        shown.collection.scrollToItem(at: IndexPath(item: 9, section: 0), at: .centeredHorizontally, animated: false)
        try shown.stage.settle()
        #expect(shown.edges[9] == 40)
    }

    @Test func `pages are as wide as the collection`() throws {
        let shown = shown(.paging)
        try drag(shown, by: 120)
        #expect(shown.edges[2] == 0 && shown.edges[1] == nil, "\(shown.edges)")
    }

    @Test func `continuous movement comes to rest where a group begins`() throws {
        let shown = shown(.continuousGroupLeadingBoundary)
        try drag(shown, by: 100, over: 0.3)
        let rests = shown.edges.values.map { Int(($0 - 20).rounded()) }
        #expect(rests.allSatisfy { $0 % 90 == 0 } && shown.edges[0] != 20, "\(shown.edges)")
    }

    @Test func `what is in view may be changed as it moves`() throws {
        var offsets: [CGFloat] = []
        let shown = shown(.continuous) { section in
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                offsets.append(offset.x)
                for item in items {
                    let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                    let scale = 1 - min(distance / 400, 0.5)
                    item.transform = CGAffineTransform(scaleX: scale, y: scale)
                    item.alpha = scale
                }
            }
        }
        let cell = try #require(shown.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(offsets.last == 0 && abs(cell.transform.a - 0.875) < 1e-6 && abs(cell.alpha - 0.875) < 1e-6)
        #expect(shown.collection.cellForItem(at: IndexPath(item: 0, section: 1))?.transform == .identity)
        shown.collection.scrollToItem(at: IndexPath(item: 1, section: 0), at: .centeredHorizontally, animated: false)
        try shown.stage.settle()
        #expect(offsets.last == 50 && cell.transform.a == 1 && cell.alpha == 1)
    }

    @Test func `a view of the layout's lies behind its section`() throws {
        let shown = shown(.none) { section in
            let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
            ground.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
            section.decorationItems = [ground]
        }
        let ground = try #require(shown.collection.subviews.first { $0 is Ground })
        #expect(ground.frame == CGRect(x: 4, y: 2, width: 192, height: 10 + 690 - 4))
        let cell = try #require(shown.collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        let order = shown.collection.subviews
        #expect(order.firstIndex(of: ground)! < order.firstIndex(of: cell)!)
        #expect(shown.stage.image[110, 200] == 0xFF00_00FF)
        shown.collection.contentOffset.y = 740
        try shown.stage.settle()
        #expect(ground.superview == nil)
        #expect(
            shown.collection.collectionViewLayout.layoutAttributesForDecorationView(
                ofKind: "ground", at: IndexPath(item: 0, section: 0))?.representedElementCategory == .decorationView)
    }

    @Test(arguments: [false, true])
    func `badges lie at the corners of their cells, and move with these`(scrolls: Bool) throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(20, 10), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(layoutSize: size(80, 60), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(80, 60), subitems: [item]))
        section.orthogonalScrollingBehavior = scrolls ? .continuous : .none
        let shown = Shown(UICollectionViewCompositionalLayout(section: section))
        let path = IndexPath(item: 1, section: 0)
        let view = try #require(shown.collection.supplementaryView(forElementKind: "badge", at: path))
        #expect(view is Badge)
        let cell = try #require(shown.collection.cellForItem(at: path))
        #expect(view.frame == CGRect(x: cell.frame.maxX - 10, y: cell.frame.minY - 5, width: 20, height: 10))
        #expect(view.superview === cell.superview && (view.superview === shown.collection) == !scrolls)
        // In front of all cells, a badge is still read after its own.
        for item in 0...1 {
            let path = IndexPath(item: item, section: 0)
            let badge = shown.collection.supplementaryView(forElementKind: "badge", at: path)
            for (view, name) in [(shown.collection.cellForItem(at: path), "cell"), (badge, "badge")]
                as [(UIView?, String)]
            {
                view?.isAccessibilityElement = true
                view?.accessibilityLabel = "\(name) \(item)"
            }
        }
        let read = shown.stage.accessibilityTree.all.map(\.label).filter { !$0.isEmpty }
        #expect(read == ["cell 0", "badge 0", "cell 1", "badge 1"])
    }

    @Test func `an anchor of the badge itself lies at the anchor of the cell`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(20, 10), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 0, y: 3)),
            itemAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
        let item = NSCollectionLayoutItem(layoutSize: size(80, 60), supplementaryItems: [badge])
        let shown = Shown(
            UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size(80, 60), subitems: [item]))))
        let view = shown.collection.supplementaryView(forElementKind: "badge", at: IndexPath(item: 0, section: 0))
        #expect(view?.frame == CGRect(x: 40, y: 63, width: 20, height: 10))
    }

    @Test func `a section that has scrolled comes to rest, and ends with its items`() throws {
        let shown = shown(.continuous)
        shown.collection.scrollToItem(at: IndexPath(item: 9, section: 0), at: .right, animated: false)
        try shown.stage.settle()
        let work = shown.stage.work { shown.stage.advance(by: 1) }
        #expect(work.frames == 0)
        shown.counts[0] = 3
        shown.collection.reloadData()
        try shown.stage.settle()
        #expect(shown.edges[2] == 100, "\(shown.edges)")
        shown.counts = []
        shown.collection.reloadData()
        try shown.stage.settle()
        #expect(shown.collection.visibleCells.isEmpty && shown.collection.subviews.isEmpty)
    }
}
