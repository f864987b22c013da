import Combine
import Observation
import Testing
import ViewGraph

/// Values of types that are compiled anew. Types of one name in two others stand for those of two libraries.
struct CarriedValueTests {
    enum Old {
        enum Side { case front, back }
        enum Mood: Codable {
            case calm
            case wild(Int)
        }
        struct Item: Hashable {
            var name: String
            var side = Side.front
        }
        struct Page {
            var items: [Item]
            var byName: [String: Item]
            var count: Int
        }
        @Observable final class Store {
            var items: [Item] = []
            var count = 0
            @ObservationIgnored var action: () -> String = { "old" }
        }
        final class Settings: ObservableObject {
            @Published var side = Side.front
            @Published var volume = 0
            var subscriptions: Set<AnyCancellable> = []
        }
    }

    enum New {
        enum Side { case left, back, front }
        enum Mood: Codable {
            case wild(Int)
            case calm
        }
        struct Item: Hashable {
            var name: String
            var side = Side.front
        }
        struct Page {
            var title = "new"
            var count: Double
            var items: [Item]
            var byName: [String: Item]
        }
        @Observable final class Store {
            var title = "new"
            var count = 0
            var items: [Item] = []
            @ObservationIgnored var action: () -> String = { "new" }
        }
        final class Settings: ObservableObject {
            @Published var volume = 0
            @Published var side = Side.front
            var subscriptions: Set<AnyCancellable> = []
        }
    }

    private let carried = CarriedValue { "\(String(reflecting: $0))".contains("CarriedValueTests") }

    @Test func `values of other modules stay as they are`() {
        #expect(carried.converted(3, to: 0) == 3)
        #expect(carried.converted("a", to: "b") == "a")
        #expect(carried.converted([1: ["a"]], to: [:]) == [1: ["a"]])
        #expect(carried.converted(3, to: "b") == nil)
        #expect(carried.converted(3, to: 0.5) == nil)
    }

    @Test func `cases are found by name`() {
        #expect(carried.converted(Old.Side.back, to: New.Side.front) == .back)
        #expect(carried.converted(Old.Side.front, to: New.Side.back) == .front)
        #expect(carried.converted(New.Side.left, to: Old.Side.back) == nil)
        #expect(carried.converted(Old.Side.back, to: New.Item(name: "")) == nil)
        #expect(carried.converted(Optional(Old.Side.back) as Any, to: New.Side?.none) == .back)
    }

    @Test func `cases with values are found by their encoded form`() throws {
        let mood = try #require(carried.converted(Old.Mood.wild(3), to: New.Mood.calm))
        guard case .wild(3) = mood else {
            Issue.record("\(mood)")
            return
        }
    }

    @Test func `fields are found by name, and others keep their initial values`() throws {
        let item = Old.Item(name: "Tea", side: .back)
        let old = Old.Page(items: [item, Old.Item(name: "Milk")], byName: ["t": item], count: 4)
        let new = try #require(carried.converted(old, to: New.Page(count: 0.5, items: [], byName: [:])))
        #expect(new.items == [New.Item(name: "Tea", side: .back), New.Item(name: "Milk", side: .front)])
        #expect(new.byName == ["t": New.Item(name: "Tea", side: .back)])
        #expect(new.title == "new" && new.count == 0.5)
    }

    @Test func `an object that can be observed takes the fields, and keeps its closures`() throws {
        let old = Old.Store()
        old.items = [Old.Item(name: "Tea")]
        old.count = 7
        let initial = New.Store()
        let new = try #require(carried.converted(old, to: initial))
        #expect(new === initial && new.count == 7 && new.items == [New.Item(name: "Tea")])
        #expect(new.title == "new" && new.action() == "new")
        let changes = Changes()
        withObservationTracking {
            _ = new.count
        } onChange: {
            changes.count += 1
        }
        new.count += 1
        #expect(changes.count == 1)
    }

    @Test func `published properties announce their next change`() throws {
        let old = Old.Settings()
        old.volume = 5
        old.side = .back
        old.objectWillChange.sink { _ in }.store(in: &old.subscriptions)
        let new = try #require(carried.converted(old, to: New.Settings()))
        #expect(new.volume == 5)
        #expect(new.side == .back)
        #expect(new.subscriptions.isEmpty)
        let changes = Changes()
        let subscription = new.objectWillChange.sink { _ in changes.count += 1 }
        new.volume = 6
        #expect(changes.count == 1)
        subscription.cancel()
    }

    @Test func `a value is plain without anything of the old code`() {
        for value: Any in [1, "a", [1, 2], Optional("a") as Any, AnyHashable("a"), [AnyHashable(3)]] {
            #expect(carried.isPlain(value), "\(value)")
        }
        for value: Any in [Old.Side.back, [AnyHashable(Old.Side.back)], Old.Store(), { () -> Void in }] {
            #expect(!carried.isPlain(value), "\(value)")
        }
    }

    private final class Changes: @unchecked Sendable {
        var count = 0
    }
}
