/// The scenes that show cards.
enum CardScene: String, CaseIterable, Sendable {
    case flip, deal, pulse, one, idle, start

    /// How many cards, unless the command line says otherwise.
    var usualCount: Int {
        switch self {
        case .flip, .deal, .pulse: 104
        case .one: 400
        case .idle: 52
        case .start: 16
        }
    }

    /// What the cards of a scene do.
    enum Motion { case lies, flips, isDealt, pulses }

    func motion(of index: Int, among count: Int) -> Motion {
        switch self {
        case .flip: .flips
        case .deal: .isDealt
        case .pulse: .pulses
        // Card 201 of 400.
        case .one: index == min(count / 2 + 1, count - 1) ? .flips : .lies
        case .idle, .start: .lies
        }
    }
}

/// Who draws a scene.
enum Idiom: String, CaseIterable, Sendable {
    /// Layers of the layer tree, animated by the core.
    case layers
    /// A SwiftUI program.
    case views
    /// A plain program of calls to Cairo, against which the others are measured.
    case baseline
}

/// What is played.
struct Play: Hashable, Sendable {
    var scene: CardScene
    var count: Int
}
