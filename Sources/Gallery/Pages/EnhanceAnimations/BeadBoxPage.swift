import SwiftUI

/// Two bead boxes, with a lid of SwiftUI's and one of UIKit's, both opened by one binding.
struct BeadBoxPage: GalleryPage {
    static let name = "bead-box"
    static let title = "Bead box"
    static let summary = "Binding.animation, and context.animate behind it"
    static let symbol = "square.fill"

    @State private var isOpen = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Exhibit(
            "The button writes through a binding with an animation. On the left it moves a view; on the right a view of "
                + "UIKit's, which says in context.animate that it moves along. Tap again before they have come to rest."
        ) {
            VStack(spacing: 26) {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 56) { boxes }
                    VStack(spacing: 12) { boxes }
                }
                LidButton(isOpen: $isOpen.animation(.spring(duration: 0.7, bounce: 0.25)))
            }
            .padding(.bottom, 6)
        }
    }

    @ViewBuilder private var boxes: some View {
        labeled("SwiftUI") { BeadBox(isOpen: isOpen) }
        labeled("UIKit") { BeadBoxWrapper(isOpen: $isOpen).frame(width: 216, height: 236) }
    }

    private func labeled<Box: View>(_ name: String, @ViewBuilder box: () -> Box) -> some View {
        VStack(spacing: 10) {
            box()
            Text(verbatim: name).textFont(12, weight: .medium)
                .foregroundStyle(Palette(colorScheme).fadedInk)
        }
    }

    private struct LidButton: View {
        @Binding var isOpen: Bool

        var body: some View {
            Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
                .buttonStyle(ChipButtonStyle())
        }
    }

    /// Upward movement of the open lid, in points; below, its rotation.
    static let lift: CGFloat = 104
    static let lean = Angle.degrees(-7)

    private struct BeadBox: View {
        var isOpen: Bool

        var body: some View {
            ZStack(alignment: .bottom) {
                BeadTray()
                Lid()
                    .accessibilityLabel("lid")
                    .rotationEffect(isOpen ? BeadBoxPage.lean : .zero)
                    .offset(y: isOpen ? -BeadBoxPage.lift : 0)
            }
            .frame(width: 216, height: 236, alignment: .bottom)
        }
    }

    /// Drawing of the lid.
    struct Lid: View {
        var body: some View {
            RoundedRectangle(cornerRadius: 14)
                .fill(
                    LinearGradient(
                        colors: [Color(red: 0.83, green: 0.64, blue: 0.44), Color(red: 0.66, green: 0.46, blue: 0.28)],
                        startPoint: .topLeading, endPoint: .bottomTrailing)
                )
                .overlay {
                    RoundedRectangle(cornerRadius: 10).strokeBorder(.white.opacity(0.35), lineWidth: 1).padding(7)
                }
                .overlay {
                    Text(verbatim: "beads").font(.system(size: 22, weight: .semibold, design: .serif)).italic()
                        .foregroundStyle(Color(red: 0.20, green: 0.11, blue: 0.05))
                }
                .frame(width: BeadTray.size.width, height: BeadTray.size.height)
                .shadow(color: .black.opacity(0.28), radius: 7, y: 4)
        }
    }

    // From the talk: the wrapper moves the lid in its update.

    struct BeadBoxWrapper: UIViewRepresentable {
        @Binding var isOpen: Bool

        func makeUIView(context: Context) -> BeadBoxView { BeadBoxView() }

        func updateUIView(_ box: BeadBoxView, context: Context) {
            context.animate {
                box.lid.center.y = isOpen ? box.closedCenter - BeadBoxPage.lift : box.closedCenter
                box.lid.transform = isOpen ? CGAffineTransform(rotationAngle: BeadBoxPage.lean.radians) : .identity
            }
        }
    }

    /// UIKit view of a box: a tray and a lid, which are hosted SwiftUI views.
    final class BeadBoxView: UIView {
        private let tray = UIHostingController(rootView: BeadTray())
        private let top = UIHostingController(rootView: Lid())
        var lid: UIView { top.view }
        let closedCenter: CGFloat = 236 - BeadTray.size.height / 2

        init() {
            super.init(frame: .zero)
            for view in [tray.view, top.view].compactMap(\.self) {
                view.bounds.size = BeadTray.size
                view.center = CGPoint(x: BeadTray.size.width / 2, y: closedCenter)
                addSubview(view)
            }
            lid.accessibilityLabel = "UIKit lid"
        }

        required init?(coder: NSCoder) { nil }
    }
}
