import SwiftUI

/// Controls in styles of a program's own, some of which add to the style around.
struct StylesPage: GalleryPage {
    static let name = "styles"
    static let title = "Styles of one's own"
    static let summary = "buttons, toggles, progress and boxes that a program draws"
    static let symbol = "paintbrush.fill"

    @State private var isOn = true
    @State private var done = 0.6
    @State private var stamps = 0
    @State private var isOpen = true

    var body: some View {
        ScrollView {
            VStack(spacing: 22) {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 16) { stamping }
                    VStack(spacing: 16) { stamping }
                }
                .animation(.snappy, value: stamps)
                VStack(alignment: .leading, spacing: 12) {
                    Toggle("A switch in a frame", isOn: $isOn).toggleStyle(FramedToggleStyle())
                    Toggle("A checkbox in a frame", isOn: $isOn)
                        .toggleStyle(FramedToggleStyle()).toggleStyle(.checkbox)
                }
                GroupBox("Watering can") {
                    HStack(spacing: 20) {
                        ProgressView(value: done) { Text("Water") }.progressViewStyle(PieProgressStyle())
                        Slider(value: $done) { Text("Level") }.labelsHidden()
                    }
                }
                .groupBoxStyle(TabBoxStyle())
                DisclosureGroup("More of it", isExpanded: $isOpen) {
                    Text("The content of a group in a style of its own.")
                }
                .disclosureGroupStyle(PlusStyle())
            }
            .frame(maxWidth: 440)
            .padding()
        }
    }

    @ViewBuilder private var stamping: some View {
        Button("Stamp") { stamps += 1 }.buttonStyle(StampStyle())
        Button("Hold") { withAnimation { stamps = 0 } }.buttonStyle(HoldStyle())
        Text("\(stamps) stamps").contentTransition(.numericText(value: Double(stamps)))
    }
}

/// A rubber stamp, which is pressed down.
private struct StampStyle: ButtonStyle {
    @Environment(\.colorScheme) private var colorScheme

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(Palette(colorScheme).accent)
            .padding(.horizontal, 18)
            .padding(.vertical, 10)
            .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Palette(colorScheme).accent, lineWidth: 3) }
            .rotationEffect(.degrees(configuration.isPressed ? 0 : -4))
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.snappy(duration: 0.18), value: configuration.isPressed)
    }
}

/// A capsule that fills while it is held, and acts when it is full.
private struct HoldStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Holding(configuration: configuration) }

    private struct Holding: View {
        let configuration: Configuration
        @State private var isHeld = false

        var body: some View {
            configuration.label
                .padding(.horizontal, 18)
                .padding(.vertical, 10)
                .background(alignment: .leading) {
                    Color.accentColor.opacity(0.3).scaleEffect(x: isHeld ? 1 : 0, anchor: .leading)
                }
                .background(Color.accentColor.opacity(0.12))
                .clipShape(Capsule())
                .onLongPressGesture(minimumDuration: 0.8) {
                    configuration.trigger()
                } onPressingChanged: { isPressing in
                    withAnimation(.linear(duration: isPressing ? 0.8 : 0.2)) { isHeld = isPressing }
                }
        }
    }
}

/// The toggle of the style around, in a frame.
private struct FramedToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration)
            .padding(12)
            .overlay {
                RoundedRectangle(cornerRadius: 10)
                    .strokeBorder(configuration.isOn ? Color.accentColor : .gray, lineWidth: configuration.isOn ? 2 : 1)
            }
            .animation(.snappy, value: configuration.isOn)
    }
}

/// A pie that fills.
private struct PieProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let done = configuration.fractionCompleted ?? 0
        VStack {
            Circle()
                .trim(from: 0, to: done)
                .stroke(Color.accentColor, lineWidth: 26)
                .rotationEffect(.degrees(-90))
                .frame(width: 26, height: 26)
                .padding(15)
                .overlay { Circle().strokeBorder(Color.accentColor, lineWidth: 2) }
            configuration.label
        }
    }
}

/// A box with its title on a tab.
private struct TabBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            configuration.label
                .font(.headline)
                .padding(.horizontal, 14)
                .padding(.vertical, 6)
                .background(
                    Color.accentColor.opacity(0.2),
                    in: UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10))
            configuration.content
                .padding(14)
                .frame(maxWidth: .infinity)
                .background(
                    Color.accentColor.opacity(0.1),
                    in: UnevenRoundedRectangle(bottomLeadingRadius: 10, bottomTrailingRadius: 10, topTrailingRadius: 10)
                )
        }
    }
}

/// A plus sign that turns into a cross while the content is shown.
private struct PlusStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            Button {
                withAnimation(.snappy) { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    Image(systemName: "plus").rotationEffect(.degrees(configuration.isExpanded ? 45 : 0))
                        .accessibilityHidden(true)
                    configuration.label
                }
            }
            .buttonStyle(.plain)
            .accessibilityValue(configuration.isExpanded ? "shown" : "hidden")
            if configuration.isExpanded { configuration.content.transition(.opacity) }
        }
    }
}
