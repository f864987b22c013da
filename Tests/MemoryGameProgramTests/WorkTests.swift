import AttributeGraph
import FakeCompositor
import Foundation
import LayerTree
import Platform
import Testing
@_spi(Engine) import ViewGraph

@testable import Runtime

/// No body, layout or rule runs while built-in effects animate (docs/architecture.md).
@MainActor struct WorkTests {
    @Test func `while dealt cards fly, no body, no layout and no rule runs`() throws {
        let game = try GameOnDesktop()
        try game.rest()
        try game.click("Deck")
        game.refresh(2)
        let (bodies, layouts) = (game.views.counters.bodies, game.views.counters.layouts)
        let rules = game.views.graph.counters.runs
        let commits = game.fake.commits.count
        // The last of eight cards starts after 1.05 s and lands at 1.65 s; these frames cover that.
        game.refresh(90)
        #expect(game.fake.commits.count - commits == 90, "a new picture at each refresh")
        #expect(game.views.counters.bodies == bodies && game.views.counters.layouts == layouts)
        #expect(game.views.graph.counters.runs == rules)
        try game.rest()
        #expect(game.views.counters.bodies == bodies, "nor when they have landed")
    }

    @Test func `while a card turns, its modifier alone is evaluated, once a frame`() throws {
        let game = try GameOnDesktop(bonusSeconds: 0)
        try game.rest()
        try game.deal()
        try game.click("Card 3, face down")
        game.refresh(2)
        game.views.counters.countsBodiesByType = true
        let bodies = game.views.counters.bodies
        var frames = 0
        // From 33 ms to 0.4 s of a turn of half a second, which includes the swap of the sides.
        for _ in 0..<22 {
            let commits = game.fake.commits.count
            game.refresh()
            frames += game.fake.commits.count - commits
        }
        #expect(frames == 22)
        #expect(game.views.counters.bodies - bodies == 22)
        #expect(game.views.counters.bodiesByType == ["Cardify": 22])
        try game.rest()
        #expect(Set(game.views.counters.bodiesByType.keys) == ["Cardify"])
    }

    @Test func `while a bonus runs, only its pie changes, and none is left when its time is up`() throws {
        let game = try GameOnDesktop(bonusSeconds: 2)
        try game.rest()
        try game.deal()
        try game.click("Card 3, face down")
        game.refresh(45)  // turned
        let pies = try #require(pie(of: 3, in: game))
        let bodies = game.views.counters.bodies
        let before = game.picture()
        let commits = game.fake.commits.count
        game.refresh(60)
        #expect(game.fake.commits.count - commits == 60 && game.views.counters.bodies == bodies)
        let around = pies.insetBy(dx: -3, dy: -3)
        for commit in game.fake.commits.dropFirst(commits) {
            for rect in commit.damage {
                let area = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
                #expect(around.contains(area), "\(area)")
            }
        }
        #expect(game.picture() != before)
        try game.rest()

        let without = try GameOnDesktop(bonusSeconds: 0)
        try without.rest()
        try without.deal()
        try without.click("Card 3, face down")
        try without.rest()
        #expect(game.picture() == without.picture(), "as if there had never been a bonus")
        #expect(game.screenIsTrue)
    }

    private func pie(of number: Int, in game: GameOnDesktop) -> CGRect? {
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.sublayers.flatMap(all) }
        let layers = all(game.views.layers.root)
        let card = layers.first { $0.label?.hasPrefix("Card \(number), ") == true }
        return card.flatMap { all($0).first { $0.viewName == "Pie" }?.frameInWindow }
    }
}
