import SwiftUI

/// UIKit's scroll view as programs wrap it: a board that is zoomed by a pinch, pages with dots, and a text with attributes.
struct ScrollViewUIKitPage: GalleryPage {
    static let name = "uikit-scroll"
    static let title = "Scroll views of UIKit"
    static let summary = "UIScrollView: zooming, pages, and a text view with attributes"
    static let symbol = "arrow.up.and.down.text.horizontal"

    @State private var page = 0
    @State private var scale: CGFloat = 1

    var body: some View {
        Exhibit("Pinch or double-click the board; scroll the pages sideways. The text view is a scroll view too.") {
            VStack(alignment: .leading, spacing: 12) {
                Board(scale: $scale).frame(height: 170).clipShape(RoundedRectangle(cornerRadius: 12))
                Text("\(scale, format: .number.precision(.fractionLength(1))) times").foregroundStyle(.secondary)
                Pages(page: $page).frame(height: 90).clipShape(RoundedRectangle(cornerRadius: 12))
                HStack(spacing: 0) {
                    ForEach(0..<Pages.colors.count, id: \.self) { index in
                        Button {
                            page = index
                        } label: {
                            Circle().fill(index == page ? Color.primary : Color.secondary.opacity(0.4))
                                .frame(width: 8, height: 8)
                                .frame(width: 24, height: 24)
                                .contentShape(Rectangle())
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel("Page \(index + 1)")
                    }
                }
                .frame(maxWidth: .infinity)
                AttributedNote().frame(height: 110)
                    .background(Color(.quaternarySystemFill), in: RoundedRectangle(cornerRadius: 12))
            }
            .frame(maxWidth: 340)
        }
    }
}

/// A checkered board that people zoom.
private struct Board: UIViewRepresentable {
    @Binding var scale: CGFloat

    func makeCoordinator() -> Coordinator { Coordinator($scale) }

    func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        view.maximumZoomScale = 5
        view.backgroundColor = .secondarySystemBackground
        let board = context.coordinator.board
        for index in 0..<60 {
            let (column, row) = (index % 10, index / 10)
            let tile = UIView(frame: CGRect(x: column * 34 + 2, y: row * 34 + 2, width: 30, height: 30))
            tile.backgroundColor = UIColor(hue: CGFloat(index) / 60, saturation: 0.6, brightness: 0.9, alpha: 1)
            tile.layer.cornerRadius = 6
            board.addSubview(tile)
        }
        board.frame = CGRect(x: 0, y: 0, width: 342, height: 206)
        view.addSubview(board)
        view.contentSize = board.frame.size
        let tap = UITapGestureRecognizer { [weak view, weak board] tap in
            guard let view, let board else { return }
            if view.zoomScale > 1 { return view.setZoomScale(1, animated: true) }
            let place = tap.location(in: board)
            view.zoom(to: CGRect(x: place.x - 50, y: place.y - 25, width: 100, height: 50), animated: true)
        }
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        return view
    }

    func updateUIView(_ view: UIScrollView, context: Context) {}

    final class Coordinator: NSObject, UIScrollViewDelegate {
        let board = UIView()
        private let scale: Binding<CGFloat>

        init(_ scale: Binding<CGFloat>) { self.scale = scale }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { board }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { scale.wrappedValue = scrollView.zoomScale }
    }
}

/// Pages side by side, one of which is shown.
private struct Pages: UIViewRepresentable {
    static let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue]
    @Binding var page: Int

    func makeCoordinator() -> Coordinator { Coordinator($page) }

    func makeUIView(context: Context) -> PageView {
        let view = PageView()
        view.isPagingEnabled = true
        view.showsHorizontalScrollIndicator = false
        view.delegate = context.coordinator
        for (index, color) in Self.colors.enumerated() {
            let label = UILabel()
            label.text = "Page \(index + 1)"
            label.textAlignment = .center
            label.textColor = .white
            label.font = .boldSystemFont(ofSize: 22)
            label.backgroundColor = color
            view.addSubview(label)
        }
        return view
    }

    func updateUIView(_ view: PageView, context: Context) {
        guard context.coordinator.shown != page else { return }
        context.coordinator.shown = page
        view.setContentOffset(CGPoint(x: CGFloat(page) * view.bounds.width, y: 0), animated: true)
    }

    /// A scroll view whose subviews are pages.
    final class PageView: UIScrollView {
        override func layoutSubviews() {
            super.layoutSubviews()
            let size = bounds.size
            contentSize = CGSize(width: size.width * CGFloat(subviews.count), height: size.height)
            for (index, view) in subviews.enumerated() {
                view.frame = CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size)
            }
        }
    }

    final class Coordinator: NSObject, UIScrollViewDelegate {
        private let page: Binding<Int>
        var shown = 0

        init(_ page: Binding<Int>) { self.page = page }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rested(scrollView) }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            if !decelerate { rested(scrollView) }
        }

        private func rested(_ scrollView: UIScrollView) {
            shown = Int((scrollView.contentOffset.x / max(scrollView.bounds.width, 1)).rounded())
            page.wrappedValue = shown
        }
    }
}

/// A text of several looks that can be edited.
private struct AttributedNote: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextView {
        let text = NSMutableAttributedString(
            string: "Attributed\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 22)])
        let plain = UIFont.systemFont(ofSize: 15)
        func append(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
            let looks = attributes.merging([.font: plain]) { own, _ in own }
            text.append(NSAttributedString(string: string, attributes: looks))
        }
        append("A text view shows ")
        append("colours", [.foregroundColor: UIColor.systemRed])
        append(", ")
        append("lines", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        append(" and ")
        append("grounds", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4)])
        append(", keeps them while it is edited, and scrolls as every scroll view does: by wheel, finger and keys.")
        let view = UITextView()
        view.attributedText = text
        view.accessibilityLabel = "Note"
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {}
}
