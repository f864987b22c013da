/// Scenes with cards.
enum CardScene: String, CaseIterable, Sendable {
    case flip, deal, pulse, one, idle, start

    /// Default number of cards.
    var usualCount: Int {
        switch self {
        case .flip, .deal, .pulse: 104
        case .one: 400
        case .idle: 52
        case .start: 16
        }
    }

    /// Motion of a card.
    enum Motion { case lies, flips, isDealt, pulses }

    func motion(of index: Int, among count: Int) -> Motion {
        switch self {
        case .flip: .flips
        case .deal: .isDealt
        case .pulse: .pulses
        // Index 201 of 400 cards.
        case .one: index == min(count / 2 + 1, count - 1) ? .flips : .lies
        case .idle, .start: .lies
        }
    }
}

/// Implementation that draws a scene.
enum Idiom: String, CaseIterable, Sendable {
    /// Layers of the layer tree, animated by the core.
    case layers
    /// A SwiftUI program.
    case views
    /// A program that calls Cairo directly: the reference of the comparison.
    case baseline
}

/// Scene with a number of cards.
struct Play: Hashable, Sendable {
    var scene: CardScene
    var count: Int
}
