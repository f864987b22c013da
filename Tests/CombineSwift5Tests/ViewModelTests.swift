// A typical existing program: Swift 5 language mode, no `@MainActor`, nothing marked `Sendable`.
import Combine
import Foundation
import Testing

class ShoppingList: ObservableObject {
    @Published private(set) var items: [String] = []
    @Published var search = ""
    private var cancellables = Set<AnyCancellable>()
    private var saved: AnyCancellable?
    var saves = 0

    static let shared = ShoppingList()

    init() {
        $items
            .dropFirst()
            .sink { [weak self] _ in self?.saves += 1 }
            .store(in: &cancellables)
        saved = $search.map(\.count).removeDuplicates().sink { _ in }
    }

    func add(_ item: String) { items.append(item) }
    func clear() {
        objectWillChange.send()
        saved?.cancel()
    }
}

final class Clock: ObservableObject {
    @Published var now = Date()
    let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
}

struct ViewModelTests {
    @Test func `a view model of language mode 5 works as it is`() {
        let list = ShoppingList()
        var changes = 0
        let listening = list.objectWillChange.sink { changes += 1 }
        list.add("milk")
        list.search = "m"
        list.clear()
        #expect(list.saves == 1)
        #expect(changes == 3)
        listening.cancel()
    }
}
