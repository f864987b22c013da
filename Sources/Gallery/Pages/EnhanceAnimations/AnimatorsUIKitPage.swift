import SwiftUI

/// Animations of UIKit that have stops, can be moved by hand, lead from one look to another, or are repeated in instances.
struct AnimatorsUIKitPage: GalleryPage {
    static let name = "uikit-animators"
    static let title = "UIKit's animators"
    static let summary = "animateKeyframes, UIViewPropertyAnimator, CATransition, CAReplicatorLayer"
    static let symbol = "slider.horizontal.below.rectangle"

    @State private var fraction = 0.35
    @State private var round = 0
    @State private var word = 0

    private static let words = ["One look", "Another look", "A third look"]

    var body: some View {
        VStack(spacing: 24) {
            Row(title: "Keyframes") {
                KeyframeTrack(round: round).frame(height: 44)
                Button("Run") { round += 1 }
            }
            Row(title: "Property animator") {
                ScrubbedTrack(fraction: fraction).frame(height: 44)
                Slider(value: $fraction) { Text("Place of the animation") }.labelsHidden().frame(width: 140)
            }
            Row(title: "Transition") {
                ChangingLabel(text: Self.words[word], pushes: word == 0).frame(height: 44)
                Button("Change") { word = (word + 1) % Self.words.count }
            }
            Row(title: "Replicator") { Dots().frame(height: 64) }
        }
        .padding()
    }
}

private struct Row<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.headline)
            HStack(spacing: 16) { content }
        }
        .frame(maxWidth: 520, alignment: .leading)
    }
}

/// A bead on a rail.
private final class Rail: UIView {
    let bead = UIView()
    /// Places the bead and its animation anew, for a new width.
    var resized: () -> Void = {}
    private var width: CGFloat = 0

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = 12
        bead.backgroundColor = .systemIndigo
        bead.layer.cornerRadius = 14
        addSubview(bead)
    }

    required init?(coder: NSCoder) { return nil }

    /// Place of the bead at a part of the way.
    func place(at part: CGFloat) -> CGPoint {
        CGPoint(x: 26 + part * max(bounds.width - 52, 0), y: bounds.midY)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width != width else { return }
        width = bounds.width
        bead.bounds.size = CGSize(width: 28, height: 28)
        bead.center = place(at: 0)
        resized()
    }
}

private struct KeyframeTrack: UIViewRepresentable {
    let round: Int

    func makeUIView(context: Context) -> Rail { Rail() }

    func updateUIView(_ rail: Rail, context: Context) {
        guard round > 0 else { return }
        let bead = rail.bead
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { bead.center = rail.place(at: 1) }
            UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.2) {
                bead.transform = CGAffineTransform(scaleX: 1.3, y: 0.7)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
                bead.center = rail.place(at: 0)
                bead.transform = .identity
            }
        }
    }
}

private struct ScrubbedTrack: UIViewRepresentable {
    let fraction: Double

    @MainActor final class Coordinator {
        var animator: UIViewPropertyAnimator?
        var fraction = 0.0
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> Rail {
        let rail = Rail()
        let coordinator = context.coordinator
        rail.resized = { [unowned rail] in
            coordinator.animator?.stopAnimation(true)
            rail.bead.center = rail.place(at: 0)
            rail.bead.backgroundColor = .systemIndigo
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                rail.bead.center = rail.place(at: 1)
                rail.bead.backgroundColor = .systemPink
            }
            animator.pausesOnCompletion = true
            animator.fractionComplete = coordinator.fraction
            coordinator.animator = animator
        }
        return rail
    }

    func updateUIView(_ rail: Rail, context: Context) {
        context.coordinator.fraction = fraction
        context.coordinator.animator?.fractionComplete = fraction
    }
}

private struct ChangingLabel: UIViewRepresentable {
    let text: String
    let pushes: Bool

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 22, weight: .semibold)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        guard label.text != nil else {
            label.text = text
            return
        }
        let transition = CATransition()
        transition.type = pushes ? .push : .fade
        transition.subtype = .fromTop
        transition.duration = 0.5
        label.layer.add(transition, forKey: kCATransition)
        label.text = text
    }
}

private struct Dots: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
        replicator.instanceCount = 10
        replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / 10, 0, 0, 1)
        replicator.instanceDelay = 0.1
        let dot = CALayer()
        dot.frame = CGRect(x: 28, y: 4, width: 8, height: 8)
        dot.cornerRadius = 4
        dot.backgroundColor = UIColor.systemIndigo.cgColor
        replicator.addSublayer(dot)
        view.layer.addSublayer(replicator)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0.15
        fade.duration = 1
        fade.repeatCount = .infinity
        dot.add(fade, forKey: "fade")
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
}
