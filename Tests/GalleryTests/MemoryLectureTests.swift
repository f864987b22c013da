import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// The lecture's cards, decks and pies behave as the notes on it describe.
@MainActor struct MemoryLectureTests {
    /// Ten frames per second: curves have the same values at any rate, and drawing cards takes time.
    private func open(_ page: String) throws -> Stage { try Stage.page(page, framesPerSecond: 10) }

    private func frames(_ stage: Stage) throws -> [CGRect] {
        let layers = stage.layers
        return try (0..<8).map { try #require(layers.first(named: "card \($0)")).frame }
    }

    private func cardsInDeck(_ stage: Stage) throws -> Int {
        try stage.layer("deck").all.count { $0.label?.hasPrefix("card ") == true }
    }

    private func isFaceUp(_ stage: Stage, _ card: Int) throws -> Bool {
        try stage.layer("card \(card)").all.first { $0.text != nil }?.opacity == 1
    }

    // MARK: Transitions

    @Test func `cards that come with their container come without a transition (S12.2)`() throws {
        let stage = try open("grid-transition")
        #expect(stage.isIdle)
        let widths = try frames(stage).map(\.width)
        #expect((widths.min() ?? 0) > 50 && (widths.max() ?? 0) - (widths.min() ?? 0) < 0.01)
    }

    @Test func `a pair that leaves shrinks for three seconds, slowly at first, and its places stay (S29.10)`() throws {
        let stage = try open("grid-transition")
        for card in ["card 0", "card 4"] {
            try stage.tap(card)
            try stage.settle()
        }
        let before = try frames(stage)
        try stage.tap("card 1")
        stage.advance(by: 1.5)
        let scale = 1 - CurveModel.easeIn.value(at: 0.5)
        for card in [0, 4] {
            #expect(abs(try stage.layer("card \(card)").frame.width - scale * before[card].width) < 0.1)
        }
        stage.advance(by: 1.6)
        #expect(!stage.names.contains("card 0") && !stage.names.contains("card 4"))
        for card in [2, 3, 5, 6, 7] { #expect(try stage.layer("card \(card)").frame == before[card]) }
    }

    @Test func `cards dealt when their container has appeared come by growing`() throws {
        let stage = try open("dealing")
        #expect(!stage.isIdle)
        stage.advance(by: 1.5)
        let half = try frames(stage)
        try stage.settle()
        #expect(abs(stage.time - 3) < 0.15)
        for (half, whole) in zip(half, try frames(stage)) {
            #expect(abs(half.width - CurveModel.easeIn.value(at: 0.5) * whole.width) < 0.1)
            #expect(abs(half.midX - whole.midX) < 0.1 && abs(half.midY - whole.midY) < 0.1)
        }
    }

    // MARK: Matched geometry

    @Test func `each card flies straight from the deck to its place, one after the other (S13, S29.9)`() throws {
        let stage = try open("layered-deck")
        let deck = try frames(stage)
        #expect(deck.allSatisfy { $0 == deck[0] } && deck[0].size == CGSize(width: 60, height: 90))
        try stage.tap("deck")
        #expect(try cardsInDeck(stage) == 0, "all of them are the grid's at once")
        var seen: [[CGRect]] = []
        for _ in 0..<25 {
            seen.append(try frames(stage))
            stage.advance(frames: 1)
        }
        try stage.settle()
        let places = try frames(stage)
        for (index, frames) in seen.enumerated() {
            for card in 0..<8 {
                let time = Double(index) / 10 - 0.25 * Double(card)
                let part = CurveModel.easeInOut.value(at: time / 0.5)
                let x = deck[card].midX + part * (places[card].midX - deck[card].midX)
                let y = deck[card].midY + part * (places[card].midY - deck[card].midY)
                let width = deck[card].width + part * (places[card].width - deck[card].width)
                #expect(abs(frames[card].midX - x) < 0.5 && abs(frames[card].midY - y) < 0.5, "card \(card), \(index)")
                #expect(abs(frames[card].width - width) < 0.5, "card \(card), frame \(index)")
            }
        }
    }

    @Test func `in a VStack an empty deck keeps its room; in a ZStack the cards have it`() throws {
        var widths: [Double] = []
        for page in ["matched-deck", "layered-deck"] {
            let stage = try open(page)
            try stage.tap("deck")
            try stage.settle()
            #expect(try cardsInDeck(stage) == 0 && stage.layer("deck").frame.height == 90)
            widths.append(try stage.layer("card 0").frame.width)
        }
        #expect(widths[1] > widths[0] + 5)
    }

    @Test func `restart empties the set of dealt cards, so the deck is whole again (S29.12)`() throws {
        let stage = try open("layered-deck")
        try stage.tap("deck")
        try stage.settle()
        try stage.tap("card 3")
        try stage.settle()
        #expect(try isFaceUp(stage, 3))
        try stage.tap("Restart")
        try stage.settle()
        #expect(try cardsInDeck(stage) == 8 && !isFaceUp(stage, 3))
    }

    @Test func `shuffling moves the cells by their ids (S2.6, S29.12)`() throws {
        let stage = try open("layered-deck")
        try stage.tap("deck")
        try stage.settle()
        let before = try frames(stage)
        let layers = try (0..<8).map { try stage.layer("card \($0)").id }
        try stage.tap("Shuffle")
        #expect(try frames(stage) == before)
        try stage.settle()
        // A riffle shuffle: 4 0 5 1 6 2 7 3.
        for (place, card) in [4, 0, 5, 1, 6, 2, 7, 3].enumerated() {
            #expect(try stage.layer("card \(card)").frame.origin == before[place].origin)
        }
        #expect(try (0..<8).map { try stage.layer("card \($0)").id } == layers)
    }

    // MARK: The glitch

    @Test func `with the padding and without, an emoji in flight never flickers (S29.11)`() throws {
        let stage = try Stage.page("glitch")
        try stage.tap("Fly")
        var last: [Double]?
        for frame in 1...20 {
            stage.advance(frames: 1)
            var widths: [Double] = []
            for card in ["card 1", "card 2"] {
                let layer = try stage.layer(card)
                let emoji = layer.all.filter { $0.text == "👻" }
                #expect(emoji.count == 1 && emoji[0].opacity == 1, "\(card), frame \(frame)")
                #expect(abs(emoji[0].frame.midX - layer.frame.midX) < 0.5, "\(card), frame \(frame)")
                #expect(abs(emoji[0].frame.midY - layer.frame.midY) < 0.5, "\(card), frame \(frame)")
                widths.append(emoji[0].frame.width)
            }
            // It grows with its card, by no more than its share in each frame.
            if let last {
                for (old, new) in zip(last, widths) { #expect(new >= old - 0.01 && new - old < 6, "frame \(frame)") }
            }
            last = widths
        }
    }

    // MARK: Pies

    /// Covered part of the disc, measured for a pie that lies alone on white; `whole` is the coverage of a full pixel.
    private func part(_ stage: Stage, radius: Double, whole: Double) throws -> Double {
        try stage.image.missingGreen(in: stage.layer("pie").frame) / (.pi * radius * radius * whole)
    }

    @Test func `a pie's two angles go there as numbers (S4.7, S29.8)`() throws {
        let stage = try open("pie")
        // Red has a green component of 59; a slice that ends at 110° leaves 250° of the disc.
        let red = 1 - 59.0 / 255
        #expect(abs(try part(stage, radius: 120, whole: red) - 250.0 / 360) < 0.003)
        try stage.tap("Turn")
        for step in 1...10 {
            stage.advance(to: Double(step) / 10)
            let degrees = 110 + 180 * Double(step) / 10
            #expect(abs(try part(stage, radius: 120, whole: red) - (1 - degrees / 360)) < 0.003, "at \(stage.time)")
        }
    }

    @Test func `the bonus shrinks at an even pace from what is left of it`() throws {
        let stage = try open("bonus")
        let faded = 0.5 * (1 - 59.0 / 255)
        try stage.tap("pie")
        for step in 0..<10 {
            stage.advance(to: 0.4 * Double(step))
            let remaining = 0.8 * (1 - Double(step) / 10)
            #expect(abs(try part(stage, radius: 95, whole: faded) - remaining) < 0.005, "at \(stage.time)")
        }
    }
}
