import SwiftUI

/// Symbols in variants, weights and colours, and their effects.
struct SymbolsPage: GalleryPage {
    static let name = "symbols"
    static let title = "Symbols"
    static let summary = "variants, weights, colours and effects of symbols"
    static let symbol = "star.circle.fill"

    private static let variants = [
        "bell", "bell.fill", "bell.circle", "bell.circle.fill", "bell.square.fill", "bell.slash", "bell.slash.fill",
        "bell.badge", "folder.badge.plus", "person.badge.clock", "12.circle", "a.square.fill", "heart.slash.circle",
        "circle.lefthalf.filled", "rectangle.inset.filled", "square.dashed", "checkmark.seal.fill", "play.tv",
    ]

    @State private var taps = 0
    @State private var isActive = false
    @State private var isPlaying = false
    @State private var strength = 0.5

    var body: some View {
        ScrollView {
            VStack(spacing: 28) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))], spacing: 14) {
                    ForEach(Self.variants, id: \.self) { Image(systemName: $0).font(.title) }
                }
                weights
                colours
                onChange
                whileActive
                replacement
            }
            .frame(maxWidth: 420)
            .padding()
        }
    }

    private var weights: some View {
        HStack(spacing: 14) {
            ForEach([Font.Weight.ultraLight, .light, .regular, .semibold, .bold, .black], id: \.self) {
                Image(systemName: "calendar.badge.plus").font(.system(size: 30, weight: $0))
            }
        }
    }

    private var colours: some View {
        HStack(spacing: 22) {
            Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.black, .yellow)
            Image(systemName: "person.crop.circle.badge.plus").foregroundStyle(.green, .blue)
            Image(systemName: "heart.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.pink)
            Image(systemName: "star.fill").foregroundStyle(
                .linearGradient(
                    colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
            Image(systemName: "wifi", variableValue: strength)
            Slider(value: $strength) { Text("Strength") }
        }
        .font(.largeTitle)
    }

    private var onChange: some View {
        VStack(spacing: 12) {
            HStack(spacing: 26) {
                Image(systemName: "bell.fill").symbolEffect(.wiggle, value: taps)
                Image(systemName: "heart.fill").symbolEffect(.bounce, value: taps).foregroundStyle(.pink)
                Image(systemName: "gearshape.fill").symbolEffect(.rotate, value: taps)
                Image(systemName: "moon.fill").symbolEffect(.bounce.down, options: .repeat(2), value: taps)
            }
            .font(.largeTitle)
            Button("Play effects") { taps += 1 }
        }
    }

    private var whileActive: some View {
        VStack(spacing: 12) {
            HStack(spacing: 26) {
                Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isActive)
                Image(systemName: "mic.fill").symbolEffect(.pulse, isActive: isActive)
                Image(systemName: "arrow.triangle.2.circlepath").symbolEffect(.rotate, isActive: isActive)
                Image(systemName: "leaf.fill").symbolEffect(.breathe, isActive: isActive)
                Image(systemName: "star.fill").symbolEffect(.scale.up, isActive: isActive)
                Image(systemName: "eye.fill").symbolEffect(.disappear, isActive: isActive)
            }
            .font(.largeTitle)
            Toggle("Active", isOn: $isActive).fixedSize()
        }
    }

    private var replacement: some View {
        Button {
            isPlaying.toggle()
        } label: {
            Label(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill")
                .contentTransition(.symbolEffect(.replace))
        }
    }
}
