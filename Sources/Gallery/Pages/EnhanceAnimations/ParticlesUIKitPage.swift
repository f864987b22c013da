import SwiftUI

/// Confetti, snow, fireworks and a burst, by Core Animation's emitters.
struct ParticlesUIKitPage: GalleryPage {
    static let name = "uikit-particles"
    static let title = "Particles"
    static let summary = "CAEmitterLayer: confetti, snow, fireworks, a burst of sparks"
    static let symbol = "sparkles"

    @State private var scene = ParticleScene.confetti
    @State private var bursts = 0

    var body: some View {
        VStack(spacing: 12) {
            Picker("Particles", selection: $scene) {
                ForEach(ParticleScene.allCases) { Text($0.title).tag($0) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            Particles(scene: scene, bursts: bursts)
                .clipShape(RoundedRectangle(cornerRadius: 16))
                .accessibilityElement()
                .accessibilityLabel("\(scene.title) falling over a dark ground")
            Button("Burst") { bursts += 1 }
                .disabled(scene != .burst)
        }
        .padding()
    }
}

private enum ParticleScene: String, CaseIterable, Identifiable {
    case confetti, snow, fireworks, burst
    var id: Self { self }
    var title: String { rawValue.capitalized }
}

private struct Particles: UIViewRepresentable {
    let scene: ParticleScene
    let bursts: Int

    func makeUIView(context: Context) -> ParticleView { ParticleView() }

    func updateUIView(_ view: ParticleView, context: Context) {
        view.show(scene)
        view.burst(bursts)
    }
}

private final class ParticleView: UIView {
    private let emitter = CAEmitterLayer()
    private var scene: ParticleScene?
    private var bursts = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.06, green: 0.08, blue: 0.2, alpha: 1)
        layer.addSublayer(emitter)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ scene: ParticleScene) {
        guard scene != self.scene else { return }
        self.scene = scene
        emitter.beginTime = CACurrentMediaTime()
        emitter.renderMode = scene == .fireworks ? .additive : .unordered
        emitter.emitterShape = scene == .burst ? .circle : scene == .fireworks ? .point : .line
        emitter.emitterMode = scene == .burst ? .outline : .volume
        emitter.emitterCells =
            switch scene {
            case .confetti: Self.confetti
            case .snow: [Self.snow]
            case .fireworks: [Self.rocket]
            case .burst: [Self.spark]
            }
        setNeedsLayout()
    }

    func burst(_ count: Int) {
        guard count > bursts else { return }
        bursts = count
        emitter.setValue(600, forKeyPath: "emitterCells.spark.birthRate")
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [emitter] _ in
            MainActor.assumeIsolated { emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate") }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        emitter.frame = bounds
        switch scene {
        case .burst:
            emitter.emitterPosition = CGPoint(x: size.width / 2, y: size.height / 2)
            emitter.emitterSize = CGSize(width: 30, height: 0)
        case .fireworks: emitter.emitterPosition = CGPoint(x: size.width / 2, y: size.height)
        default:
            emitter.emitterPosition = CGPoint(x: size.width / 2, y: -10)
            emitter.emitterSize = CGSize(width: size.width, height: 1)
        }
    }

    // MARK: Cells

    private static func picture(_ size: CGSize, _ draw: @escaping (CGRect) -> UIBezierPath) -> CGImage? {
        UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.white.setFill()
            draw(CGRect(origin: .zero, size: size)).fill()
        }.cgImage
    }

    private static let dot = picture(CGSize(width: 12, height: 12)) { UIBezierPath(ovalIn: $0) }
    private static let strip = picture(CGSize(width: 12, height: 7)) { UIBezierPath(rect: $0) }

    private static let confetti = [UIColor.systemRed, .systemYellow, .systemGreen, .systemTeal, .systemPurple].map {
        color in
        let cell = CAEmitterCell()
        cell.contents = strip
        cell.color = color.cgColor
        cell.birthRate = 12
        cell.lifetime = 6
        cell.velocity = 150
        cell.velocityRange = 80
        cell.emissionLongitude = .pi
        cell.emissionRange = .pi / 3
        cell.yAcceleration = 30
        cell.spin = 3
        cell.spinRange = 8
        cell.scaleRange = 0.5
        return cell
    }

    private static let snow = {
        let cell = CAEmitterCell()
        cell.contents = dot
        cell.birthRate = 30
        cell.lifetime = 12
        cell.velocity = -40
        cell.velocityRange = 30
        cell.yAcceleration = 6
        cell.emissionRange = .pi / 2
        cell.scale = 0.5
        cell.scaleRange = 0.6
        cell.alphaRange = 0.6
        cell.color = UIColor(white: 1, alpha: 0.7).cgColor
        return cell
    }()

    private static let rocket = {
        let spark = CAEmitterCell()
        spark.contents = dot
        spark.birthRate = 300
        spark.lifetime = 1.8
        spark.velocity = 110
        spark.velocityRange = 60
        spark.emissionRange = 2 * .pi
        spark.yAcceleration = 70
        spark.scale = 0.5
        spark.scaleSpeed = -0.2
        spark.alphaSpeed = -0.5
        let burst = CAEmitterCell()
        burst.birthRate = 1
        burst.lifetime = 0.3
        burst.emitterCells = [spark]
        let rocket = CAEmitterCell()
        rocket.contents = dot
        rocket.birthRate = 1
        rocket.lifetime = 1.02
        rocket.velocity = 420
        rocket.velocityRange = 100
        rocket.emissionLongitude = -.pi / 2
        rocket.emissionRange = .pi / 4
        rocket.yAcceleration = 120
        rocket.scale = 0.4
        rocket.color = UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1).cgColor
        (rocket.redRange, rocket.greenRange, rocket.blueRange) = (0.8, 0.8, 0.8)
        rocket.emitterCells = [burst]
        return rocket
    }()

    private static let spark = {
        let cell = CAEmitterCell()
        cell.name = "spark"
        cell.contents = dot
        cell.lifetime = 0.8
        cell.lifetimeRange = 0.4
        cell.velocity = 180
        cell.velocityRange = 60
        cell.scale = 0.5
        cell.scaleSpeed = -0.4
        cell.alphaSpeed = -0.8
        cell.color = UIColor.systemYellow.cgColor
        cell.greenRange = 0.6
        return cell
    }()
}
