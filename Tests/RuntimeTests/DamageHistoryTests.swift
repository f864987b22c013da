import Platform
import Testing

@testable import Runtime

struct DamageHistoryTests {
    private func rect(_ number: Int) -> PixelRect { PixelRect(x: number, y: 0, width: 1, height: 1) }

    private func history(_ count: Int) -> DamageHistory {
        var history = DamageHistory()
        for number in 0..<count { history.append([rect(number)]) }
        return history
    }

    @Test func `a buffer of age n misses the last n frames`() {
        var history = history(4)
        #expect(history.damage(forAge: 1) == [rect(3)])
        #expect(history.damage(forAge: 2) == [rect(2), rect(3)])
        #expect(history.damage(forAge: 4) == [rect(0), rect(1), rect(2), rect(3)])
    }

    @Test func `of unknown content, and of what is older than anybody remembers, everything is to be drawn`() {
        for (count, ages) in [(4, [0, -1]), (1, [2]), (40, [5])] {
            var history = history(count)
            for age in ages { #expect(history.damage(forAge: age) == nil) }
        }
        var long = history(40)
        #expect(long.damage(forAge: 4) == (36..<40).map { rect($0) })
    }

    @Test func `what was not drawn is taken back`() {
        var history = history(3)
        history.removeLast()
        #expect(history.damage(forAge: 2) == [rect(0), rect(1)])
        history.append([rect(9)])
        #expect(history.damage(forAge: 1) == [rect(9)])
    }

    @Test func `a new size forgets all`() {
        var history = history(3)
        history.removeAll()
        #expect(history.damage(forAge: 1) == nil)
    }
}
