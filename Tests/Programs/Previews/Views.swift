import SwiftUI

enum Mood: String, CaseIterable { case calm, wild }

enum Side { case front, back }

struct Entry: Identifiable {
    let id: Int
    var name: String
}

@Observable final class Diary {
    var entries = [Entry(id: 0, name: "Tea")]
    var visits = 0
}

final class Settings: ObservableObject {
    @Published var volume = 0
}

/// States of all kinds, which one button changes.
struct CounterView: View {
    @State private var count = 0
    @State private var mood = Mood.calm
    @State private var side = Side.front
    @State private var entries: [Entry] = []
    @State private var diary = Diary()
    @StateObject private var settings = Settings()

    var body: some View {
        VStack(spacing: 12) {
            Text("Count \(count)").font(.largeTitle).foregroundStyle(.blue)
            Text("\(mood.rawValue), \(String(describing: side)), \(entries.map(\.name).joined(separator: " "))")
            Text("\(diary.entries.count) entries, \(diary.visits) visits, volume \(settings.volume)")
            Button("Plus", action: plus).buttonStyle(.borderedProminent)
        }
        .padding()
    }

    private func plus() {
        count += 1
        mood = .wild
        side = .back
        entries.append(Entry(id: count, name: "e\(count)"))
        diary.entries.append(Entry(id: count, name: "More"))
        diary.visits += 1
        settings.volume += 5
    }
}

/// A list that can be scrolled.
struct RowsView: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(0..<60) { Text("Row \($0)").padding(4) }
            }
        }
        .accessibilityIdentifier("rows")
    }
}

struct WeatherCard: View {
    let title: String
    var detail = "Nothing new"
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: "sun.max")
                    .foregroundStyle(.white)
                    .frame(width: 32, height: 32)
                    .background(.indigo.gradient, in: RoundedRectangle(cornerRadius: 8))
                VStack(alignment: .leading) {
                    Text(title).font(.headline)
                    Text(detail).font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Button(isExpanded ? "Less" : "More") { withAnimation { isExpanded.toggle() } }
            }
            if isExpanded {
                ForEach(0..<3, id: \.self) { index in
                    Label("Line \(index) of \(title)", systemImage: "circle")
                        .font(.footnote)
                }
            }
        }
        .padding(12)
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    }
}

struct MailCard: View {
    let title: String
    var detail = "Nothing new"
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: "envelope")
                    .foregroundStyle(.white)
                    .frame(width: 32, height: 32)
                    .background(.indigo.gradient, in: RoundedRectangle(cornerRadius: 8))
                VStack(alignment: .leading) {
                    Text(title).font(.headline)
                    Text(detail).font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Button(isExpanded ? "Less" : "More") { withAnimation { isExpanded.toggle() } }
            }
            if isExpanded {
                ForEach(0..<3, id: \.self) { index in
                    Label("Line \(index) of \(title)", systemImage: "circle")
                        .font(.footnote)
                }
            }
        }
        .padding(12)
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    }
}

struct MusicCard: View {
    let title: String
    var detail = "Nothing new"
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: "music.note")
                    .foregroundStyle(.white)
                    .frame(width: 32, height: 32)
                    .background(.indigo.gradient, in: RoundedRectangle(cornerRadius: 8))
                VStack(alignment: .leading) {
                    Text(title).font(.headline)
                    Text(detail).font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Button(isExpanded ? "Less" : "More") { withAnimation { isExpanded.toggle() } }
            }
            if isExpanded {
                ForEach(0..<3, id: \.self) { index in
                    Label("Line \(index) of \(title)", systemImage: "circle")
                        .font(.footnote)
                }
            }
        }
        .padding(12)
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    }
}

struct MapsCard: View {
    let title: String
    var detail = "Nothing new"
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: "map")
                    .foregroundStyle(.white)
                    .frame(width: 32, height: 32)
                    .background(.indigo.gradient, in: RoundedRectangle(cornerRadius: 8))
                VStack(alignment: .leading) {
                    Text(title).font(.headline)
                    Text(detail).font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Button(isExpanded ? "Less" : "More") { withAnimation { isExpanded.toggle() } }
            }
            if isExpanded {
                ForEach(0..<3, id: \.self) { index in
                    Label("Line \(index) of \(title)", systemImage: "circle")
                        .font(.footnote)
                }
            }
        }
        .padding(12)
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    }
}

struct PhotosCard: View {
    let title: String
    var detail = "Nothing new"
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: "photo")
                    .foregroundStyle(.white)
                    .frame(width: 32, height: 32)
                    .background(.indigo.gradient, in: RoundedRectangle(cornerRadius: 8))
                VStack(alignment: .leading) {
                    Text(title).font(.headline)
                    Text(detail).font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Button(isExpanded ? "Less" : "More") { withAnimation { isExpanded.toggle() } }
            }
            if isExpanded {
                ForEach(0..<3, id: \.self) { index in
                    Label("Line \(index) of \(title)", systemImage: "circle")
                        .font(.footnote)
                }
            }
        }
        .padding(12)
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    }
}

struct ClockCard: View {
    let title: String
    var detail = "Nothing new"
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: "clock")
                    .foregroundStyle(.white)
                    .frame(width: 32, height: 32)
                    .background(.indigo.gradient, in: RoundedRectangle(cornerRadius: 8))
                VStack(alignment: .leading) {
                    Text(title).font(.headline)
                    Text(detail).font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Button(isExpanded ? "Less" : "More") { withAnimation { isExpanded.toggle() } }
            }
            if isExpanded {
                ForEach(0..<3, id: \.self) { index in
                    Label("Line \(index) of \(title)", systemImage: "circle")
                        .font(.footnote)
                }
            }
        }
        .padding(12)
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    }
}

struct NotesCard: View {
    let title: String
    var detail = "Nothing new"
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: "note.text")
                    .foregroundStyle(.white)
                    .frame(width: 32, height: 32)
                    .background(.indigo.gradient, in: RoundedRectangle(cornerRadius: 8))
                VStack(alignment: .leading) {
                    Text(title).font(.headline)
                    Text(detail).font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Button(isExpanded ? "Less" : "More") { withAnimation { isExpanded.toggle() } }
            }
            if isExpanded {
                ForEach(0..<3, id: \.self) { index in
                    Label("Line \(index) of \(title)", systemImage: "circle")
                        .font(.footnote)
                }
            }
        }
        .padding(12)
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    }
}

struct Board: View {
    var body: some View {
        VStack(spacing: 8) {
            WeatherCard(title: "Weather", detail: "Sunny")
            MailCard(title: "Mail")
            MusicCard(title: "Music")
            MapsCard(title: "Maps")
            PhotosCard(title: "Photos")
            ClockCard(title: "Clock")
            NotesCard(title: "Notes")
        }
        .padding()
    }
}

#Preview("Counter", traits: .fixedLayout(width: 300, height: 300)) { CounterView() }

#Preview("Rows", traits: .fixedLayout(width: 200, height: 300)) { RowsView() }

#Preview("Switch", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = false
    Button(isOn ? "Bright" : "Lamp") { isOn.toggle() }.padding()
}

struct Board_Previews: PreviewProvider {
    static var previews: some View {
        Board().previewDisplayName("Board").previewLayout(.fixed(width: 340, height: 700))
        Text("Grüße").previewLayout(.sizeThatFits)
    }
}
