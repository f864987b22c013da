import SwiftUI

/// The seed's listing: a navigation controller whose editor zooms out of the tapped cell, and back into the cell of the
/// bracelet that it shows by then.
struct BraceletsUIKitPage: GalleryPage {
    static let name = "bracelets-uikit"
    static let title = "Bracelets, by UIKit"
    static let summary = "preferredTransition = .zoom, asked both ways"
    static let symbol = "circle"

    var body: some View {
        Exhibit(
            "Tap a bracelet; grab the editor at any moment, also on its way, and throw it down, or swipe or tap it for the "
                + "next one: it goes back into the cell of the bracelet that it shows then."
        ) {
            Navigation().clipShape(RoundedRectangle(cornerRadius: 11)).padding(1)
        }
    }

    private struct Navigation: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController {
            UINavigationController(rootViewController: BraceletList())
        }

        func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
    }

    /// Root controller: cells in rows.
    final class BraceletList: UIViewController {
        private var cells: [Bracelet.ID: UIView] = [:]

        override func viewDidLoad() {
            title = "Bracelets"
            view.backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.125 : 1, alpha: 1) }
            for bracelet in Bracelet.all {
                let cell = UIHostingController(rootView: BraceletOnGround(bracelet: bracelet)).view ?? UIView()
                cell.layer.cornerRadius = 18
                cell.clipsToBounds = true
                cell.accessibilityLabel = bracelet.name
                cell.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in showEditor(for: bracelet) })
                view.addSubview(cell)
                cells[bracelet.id] = cell
            }
        }

        override func viewDidLayoutSubviews() {
            let (columns, gap) = (3, CGFloat(16))
            let rows = (Bracelet.all.count + columns - 1) / columns
            let top = view.safeAreaInsets.top
            let size = CGSize(
                width: (view.bounds.width - gap * CGFloat(columns + 1)) / CGFloat(columns),
                height: (view.bounds.height - top - gap * CGFloat(rows + 1)) / CGFloat(rows))
            for (index, bracelet) in Bracelet.all.enumerated() {
                let corner = CGPoint(
                    x: gap + CGFloat(index % columns) * (size.width + gap),
                    y: top + gap + CGFloat(index / columns) * (size.height + gap))
                cells[bracelet.id]?.frame = CGRect(origin: corner, size: size)
            }
        }

        private func cell(for bracelet: Bracelet) -> UIView? { cells[bracelet.id] }

        // The listing, verbatim. Its forced cast holds: the zoomed controller is the one made here.

        func showEditor(for bracelet: Bracelet) {
            let braceletEditor = BraceletEditor(bracelet)
            braceletEditor.preferredTransition = .zoom { context in
                let editor =
                    context.zoomedViewController
                    as! BraceletEditor
                return cell(for: editor.bracelet)
            }
            navigationController?.pushViewController(braceletEditor, animated: true)
        }
    }

    /// Editor of one bracelet; a sideways swipe or a tap shows the next.
    final class BraceletEditor: UIViewController {
        private(set) var bracelet: Bracelet
        private var picture: UIHostingController<BraceletOnGround>
        /// Page that a swipe brings in beside `picture`.
        private var other: UIHostingController<BraceletOnGround>?
        /// Container of both pages, below the bar.
        private let strip = UIView()
        private let swipeDelegate = SidewaysDelegate()

        init(_ bracelet: Bracelet) {
            self.bracelet = bracelet
            picture = UIHostingController(rootView: BraceletOnGround(bracelet: bracelet))
            super.init(nibName: nil, bundle: nil)
            title = bracelet.name
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            view.backgroundColor = UIColor(bracelet.ground[0])
            view.accessibilityLabel = "editor"
            picture.view.frame = strip.bounds
            picture.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            strip.clipsToBounds = true
            strip.addSubview(picture.view)
            view.addSubview(strip)
            view.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in showNext() })
            let swipe = UIPanGestureRecognizer { [unowned self] in swiped($0) }
            swipe.delegate = swipeDelegate
            view.addGestureRecognizer(swipe)
        }

        override func viewDidLayoutSubviews() {
            let top = view.safeAreaInsets.top
            strip.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
        }

        private func bracelet(after step: Int) -> Bracelet {
            let all = Bracelet.all
            let index = all.firstIndex(of: bracelet) ?? 0
            return all[(index + step + all.count) % all.count]
        }

        private func showNext() {
            bracelet = bracelet(after: 1)
            title = bracelet.name
            picture.rootView = BraceletOnGround(bracelet: bracelet)
            view.backgroundColor = UIColor(bracelet.ground[0])
        }

        /// Side from which `other` comes: 1 from the right, -1 from the left.
        private var side = 0

        private func swiped(_ pan: UIPanGestureRecognizer) {
            let width = view.bounds.width
            let way = pan.translation(in: view).x
            switch pan.state {
            case .began, .changed:
                bringOther(from: way < 0 ? 1 : -1)
                place(at: way)
            case .ended:
                let velocity = pan.velocity(in: view).x
                let goesOn = (way + velocity / 4) * CGFloat(-side) > width / 2
                finish(goesOn)
            case .cancelled, .failed: finish(false)
            case .possible: break
            }
        }

        private func bringOther(from side: Int) {
            guard side != self.side || other == nil else { return }
            other?.view.removeFromSuperview()
            let page = UIHostingController(rootView: BraceletOnGround(bracelet: bracelet(after: side)))
            page.view.frame = strip.bounds
            page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            strip.addSubview(page.view)
            (other, self.side) = (page, side)
        }

        private func place(at way: CGFloat) {
            let (width, middle) = (strip.bounds.width, CGPoint(x: strip.bounds.midX, y: strip.bounds.midY))
            picture.view.center = CGPoint(x: middle.x + way, y: middle.y)
            other?.view.center = CGPoint(x: middle.x + way + CGFloat(side) * width, y: middle.y)
        }

        /// Animates to the other page (`goesOn`) or back, with the velocity of the swipe.
        private func finish(_ goesOn: Bool) {
            guard let page = other else { return }
            UIView.animate(.spring(duration: 0.4, bounce: 0)) {
                place(at: goesOn ? CGFloat(-side) * view.bounds.width : 0)
            } completion: { [picture] in
                (goesOn ? picture : page).view.removeFromSuperview()
            }
            if goesOn {
                bracelet = bracelet(after: side)
                title = bracelet.name
                view.backgroundColor = UIColor(bracelet.ground[0])
                picture = page
            }
            other = nil
        }
    }

    /// Accepts sideways drags only; others are left to the drag of the whole page.
    private final class SidewaysDelegate: UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
            let way = pan.translation(in: nil)
            return abs(way.x) > abs(way.y)
        }
    }
}
