import Lilt
import SwiftUI
import Testing

@testable import MemoryGame

/// Audits of a whole game, in every look that people may need.
@MainActor struct AccessibilityAuditTests {
    private let defaults: UserDefaults
    private let domain = "memory-game-audits-\(UUID().uuidString)"

    init() throws { defaults = try #require(UserDefaults(suiteName: domain)) }

    /// True for the one fault that stays: the deck is made before the table, and so read first, since cards on their way
    /// from it fly above all others.
    private func isDeckFirst(_ issue: AccessibilityAuditIssue) -> Bool {
        issue.rule == "order" && issue.description.contains("read after button “Deck”")
    }

    /// Plays a game, and returns the faults at its start, on the way and at its end.
    private func faults(
        _ theme: Theme, _ scheme: ColorScheme, _ textSize: DynamicTypeSize, _ size: CGSize
    ) throws -> [String] {
        defer { defaults.removePersistentDomain(forName: domain) }
        var options = GameOptions()
        options.theme = theme
        options.pairs = 4
        options.seed = 7
        let game = EmojiMemoryGame(options, scores: BestScores(in: defaults))
        let stage = Stage(
            size: size, framesPerSecond: 10, colorScheme: scheme, textSize: textSize, screenReaderIsOn: true
        ) {
            EmojiMemoryGameView(game: game)
        }
        var faults: [String] = []
        func audit(_ moment: String) {
            faults += stage.accessibilityAudit().filter { !isDeckFirst($0) }.map {
                "\(moment) (\(scheme), \(textSize), \(Int(size.width)) × \(Int(size.height))): \($0)"
            }
        }
        func turn(_ index: Int) throws {
            let name = "Card \(index + 1), face down"
            try #require(stage.perform(.perform(.activate), on: name), "\(name): \(stage.accessibilityTree.outline)")
            stage.advance(by: 0.9)
        }
        audit("start")
        stage.perform(.perform(.activate), on: "Deck")
        stage.advance(by: 3)
        audit("dealt")
        let pairs = Dictionary(grouping: game.cards.indices) { game.cards[$0].content }.values.sorted { $0[0] < $1[0] }
        for (number, pair) in pairs.enumerated() {
            for index in pair { try turn(index) }
            if number == 0 { audit("a pair") }
            stage.advance(by: 2)
        }
        stage.advance(by: 4)
        #expect(game.isWon)
        audit("won")
        let focused = stage.accessibilityTree.all.first { $0.states.contains(.focused) && $0.role == .button }
        #expect(focused?.label == "Play again", "who plays by ear need not look for the way on")
        return faults
    }

    @Test(arguments: [ColorScheme.light, .dark], [DynamicTypeSize.large, .accessibility5])
    func `a game has no faults from its start to its end`(scheme: ColorScheme, textSize: DynamicTypeSize) throws {
        // Each look with other themes, so that all are seen.
        let first = (scheme == .dark ? 4 : 0) + (textSize == .large ? 0 : 2)
        for (number, size) in [CGSize(width: 400, height: 800), CGSize(width: 900, height: 700)].enumerated() {
            let theme = Theme.all[(first + number) % Theme.all.count]
            let faults = try faults(theme, scheme, textSize, size)
            #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
        }
    }
}
