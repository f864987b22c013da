import Combine
import Testing

@MainActor struct PublishedTests {
    @Test func `a new subscriber gets the value there is, then each new one before it is stored`() {
        let model = Model()
        var seen: [String] = []
        let listening = model.$name.sink { seen.append("\($0) over \(model.name)") }
        model.name = "Ada"
        #expect(seen == [" over ", "Ada over "])
        listening.cancel()
    }

    @Test func `equal values are told as well`() {
        let model = Model()
        var count = 0
        let listening = model.$name.dropFirst().sink { _ in count += 1 }
        model.name = ""
        #expect(count == 1)
        listening.cancel()
    }

    @Test func `another publisher can be assigned to it, and the object can go`() {
        weak var weakModel: Model?
        let names = PassthroughSubject<String, Never>()
        do {
            let model = Model()
            weakModel = model
            names.assign(to: &model.$name)
            names.send("Grace")
            #expect(model.name == "Grace")
        }
        #expect(weakModel == nil)
        names.send("nobody")
    }

    @Test func `an initializer may give the first value`() {
        #expect(Model(name: "Alan").name == "Alan")
    }

    @Test func `a change made while one is told is kept in order`() {
        let model = Model()
        var seen: [String] = []
        let listening = model.$name.sink { name in
            seen.append(name)
            if name == "a" { model.count = 1 }
        }
        model.name = "a"
        #expect(model.count == 1 && model.name == "a")
        #expect(seen == ["", "a"])
        listening.cancel()
    }
}

private final class Model: ObservableObject {
    @Published var name: String
    @Published var count = 0
    init(name: String = "") { self.name = name }
}
