import FakeCompositor
import Foundation
import LayerTree
import Platform
import SeededNumbers
import Testing
@_spi(Engine) import ViewGraph
import WaylandPlatform

@testable import Runtime

/// The game as a client of a compositor, in process with the fake one.
@MainActor struct DesktopTests {
    @Test func `its window is mapped with the table on it`() throws {
        let game = try GameOnDesktop()
        let commit = try #require(game.fake.commits.first)
        #expect(game.fake.title == "Memory" && commit.width == 480 && commit.height == 400)
        let screen = try #require(game.fake.screen)
        let deck = try game.center(of: "Deck")
        // The table is pale, the card's back on the deck is not.
        let (corner, back) = (screen[3, 3], screen[Int(deck.x), Int(deck.y)])
        #expect(lightness(corner) > 0.9 && lightness(back) < 0.8)
        #expect(game.screenIsTrue)
    }

    private func lightness(_ pixel: UInt32) -> Double {
        let sum = [16, 8, 0].reduce(UInt32(0)) { $0 + (pixel >> $1 & 255) }
        return Double(sum) / 765
    }

    @Test func `a click deals, flips and matches`() throws {
        let game = try GameOnDesktop()
        try game.rest()
        let deck = try game.center(of: "Deck")
        try game.deal()
        #expect(try game.center(of: "Card 1, face down") != deck)
        #expect(game.screenIsTrue)
        let faces = faces(game)
        let first = try #require(faces[1])
        let second = try #require(faces.first { $0.key != 1 && $0.value == first }?.key)
        try game.click("Card 1, face down")
        game.refresh(40)
        #expect(game.views.layers.firstLayer(named: "Card 1, \(first)") != nil && game.screenIsTrue)
        try game.click("Card \(second), face down")
        try game.rest()
        #expect(game.views.layers.names.filter { $0.hasPrefix("Card ") }.count == 6)
        #expect(game.views.layers.firstLayer(named: "Score: 0") == nil && game.screenIsTrue)
    }

    private func faces(_ game: GameOnDesktop) -> [Int: String] {
        let snapshot = game.views.layers.snapshot()
        var faces: [Int: String] = [:]
        for layer in snapshot.all {
            guard let label = layer.label, label.hasPrefix("Card "),
                let number = Int(label.dropFirst(5).prefix { $0 != "," })
            else { continue }
            faces[number] = layer.all.lazy.compactMap(\.text).first
        }
        return faces
    }

    @Test(arguments: [FakeWindow.ReleasePolicy.atOnce, .whenReplaced])
    func `at every frame of a deal, what the damage brought is the whole picture`(policy: FakeWindow.ReleasePolicy)
        throws
    {
        let game = try GameOnDesktop()
        game.fake.releasePolicy = policy
        try game.rest()
        try game.click("Deck")
        for frame in 0..<24 {
            game.refresh(5)
            #expect(game.screenIsTrue, "frame \(5 * frame)")
        }
    }

    @Test func `frames come with callbacks only`() throws {
        let game = try GameOnDesktop()
        try game.rest()
        try game.click("Deck")
        game.refresh(5)
        let commits = game.fake.commits.count
        #expect(game.fake.outstandingCallbacks == 1)
        for _ in 0..<20 {
            game.session.advance(by: 0.1)
        }
        #expect(game.fake.commits.count == commits, "nobody asked for one, though two seconds have passed")
        game.refresh()
        #expect(game.fake.commits.count == commits + 1)
    }

    @Test func `at rest nothing is committed, asked for or waited for`() throws {
        let game = try GameOnDesktop()
        try game.rest()
        try game.deal()
        let (commits, empty) = (game.fake.commits.count, game.fake.emptyCommits)
        let wakeUps = game.session.host.wakeUps.total
        game.session.advance(by: 60)
        #expect(game.fake.commits.count == commits && game.fake.emptyCommits == empty)
        #expect(game.fake.outstandingCallbacks == 0 && game.session.runningTimers == 0)
        #expect(game.session.host.wakeUps.total == wakeUps)
        #expect(!game.program.pipeline.isDue)
    }

    @Test func `the window's close button ends the program well`() throws {
        let game = try GameOnDesktop()
        try game.rest()
        game.fake.requestClose()
        game.session.pump()
        #expect(game.session.host.run() == .success)
        #expect(game.program.hasEnded && game.fake.isDestroyed)
    }

    @Test(arguments: [0, 20])
    func `a compositor that goes away, at rest or in the middle of a deal, ends it with status 70`(frames: Int) throws {
        let game = try GameOnDesktop()
        try game.rest()
        if frames > 0 { try game.click("Deck") }
        game.refresh(frames)
        game.compositor.disconnect()
        #expect(game.session.pump())
        let status = game.session.host.run()
        #expect(status.code == 70 && status.message?.contains("\n") == false)
    }

    @Test func `twenty compositors go and come during a deal, and it is the same game afterwards`() throws {
        let undisturbed = try GameOnDesktop()
        try undisturbed.rest()
        try undisturbed.deal()
        let game = try GameOnDesktop(patience: 60)
        try game.rest()
        try game.click("Deck")
        for _ in 0..<20 {
            game.refresh(2)
            try game.restartCompositor(after: 0.02)
            #expect(game.screenIsTrue, "the first frame of the new window is complete")
        }
        try game.rest()
        #expect(game.picture() == undisturbed.picture())
        #expect(game.screenIsTrue && game.session.runningTimers == 0)
        #expect(faces(game) == faces(undisturbed))
    }

    /// All thousand sizes in the long form of the tests, else enough for a second or two.
    nonisolated private static let sizes = ProcessInfo.processInfo.environment["LILT_LONG_TESTS"] == "1" ? 1_000 : 40

    @Test func `at a thousand random sizes each frame is whole, and nothing of them is left`() throws {
        let game = try GameOnDesktop()
        try game.deal()
        var random = SplitMix(seed: 20_261_123)
        func next(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
        let (objects, buffers) = (game.session.host.liveObjectCount, game.compositor.liveBuffers)
        for number in 0..<Self.sizes {
            let (width, height) = (next(320..<640), next(280..<480))
            // Cards are moving at most of the sizes.
            if number.isMultiple(of: 50) { try game.click("Shuffle") }
            let commits = game.fake.commits.count
            let serial = game.fake.configure(width: width, height: height, states: [3, 4])
            game.refresh(next(1..<3))
            #expect(game.fake.acknowledged.last == serial && game.fake.commits.count > commits)
            #expect(game.fake.commits.last?.width == width && game.fake.commits.last?.height == height)
            #expect(game.screenIsTrue, "number \(number): \(width) by \(height)")
        }
        game.fake.configure(width: 480, height: 400)
        try game.rest()
        #expect(game.screenIsTrue && game.session.host.liveObjectCount <= objects)
        #expect(game.compositor.liveBuffers <= buffers && game.session.runningTimers == 0)
    }

    @Test func `a resize in the middle of a deal is drawn at the size that was asked for`() throws {
        let game = try GameOnDesktop()
        try game.rest()
        try game.click("Deck")
        game.refresh(30)
        game.fake.configure(width: 600, height: 300)
        game.session.pump()
        game.refresh(2)
        let commit = try #require(game.fake.commits.last)
        #expect(commit.width == 600 && commit.height == 300 && game.screenIsTrue)
        try game.rest()
        #expect(game.screenIsTrue)
        let screen = CGRect(x: 0, y: 0, width: 600, height: 300)
        for number in 1...8 {
            let card = try #require(game.views.layers.firstLayer(named: "Card \(number), face down"))
            #expect(screen.contains(card.frameInWindow))
        }
    }
}
