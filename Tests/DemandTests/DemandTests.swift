import Lilt
import SwiftUI
import Testing

/// The API that real programs use most, as they write it, in Swift 5 language mode and with deprecated forms. That it
/// compiles is half of the test; the other half is that it runs for two seconds and reports no problem.
@MainActor @Suite struct DemandTests {
    /// Hosts a view, taps its middle, and returns the reported problems.
    private func problems(of view: some View) -> [String] {
        let stage = Stage(size: CGSize(width: 900, height: 1200)) { view }
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 450, y: 600))
        stage.advance(by: 1)
        return stage.problems
    }

    @Test func `state in all its forms`() { #expect(problems(of: StateDemand(other: GameViewModel())) == []) }
    @Test func `stacks, grids, readers and layouts`() { #expect(problems(of: LayoutDemand()) == []) }
    @Test func `scrolling by pages`() { #expect(problems(of: PagingDemand()) == []) }
    @Test func `dragging, sharing, and files in and out`() { #expect(problems(of: DragDemand()) == []) }
    @Test func `styles with names of macOS, and rarer spellings`() { #expect(problems(of: StrangerDemand()) == []) }
    @Test func `names of the latest systems`() { #expect(problems(of: LatestDemand()) == []) }
    @Test func `names of libraries`() { #expect(problems(of: NamesDemand()) == []) }
    @Test func `bars, alerts of errors, and what they open`() {
        #expect(problems(of: WildBars()) == [])
        #expect(problems(of: WildErrors()) == [])
        #expect(WildUIKit.height(of: "some words that need two lines", width: 120) > 30)
        #expect(WildUIKit.picture()?.size.width ?? 0 > 30)
        #expect(
            WildWords.clock.string(from: 65) == "01:05"
                && WildWords.weather(20).hasSuffix("°C") != WildWords.weather(20).hasSuffix("°F"))
    }
    @Test func `a game of cards`() { #expect(problems(of: CardGame(game: GameViewModel())) == []) }
    @Test func `everything that moves`() { #expect(problems(of: MotionDemand()) == []) }

    @Test func `shapes, and a colour from an asset that is not there`() {
        let said = problems(of: DrawingDemand())
        #expect(said.count == 1 && said.allSatisfy { $0.contains("an asset that is not there") })
    }

    @Test func `text, images and controls, and a picture that is not there`() {
        let said = problems(of: TextDemand())
        #expect(said.count == 1 && said.allSatisfy { $0.contains("missing picture") })
    }

    @Test func `commands, and values of the focused view`() {
        #expect(problems(of: CommandsDemand.ContentView(store: CommandsDemand.RecipeStore())) == [])
    }

    @Test func `a chosen card turns, and a dealt deck empties`() throws {
        let game = GameViewModel()
        let stage = Stage(size: CGSize(width: 400, height: 600)) { CardGame(game: game) }
        stage.tap(at: CGPoint(x: 200, y: 540))
        try stage.settle()
        stage.tap(at: CGPoint(x: 60, y: 100))
        try stage.settle()
        #expect(game.score == 1 && game.cards.filter(\.isFaceUp).count == 1)
    }
}
