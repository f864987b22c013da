// State in the forms that programs use; imports only SwiftUI.
import SwiftUI

struct GameModel<Content: Equatable> {
    private(set) var cards: [Card]
    private(set) var score = 0

    init(pairs: Int, content: (Int) -> Content) {
        cards = []
        for index in 0..<max(2, pairs) {
            cards.append(Card(content: content(index), id: "\(index)a"))
            cards.append(Card(content: content(index), id: "\(index)b"))
        }
    }

    mutating func choose(_ card: Card) {
        guard let index = cards.firstIndex(where: { $0.id == card.id }) else { return }
        cards[index].isFaceUp.toggle()
        score += 1
    }

    mutating func shuffle() { cards.reverse() }

    struct Card: Identifiable, Equatable, CustomDebugStringConvertible {
        var isFaceUp = false
        var isMatched = false
        let content: Content
        var id: String
        var debugDescription: String { "\(id) \(content)" }
    }
}

class GameViewModel: ObservableObject {
    typealias Card = GameModel<String>.Card
    private static let emojis = ["🐶", "🐱", "🐭", "🐹", "🐰"]
    private static func makeGame() -> GameModel<String> {
        GameModel(pairs: 3) { index in emojis.indices.contains(index) ? emojis[index] : "⁉️" }
    }

    @Published private var model = GameViewModel.makeGame()
    @Published var name = "Game"
    var cards: [Card] { model.cards }
    var score: Int { model.score }
    var color: Color { .orange }

    func choose(_ card: Card) { model.choose(card) }
    func shuffle() {
        objectWillChange.send()
        model.shuffle()
    }
}

@Observable class ScoreKeeper {
    var score = 0
    var names = ["Ann", "Bo"]
}

struct PlayerEditor: View {
    @Bindable var keeper: ScoreKeeper
    @FocusState private var focused: Field?
    enum Field: Hashable { case name, score }

    var body: some View {
        VStack {
            ForEach($keeper.names, id: \.self) { $name in
                TextField("Name", text: $name).focused($focused, equals: .name)
            }
            Stepper("Score \(keeper.score)", value: $keeper.score, in: 0...10)
        }
        .onAppear { focused = .name }
    }
}

struct NameField: View {
    @Binding var name: String
    var body: some View { TextField("Name", text: $name) { _ in }.onSubmit { name += "!" } }
}

struct Chooser: View {
    @EnvironmentObject var store: GameViewModel
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.scenePhase) private var scenePhase
    @State private var index = 0
    var body: some View {
        Text("\(index) \(colorScheme == .dark ? "dark" : "light") \(store.cards.count)")
            .onChange(of: scenePhase) { phase in if phase == .background { index = 0 } }
            .onChange(of: index) { index -= 0 }
            .onChange(of: store.score) { old, new in if new > old { index += 1 } }
    }
}

struct StateDemand: View {
    @StateObject private var viewModel = GameViewModel()
    @ObservedObject var other: GameViewModel
    @State private var keeper = ScoreKeeper()
    @State private var isOn = false
    @State private var ratio: CGFloat = 0.5
    @Namespace private var space
    @AppStorage("demand.rounds") private var rounds = 0
    @SceneStorage("demand.scene") private var sceneName = ""
    private var upper: Binding<Double> {
        Binding<Double>(get: { Double(ratio) }, set: { ratio = CGFloat($0) })
    }

    var body: some View {
        VStack {
            NameField(name: $viewModel.name)
            NameField(name: .constant("Fixed"))
            Chooser().environmentObject(viewModel)
            PlayerEditor(keeper: keeper)
            Toggle("On", isOn: $isOn)
            Toggle(isOn: $isOn.animation()) { Text("Animated") }
            Slider(value: upper, in: 0...1)
            Text("\(rounds) \(sceneName)")
        }
        .environment(keeper)
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in rounds += 0 }
        .task { await Task.yield() }
    }
}
