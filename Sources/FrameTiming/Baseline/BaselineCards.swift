import CairoRenderer
import Foundation
import LayerTree
import Lilt
import Platform

/// Pictures of the cards, and their poses over time.
@MainActor final class BaselineCards {
    let grid: CardGrid
    private let play: Play
    private let faces: [BaselineSurface]
    private let back: BaselineSurface

    init(_ play: Play) {
        self.play = play
        grid = CardGrid(count: play.count)
        let pictures = CardPictures(play)
        faces = (0..<play.count).map { BaselineSurface(pictures.face(of: $0)) }
        back = BaselineSurface(pictures.back())
    }

    /// True if a card of the scene moves.
    var haveMotion: Bool { (0..<play.count).contains { play.scene.motion(of: $0, among: play.count) != .lies } }

    /// Position and orientation of a card.
    struct Pose: Equatable {
        var center: CGPoint
        var scale = 1.0
        var degrees = 0.0
        /// Rotation about the vertical axis, in degrees; nil for a card that lies flat.
        var turn: Double?
        var opacity = 1.0
    }

    func pose(of index: Int, at time: Double) -> Pose {
        let place = center(of: grid.frame(of: index))
        switch play.scene.motion(of: index, among: play.count) {
        case .lies: return Pose(center: place)
        case .flips: return Pose(center: place, turn: CardMotion.flipAngle(of: index, at: time))
        case .isDealt:
            let part = CardMotion.dealt(index, of: play.count, at: time)
            let deck = center(of: grid.deck)
            return Pose(
                center: CGPoint(x: deck.x + (place.x - deck.x) * part, y: deck.y + (place.y - deck.y) * part),
                scale: CardMotion.deckScale + (1 - CardMotion.deckScale) * part,
                degrees: CardMotion.deckAngle(of: index) * (1 - part))
        case .pulses:
            let part = CardMotion.pulse(phase: CardMotion.phase(of: index), at: time)
            return Pose(
                center: place, scale: 1 + CardMotion.pulseGrowth * part, opacity: 1 - CardMotion.pulseFading * part)
        }
    }

    private func center(of frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// Pixels that a card in `pose` may touch.
    func bounds(of pose: Pose) -> PixelRect {
        let (halfWidth, halfHeight) = (grid.card.width / 2, grid.card.height / 2)
        let reach: (x: Double, y: Double)
        if let turn = pose.turn {
            let sine = sin(turn * .pi / 180)
            let nearest = CardMotion.eye / (CardMotion.eye - halfWidth * abs(sine))
            reach = (halfWidth * abs(cos(turn * .pi / 180)) * nearest, halfHeight * nearest)
        } else {
            let (c, s) = (abs(cos(pose.degrees * .pi / 180)), abs(sin(pose.degrees * .pi / 180)))
            reach = (
                (halfWidth * c + halfHeight * s) * pose.scale, (halfWidth * s + halfHeight * c) * pose.scale
            )
        }
        let left = Int((pose.center.x - reach.x - 1).rounded(.down))
        let top = Int((pose.center.y - reach.y - 1).rounded(.down))
        let right = Int((pose.center.x + reach.x + 1).rounded(.up))
        let bottom = Int((pose.center.y + reach.y + 1).rounded(.up))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    func draw(_ index: Int, _ pose: Pose, on canvas: borrowing BaselineCanvas) {
        if let turn = pose.turn {
            let showsBack = turn > 90 && turn < 270
            canvas.drawTurned(
                showsBack ? back : faces[index], center: pose.center, degrees: turn, within: bounds(of: pose))
        } else {
            canvas.draw(
                faces[index], center: pose.center, scale: pose.scale, degrees: pose.degrees, opacity: pose.opacity)
        }
    }
}

/// Both sides of the cards as bitmaps. Painted once with the renderer under test, since this cost is not measured.
@MainActor struct CardPictures {
    private let play: Play
    private let size: CGSize

    init(_ play: Play) {
        self.play = play
        size = CardGrid(count: play.count).card
    }

    func face(of index: Int) -> Bitmap {
        picture { cards in cards.face(of: index, in: frame) }
    }

    func back() -> Bitmap { picture { cards in cards.back(in: frame) } }

    private var frame: CGRect {
        CGRect(x: BaselineSurface.border, y: BaselineSurface.border, width: Int(size.width), height: Int(size.height))
    }

    private func picture(_ make: (LayerCards) -> Layer) -> Bitmap {
        let layers = LayerContext()
        layers.root.addSublayer(make(LayerCards(play, in: layers)))
        layers.advance(to: 0)
        let border = BaselineSurface.border
        var bitmap = Bitmap(width: Int(size.width) + 2 * border, height: Int(size.height) + 2 * border)
        let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        bitmap.withPixelBuffer { buffer in
            Renderer().render(layers, scale: 1, damage: [whole], background: .clear, into: buffer)
        }
        return bitmap
    }
}
