import CairoRenderer
import Foundation
import LayerTree
import Lilt

/// Cards of a scene as layers, with their motions as animations that are set once.
@MainActor struct LayerCards {
    private let layers: LayerContext
    private let play: Play
    private let grid: CardGrid
    private let text = PangoTextEngine()
    /// Transaction for initial values, without animation.
    private let atOnce = Transaction()

    init(_ play: Play, in layers: LayerContext) {
        self.play = play
        self.layers = layers
        grid = CardGrid(count: play.count)
    }

    /// Adds the cards to `root`, the first one backmost.
    func deal(on root: Layer) {
        for index in 0..<play.count {
            switch play.scene.motion(of: index, among: play.count) {
            case .lies: root.addSublayer(face(of: index, in: grid.frame(of: index)))
            case .flips: addFlipping(index, to: root)
            case .isDealt: root.addSublayer(dealt(index))
            case .pulses: root.addSublayer(pulsing(index))
            }
        }
    }

    // MARK: Motions

    /// Adds the two sides of a card, each visible from one side only.
    private func addFlipping(_ index: Int, to root: Layer) {
        let start = CardMotion.flipAngle(of: index, at: 0)
        let frame = grid.frame(of: index)
        for (side, turn) in [(face(of: index, in: frame), 0.0), (back(in: frame), 180)] {
            side.isDoubleSided = false
            side.setEffect(turned(by: start + turn), transaction: atOnce)
            root.addSublayer(side)
            side.setEffect(turned(by: start + turn + 360), transaction: Transaction(animation: .endlessTurn))
        }
    }

    private func turned(by degrees: Double) -> LayerEffect {
        // Distance of the eye: the longer side divided by the perspective.
        .rotation3D(
            .degrees(degrees), axis: [0, 1, 0], anchor: .center, anchorZ: 0,
            perspective: max(grid.card.width, grid.card.height) / CardMotion.eye)
    }

    private func dealt(_ index: Int) -> Layer {
        let place = layer(in: grid.deck)
        let card = face(of: index, in: CGRect(origin: .zero, size: grid.card))
        place.addSublayer(card)
        place.setEffect(.rotation(.degrees(CardMotion.deckAngle(of: index)), anchor: .center), transaction: atOnce)
        card.setEffect(scaled(by: CardMotion.deckScale), transaction: atOnce)
        let dealing = Transaction(animation: .dealing(index, of: play.count))
        place.setGeometry(LayerGeometry(grid.frame(of: index)), transaction: dealing)
        place.setEffect(.rotation(.zero, anchor: .center), transaction: dealing)
        card.setEffect(scaled(by: 1), transaction: dealing)
        return place
    }

    private func pulsing(_ index: Int) -> Layer {
        let card = face(of: index, in: grid.frame(of: index))
        card.setEffect(scaled(by: 1), transaction: atOnce)
        let pulsing = Transaction(animation: .pulsing(index))
        card.setEffect(scaled(by: 1 + CardMotion.pulseGrowth), transaction: pulsing)
        card.setOpacity(1 - CardMotion.pulseFading, transaction: pulsing)
        return card
    }

    private func scaled(by factor: Double) -> LayerEffect {
        .scale(CGSize(width: factor, height: factor), anchor: .center)
    }

    // MARK: Looks

    func face(of index: Int, in frame: CGRect) -> Layer {
        let card = layer(in: frame)
        let width = frame.width
        let radius = CardLook.cornerRadius * width
        card.addSublayer(plate(inset: 0, radius: radius, of: frame.size, CardLook.face))
        let edge = plate(inset: 0, radius: radius, of: frame.size, CardLook.edge)
        let inset = CardLook.edgeWidth / 2
        edge.content = .shape(
            LayerShape(style: .stroke(StrokeStyle(lineWidth: CardLook.edgeWidth)), version: 2) { rect in
                Path(
                    roundedRect: rect.insetBy(dx: inset, dy: inset),
                    cornerSize: CGSize(width: radius - inset, height: radius - inset), style: .circular)
            })
        card.addSublayer(edge)
        card.addSublayer(emoji(of: index, on: frame.size))
        return card
    }

    func back(in frame: CGRect) -> Layer {
        let card = layer(in: frame)
        let width = frame.width
        card.addSublayer(plate(inset: 0, radius: CardLook.cornerRadius * width, of: frame.size, CardLook.back))
        card.addSublayer(
            plate(
                inset: CardLook.patternInset * width, radius: CardLook.patternCornerRadius * width, of: frame.size,
                CardLook.pattern))
        return card
    }

    private func layer(in frame: CGRect) -> Layer {
        let layer = layers.makeLayer()
        layer.setGeometry(LayerGeometry(frame), transaction: atOnce)
        return layer
    }

    private func plate(inset: Double, radius: Double, of size: CGSize, _ color: Int) -> Layer {
        let plate = layer(in: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset))
        plate.content = .shape(
            LayerShape(version: 1) { rect in
                Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
            })
        plate.setFill(ResolvedColor(hex: color), transaction: atOnce)
        return plate
    }

    private func emoji(of index: Int, on size: CGSize) -> Layer {
        let font = FontSpecification(size: CardLook.emojiSize * size.width)
        let run = TextRun(CardLook.emoji(of: index), font: font)
        let layout = text.layout(TextRequest(runs: [run]), width: nil, height: nil)
        let origin = CGPoint(
            x: (size.width - layout.size.width) / 2, y: (size.height - layout.size.height) / 2)
        let emoji = layer(in: CGRect(origin: origin, size: layout.size))
        emoji.content = .text(layout)
        return emoji
    }
}

extension ResolvedColor {
    /// An opaque colour from 0xRRGGBB.
    init(hex: Int) {
        func channel(_ shift: Int) -> Float { Float(hex >> shift & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
