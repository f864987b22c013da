import Testing

@testable import FrameTiming

struct RoundsTests {
    @Test func `the median is in the middle`() {
        #expect(Rounds.median([]) == 0)
        #expect(Rounds.median([3]) == 3)
        #expect(Rounds.median([9, 1, 2]) == 2)
        #expect(Rounds.median([4, 1, 2, 100]) == 3)
    }

    @Test func `measurements take turns`() {
        var calls: [String] = []
        var number = 0.0
        func measure(_ name: String) -> Double {
            calls.append(name)
            number += 1
            return number
        }
        let medians = Rounds.medians(of: 3, [{ measure("a") }, { measure("b") }])
        #expect(calls == ["a", "b", "a", "b", "a", "b"])
        #expect(medians == [3, 4])  // of 1, 3, 5 and of 2, 4, 6
    }

    @Test func `a table's numbers stand below each other`() {
        let table = TextTable(rows: [["a spring", "9.5", "ns"], ["cards", "100.0", "µs"], ["none", "0", ""]])
        #expect(table.text == "a spring    9.5  ns\ncards     100.0  µs\nnone          0")
    }
}
