import Combine
import Testing

/// `objectWillChange` of observable objects: S3.6.
@MainActor struct ObservableObjectTests {
    @Test func `tells of a change before it is made`() {
        let game = Game()
        var seen: [Int] = []
        let listening = game.objectWillChange.sink { seen.append(game.score) }
        game.score = 5
        game.score += 2
        #expect(seen == [0, 5])
        #expect(game.score == 7)
        listening.cancel()
    }

    @Test func `properties of the class above tell too, whoever declares the conformance`() {
        let game = LongGame()
        var count = 0
        let listening = game.objectWillChange.sink { count += 1 }
        game.score = 1
        game.rounds = 2
        #expect(count == 2)
        listening.cancel()
    }

    @Test func `a change inside a value is a change of the property`() {
        let game = Game()
        var count = 0
        let listening = game.objectWillChange.sink { count += 1 }
        game.cards[1].isFaceUp.toggle()
        game.cards.append(Card())
        #expect(count == 2)
        #expect(game.cards.map(\.isFaceUp) == [false, true, false])
        listening.cancel()
    }

    @Test func `is silent once nobody keeps the subscription`() {
        let game = Game()
        var count = 0
        do {
            let listening = game.objectWillChange.sink { count += 1 }
            game.score = 1
            _ = listening
        }
        game.score = 2
        #expect(count == 1)
    }

    @Test func `gives the same publisher each time, also to an object without published properties`() {
        let game = Game()
        #expect(game.objectWillChange === game.objectWillChange)
        let byHand = ByHand()
        var seen: [Int] = []
        let listening = byHand.objectWillChange.sink { seen.append(byHand.value) }
        byHand.value = 3
        byHand.value = 4
        #expect(seen == [0, 3])
        #expect(ByHand().objectWillChange !== byHand.objectWillChange)
        listening.cancel()
    }

    @Test func `an object of its own publisher is not told of by published properties`() {
        let own = OwnPublisher()
        var count = 0
        let listening = own.objectWillChange.sink { count += 1 }
        own.value = 1
        #expect(count == 0)
        own.objectWillChange.send()
        #expect(count == 1)
        listening.cancel()
    }

    @Test func `does not keep the object, nor the object its listeners' closures`() {
        weak var game: Game?
        do {
            let strong = Game()
            game = strong
            strong.objectWillChange.sink { _ = strong.score }.cancel()
        }
        #expect(game == nil)
    }

    @Test func `thousands of short-lived objects leave nothing behind`() {
        for _ in 0..<5_000 { ByHand().objectWillChange.send() }
        #expect(ObservableObjectPublisher.countOfSideEntries <= 200)
    }
}

@MainActor private class Game: ObservableObject {
    @Published var score = 0
    @Published var cards = [Card(), Card()]
}

private final class LongGame: Game {
    @Published var rounds = 0
}

private struct Card { var isFaceUp = false }

private final class ByHand: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
}

private final class OwnPublisher: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var value = 0
}
