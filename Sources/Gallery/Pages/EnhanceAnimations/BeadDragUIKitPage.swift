import SwiftUI

/// The bead on a thread, written with UIKit.
struct BeadDragUIKitPage: GalleryPage {
    static let name = "bead-drag-uikit"
    static let title = "Bead, by UIKit"
    static let summary = "UIView.animate with SwiftUI's springs"
    static let symbol = "circle.fill"

    var body: some View {
        Exhibit(
            "A view of UIKit's, a pan recogniser, and SwiftUI's springs in UIView.animate. The older way would have had to "
                + "divide the velocity by the distance that is left; here the springs hand it on by themselves."
        ) { BeadTable() }
    }

    private struct BeadTable: UIViewRepresentable {
        func makeUIView(context: Context) -> BeadTableView { BeadTableView() }
        func updateUIView(_ uiView: BeadTableView, context: Context) {}
    }

    private struct LargeBead: View {
        var body: some View { Bead(color: Bead.colors[0]).scaleEffect(1.35) }
    }

    final class BeadTableView: UIView {
        private let hosting = UIHostingController(rootView: LargeBead())
        private let well = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        private var bead: UIView { hosting.view }
        private var home: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

        init() {
            super.init(frame: .zero)
            well.layer.cornerRadius = 32
            well.backgroundColor = UIColor { traits in
                UIColor(white: traits.userInterfaceStyle == .dark ? 0.2 : 0.9, alpha: 1)
            }
            addSubview(well)
            bead.bounds.size = CGSize(width: 52, height: 52)
            bead.accessibilityLabel = "bead"
            addSubview(bead)
            bead.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] pan in panned(pan) })
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            well.center = home
            bead.center = home
        }

        // From the talk.

        private func panned(_ gesture: UIPanGestureRecognizer) {
            switch gesture.state {
            case .began, .changed:
                UIView.animate(.interactiveSpring) {
                    let translation = gesture.translation(in: self)
                    bead.center = CGPoint(x: home.x + translation.x, y: home.y + translation.y)
                }
            case .ended, .cancelled:
                UIView.animate(.spring(duration: 0.6, bounce: 0.45)) {
                    bead.center = home
                }
            default: break
            }
        }
    }
}
