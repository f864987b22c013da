import CairoRenderer
import FakeCompositor
import Foundation
import LayerTree
import Platform
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
import WaylandPlatform

@testable import MemoryGame
@testable import Runtime

/// The game in a window on a fake desktop, in this process: composed as the program composes it, on a clock that the
/// test turns.
@MainActor final class GameOnDesktop {
    private(set) var compositor: FakeCompositor
    let session: FakeSession
    let program: ProgramWindow
    private(set) var fake: FakeWindow
    let report: FrameReport

    /// - Parameter patience: seconds for which the game looks for another compositor.
    init(pairs: Int = 4, bonusSeconds: Double = 6, patience: Double = 0) throws {
        var options = GameOptions()
        options.seed = 7
        options.pairs = pairs
        options.bonusSeconds = bonusSeconds
        var runtime = RuntimeOptions()
        runtime.size = CGSize(width: 480, height: 400)
        compositor = try #require(FakeCompositor())
        session = try FakeSession(compositor, patience: patience)
        let host = session.host
        report = FrameReport(host: host.name, refreshRate: 60)
        let composition = Program(app: Table(EmojiMemoryGame(options)), options: runtime)
        program = ProgramWindow(pipeline: composition.makePipeline(report)) { host.stop(.success) }
        try program.open(on: host, composition.windowOptions)
        #expect(session.pump())
        fake = try #require(compositor.windows.first)
    }

    var views: ViewHost { program.pipeline.views }

    /// So many refreshes of the screen.
    func refresh(_ count: Int = 1) {
        for _ in 0..<count { session.refresh(fake) }
    }

    /// Refreshes until nobody asks for another.
    func rest() throws {
        var count = 0
        while fake.outstandingCallbacks > 0 {
            try #require(count < 1_000, "the game does not come to rest")
            count += 1
            refresh()
        }
    }

    /// The compositor dies, and `seconds` later there is another one.
    func restartCompositor(after seconds: Double) throws {
        session.crash()
        session.advance(by: seconds)
        compositor = try #require(FakeCompositor())
        session.restart(as: compositor)
        // No longer than it takes: what is not asked for frames goes on unseen.
        for _ in 0..<40 where compositor.windows.first?.commits.isEmpty ?? true { session.advance(by: 0.05) }
        fake = try #require(compositor.windows.first)
    }

    func center(of name: String) throws -> CGPoint {
        let frame = try #require(views.layers.firstLayer(named: name), "\(name)").frameInWindow
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// A click with the mouse, as the compositor tells of it.
    func click(_ name: String) throws {
        compositor.movePointer(into: fake, at: try center(of: name))
        compositor.pressButton(true)
        compositor.pressButton(false)
        session.pump()
    }

    /// Deals, and lets all cards land.
    func deal() throws {
        try click("Deck")
        try rest()
    }

    /// The window drawn anew, as it is now.
    func picture() -> Bitmap {
        program.pipeline.picture(size: program.window?.size ?? .zero, scale: program.window?.scale ?? 1)
    }

    /// Whether what is on the screen, frame by frame and damage by damage, is what drawing everything would show.
    var screenIsTrue: Bool {
        guard let screen = fake.screen else { return false }
        return screen.pixels.map { $0 & 0xFF_FFFF } == picture().pixels.map { $0 & 0xFF_FFFF }
    }
}

/// The program's scene around a game that the test has made: the program itself would read the test's command line.
private struct Table: App {
    let game: EmojiMemoryGame

    init() { self.init(EmojiMemoryGame(GameOptions())) }
    init(_ game: EmojiMemoryGame) { self.game = game }

    var body: some SwiftUI.Scene {
        WindowGroup("Memory") { EmojiMemoryGameView(game: game) }
    }
}
