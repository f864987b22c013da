import Testing

@testable import MemoryGame

struct SeededGeneratorTests {
    @Test func `gives the published numbers of SplitMix64`() {
        var generator = SeededGenerator(seed: 1_234_567)
        #expect(generator.next() == 6_457_827_717_110_365_317)
        #expect(generator.next() == 3_203_168_211_198_807_973)
        #expect(generator.next() == 9_817_491_932_198_370_423)
    }

    @Test func `gives the same order for the same seed, and another one for another`() {
        func order(_ seed: UInt64) -> [Int] {
            var generator = SeededGenerator(seed: seed)
            return (0..<52).shuffled(using: &generator)
        }
        #expect(order(7) == order(7))
        #expect(order(7) != order(8))
    }
}
