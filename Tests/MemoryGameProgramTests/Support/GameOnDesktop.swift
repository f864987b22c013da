import CairoRenderer
import FakeCompositor
import Foundation
import LayerTree
import Platform
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views
import WaylandPlatform

@testable import MemoryGame
@testable import Runtime

/// The game in a window on a fake desktop, in this process: set up as the program does it, with a clock that the test
/// advances.
@MainActor final class GameOnDesktop {
    private(set) var compositor: FakeCompositor
    let session: FakeSession
    let program: ProgramWindow
    private(set) var fake: FakeWindow
    let report: FrameReport

    /// Opens the game's window; the seed is 7.
    /// - Parameters:
    ///   - pairs: number of pairs of cards.
    ///   - bonusSeconds: duration of a card's bonus, in seconds.
    ///   - patience: seconds for which the game tries to reconnect to a compositor.
    /// - Throws: An expectation failure or the host's error if no window opens.
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

    /// Lets `count` screen refreshes pass.
    func refresh(_ count: Int = 1) {
        for _ in 0..<count { session.refresh(fake) }
    }

    /// Refreshes until no frame callback is outstanding.
    ///
    /// - Throws: An expectation failure after 1000 refreshes.
    func rest() throws {
        var count = 0
        while fake.outstandingCallbacks > 0 {
            try #require(count < 1_000, "the game does not come to rest")
            count += 1
            refresh()
        }
    }

    /// Disconnects the compositor, and `seconds` later starts another one.
    ///
    /// - Throws: An expectation failure if the game opens no window on it.
    func restartCompositor(after seconds: Double) throws {
        session.crash()
        session.advance(by: seconds)
        compositor = try #require(FakeCompositor())
        session.restart(as: compositor)
        // No longer than needed, since the game's time goes on without being shown.
        for _ in 0..<40 where compositor.windows.first?.commits.isEmpty ?? true { session.advance(by: 0.05) }
        fake = try #require(compositor.windows.first)
    }

    func center(of name: String) throws -> CGPoint {
        let frame = try #require(views.layers.firstLayer(named: name), "\(name)").frameInWindow
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Clicks the center of the named view with the mouse.
    ///
    /// - Throws: An expectation failure if there is no such view.
    func click(_ name: String) throws {
        compositor.movePointer(into: fake, at: try center(of: name))
        compositor.pressButton(true)
        compositor.pressButton(false)
        session.pump()
    }

    /// Deals, and waits until all cards have landed.
    ///
    /// - Throws: An expectation failure if the game does not come to rest.
    func deal() throws {
        try click("Deck")
        try rest()
    }

    /// The window's current content, drawn anew.
    func picture() -> Bitmap {
        program.pipeline.picture(size: program.window?.size ?? .zero, scale: program.window?.scale ?? 1)
    }

    /// True if the screen, which took over only the damage of each frame, shows the complete current picture.
    var screenIsTrue: Bool {
        guard let screen = fake.screen else { return false }
        return screen.pixels.map { $0 & 0xFF_FFFF } == picture().pixels.map { $0 & 0xFF_FFFF }
    }
}

/// The program's scene with a game made by the test; the real program would read the test's command line.
private struct Table: App {
    let game: EmojiMemoryGame

    init() { self.init(EmojiMemoryGame(GameOptions())) }
    init(_ game: EmojiMemoryGame) { self.game = game }

    var body: some SwiftUI.Scene {
        WindowGroup("Memory") { EmojiMemoryGameView(game: game) }
    }
}
