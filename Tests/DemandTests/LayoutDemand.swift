// Layout in the forms that programs use.
import SwiftUI

struct AspectVGrid<Item: Identifiable, ItemView: View>: View {
    var items: [Item]
    var aspectRatio: CGFloat = 1
    var content: (Item) -> ItemView

    init(_ items: [Item], aspectRatio: CGFloat, @ViewBuilder content: @escaping (Item) -> ItemView) {
        self.items = items
        self.aspectRatio = aspectRatio
        self.content = content
    }

    var body: some View {
        GeometryReader { geometry in
            let width = widthThatFits(in: geometry.size)
            LazyVGrid(columns: [adaptiveGridItem(width: width)], spacing: 0) {
                ForEach(items) { item in
                    content(item).aspectRatio(aspectRatio, contentMode: .fit)
                }
            }
            Spacer(minLength: 0)
        }
    }

    private func adaptiveGridItem(width: CGFloat) -> GridItem {
        var item = GridItem(.adaptive(minimum: width))
        item.spacing = 0
        return item
    }

    private func widthThatFits(in size: CGSize) -> CGFloat {
        var columns = 1
        var rows = items.count
        repeat {
            let width = size.width / CGFloat(columns)
            if CGFloat(rows) * width / aspectRatio < size.height { break }
            columns += 1
            rows = (items.count + columns - 1) / columns
        } while columns < items.count
        return floor(size.width / CGFloat(max(1, columns)))
    }
}

struct Importance: LayoutValueKey { static let defaultValue = 1 }

struct Ring: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 3
        for (index, subview) in subviews.enumerated() {
            let angle = Double(index) / Double(subviews.count) * 2 * .pi
            let gap = subview.spacing.distance(to: subview.spacing, along: .horizontal)
            _ = gap + CGFloat(subview[Importance.self])
            subview.place(
                at: CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius),
                anchor: .center, proposal: .unspecified)
        }
    }
}

struct LayoutDemand: View {
    struct Item: Identifiable { let id: Int }
    @State private var sideways = false
    private func describe(_ proxy: GeometryProxy) -> String { "\(proxy.frame(in: .named("board")).midX)" }

    var body: some View {
        let layout = sideways ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
        ScrollView(showsIndicators: false) {
            VStack(alignment: .leading, spacing: 4) {
                HStack(alignment: .firstTextBaseline, spacing: 2) {
                    Text("a")
                    Spacer(minLength: 1)
                    Text("b")
                }
                HStack(alignment: .lastTextBaseline) {
                    Text("a").layoutPriority(1)
                    Text("b").fixedSize()
                }
                ZStack(alignment: .topTrailing) {
                    Rectangle().frame(width: 10, height: 10, alignment: .top)
                    Color.red
                }
                AspectVGrid((0..<5).map(Item.init), aspectRatio: 2 / 3) { item in Text("\(item.id)").padding(2) }
                    .frame(minWidth: 10, maxWidth: .infinity, minHeight: 60)
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(20), spacing: 2)]) {
                    Text("x")
                    Text("y")
                }
                Grid(alignment: .leading) {
                    GridRow {
                        Text("1").gridColumnAlignment(.trailing)
                        Text("2")
                    }
                }
                ViewThatFits {
                    Text("a long line of words").frame(width: 10_000)
                    Text("short")
                }
                layout {
                    Text("1")
                    Text("2")
                }
                Ring {
                    ForEach(0..<4) { Circle().frame(width: 5, height: 5).layoutValue(key: Importance.self, value: $0) }
                }
                .frame(height: 50)
                GeometryReader(content: { proxy in Text(describe(proxy)).position(x: 5, y: 5) }).frame(height: 10)
                Text("in a row").padding(.horizontal).padding(.vertical, 2).padding([.top, .leading], 1).padding(
                    EdgeInsets())
                Color.blue.frame(height: 4).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                Image(systemName: "plus").scaledToFit().offset(x: 1).offset(y: 1).offset(x: 1, y: 1).offset(
                    CGSize(width: 1, height: 1))
                Rectangle().aspectRatio(contentMode: .fit).frame(width: 10).zIndex(1).id("square")
                Rectangle().aspectRatio(3 / 2, contentMode: .fill).frame(width: 10, height: 10).clipped()
                Divider()
            }
            .coordinateSpace(name: "board")
        }
        .ignoresSafeArea()
        .ignoresSafeArea(edges: .bottom)
        .overlay(alignment: .top) { Text("over") }
        .overlay(Text("over"), alignment: .bottom)
        .background(Color.gray)
        .background { Color.black }
    }
}

struct PagingDemand: View {
    @State private var page: Int?
    var body: some View {
        ScrollView(.horizontal, showsIndicators: true) {
            LazyHStack(spacing: 0) {
                ForEach(0..<5) { index in
                    Text("Page \(index)")
                        .containerRelativeFrame(.horizontal)
                        .scrollTransition { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0.3).offset(y: phase.value * 10)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(10)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $page)
        .scrollIndicators(.hidden)
        .scrollDisabled(false)
    }
}
