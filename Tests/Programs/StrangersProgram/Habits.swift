import SwiftUI

// A tracker of habits: a model with @Observable, saved as JSON, a list with sections, a chart drawn by hand, a sheet.

struct Habit: Identifiable, Codable, Hashable {
    var id = UUID()
    var name: String
    var emoji: String
    var colorHex: UInt
    var target = 7
    var done: Set<Int> = []
}

extension Color {
    init(hex: UInt, alpha: Double = 1) {
        self.init(
            .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
            blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
    }
}

@Observable final class HabitStore {
    private(set) var habits: [Habit] = [] { didSet { save() } }
    private(set) var problem: String?
    @ObservationIgnored private let url = URL.documentsDirectory.appendingPathComponent("habits.json")

    init() {
        // The first run has no file.
        let saved = (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode([Habit].self, from: $0) }
        habits =
            saved ?? [
                Habit(name: "Drink water", emoji: "💧", colorHex: 0x3498db),
                Habit(name: "Read", emoji: "📚", colorHex: 0xe67e22, target: 5),
            ]
        save()
    }

    func add(_ habit: Habit) { habits.append(habit) }
    func delete(at offsets: IndexSet) { habits.remove(atOffsets: offsets) }
    func move(from source: IndexSet, to destination: Int) { habits.move(fromOffsets: source, toOffset: destination) }
    func toggle(_ habit: Habit, on day: Int) {
        guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
        habits[index].done.formSymmetricDifference([day])
    }

    private func save() {
        do {
            try JSONEncoder().encode(habits).write(to: url, options: .atomic)
        } catch {
            problem = error.localizedDescription
        }
    }
}

struct ProgressRing: View {
    var progress: Double
    var color: Color

    var body: some View {
        ZStack {
            Circle().stroke(color.opacity(0.2), lineWidth: 5)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(
                    AngularGradient(gradient: Gradient(colors: [color.opacity(0.6), color]), center: .center),
                    style: StrokeStyle(lineWidth: 5, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
                .animation(.spring(response: 0.6, dampingFraction: 0.7), value: progress)
        }
        .frame(width: 40, height: 40)
    }
}

struct BarChart: View {
    let values: [(label: String, value: Double)]

    var body: some View {
        GeometryReader { proxy in
            let highest = max(values.map(\.value).max() ?? 1, 1)
            HStack(alignment: .bottom, spacing: 6) {
                ForEach(values, id: \.label) { entry in
                    VStack {
                        Spacer(minLength: 0)
                        UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
                            .fill(Color.accentColor.gradient)
                            .frame(height: max(2, (proxy.size.height - 20) * entry.value / highest))
                        Text(entry.label).font(.caption2).foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
    }
}

struct HabitsView: View {
    @Environment(HabitStore.self) private var store
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                Section("Today") {
                    ForEach(store.habits) { habit in row(habit) }
                        .onDelete(perform: store.delete)
                        .onMove { store.move(from: $0, to: $1) }
                }
                Section {
                    BarChart(
                        values: (0..<3).map { day in
                            ("Day \(day)", Double(store.habits.filter { $0.done.contains(day) }.count))
                        }
                    )
                    .frame(height: 120)
                } footer: {
                    if let problem = store.problem {
                        Text(problem)
                    } else {
                        Text("^[\(store.habits.count) habit](inflect: true)")
                    }
                }
            }
            .navigationTitle("Habits")
            .toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                    EditButton()
                    Button("Add", systemImage: "plus") { isAdding.toggle() }
                }
            }
            .sheet(isPresented: $isAdding) { NewHabitView() }
        }
    }

    private func row(_ habit: Habit) -> some View {
        HStack(spacing: 16) {
            ProgressRing(progress: Double(habit.done.count) / Double(habit.target), color: Color(hex: habit.colorHex))
                .overlay { Text(habit.emoji) }
            VStack(alignment: .leading, spacing: 2) {
                Text(habit.name).strikethrough(habit.done.contains(0), color: .secondary)
                Text("Done: \(habit.done.count) of \(habit.target)").font(.footnote).foregroundStyle(.secondary)
            }
            Spacer()
            Button {
                withAnimation { store.toggle(habit, on: 0) }
            } label: {
                Image(systemName: habit.done.contains(0) ? "checkmark.circle.fill" : "circle").imageScale(.large)
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Finish \(habit.name)")
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
                store.toggle(habit, on: 0)
            } label: {
                Label("Done", systemImage: "checkmark")
            }
            .tint(.green)
        }
    }
}

struct NewHabitView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(HabitStore.self) private var store
    @State private var draft = Habit(name: "", emoji: "⭐️", colorHex: 0x2ecc71)
    @FocusState private var nameIsFocused: Bool

    var body: some View {
        NavigationView {
            Form {
                TextField("Name", text: $draft.name, prompt: Text("e.g. Meditate"))
                    .focused($nameIsFocused)
                    .textInputAutocapitalization(.words)
                    .submitLabel(.done)
                Stepper("Target: \(draft.target)", value: $draft.target, in: 1...7)
                Picker("Emoji", selection: $draft.emoji) {
                    ForEach(["⭐️", "🧘", "🏃"], id: \.self, content: Text.init)
                }
                .pickerStyle(.segmented)
            }
            .navigationBarTitle("New Habit", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel", role: .cancel) { dismiss() },
                trailing: Button("Save") {
                    store.add(draft)
                    dismiss()
                }
                .disabled(draft.name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
            )
        }
        .onAppear { nameIsFocused = true }
        .interactiveDismissDisabled(!draft.name.isEmpty)
    }
}

struct HabitsScreen: View {
    @State private var store = HabitStore()
    var body: some View { HabitsView().environment(store).tint(.purple) }
}

#Preview { HabitsScreen() }
