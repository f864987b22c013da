import SwiftUI

/// Bars of pages: grounds, subtitles, titles that people change, and spaces between buttons; over rows with badges.
struct BarsPage: GalleryPage {
    static let name = "bars"
    static let title = "Bars and rows"
    static let summary = "toolbarBackground, navigationSubtitle, ToolbarSpacer, badge, hoverEffect, textSelection"
    static let symbol = "rectangle.fill"

    @State private var title = "Harbour"
    @State private var ground = Ground.standard
    @State private var started = Date.now

    private enum Ground: String, CaseIterable {
        case standard = "Standard"
        case coloured = "Coloured"
        case hidden = "Hidden"
    }

    /// Colour of the buttons in the bar; nil for the usual one.
    private var tint: Color? { ground == .coloured ? .white : nil }

    var body: some View {
        NavigationStack {
            List {
                Section("The bar") {
                    Picker("Ground", selection: $ground) {
                        ForEach(Ground.allCases, id: \.self) { Text($0.rawValue) }
                    }
                    .pickerStyle(.segmented)
                    Text("Press the title to rename the page.").foregroundStyle(.secondary)
                }
                Section("Badges") {
                    Text("Arrivals").badge(12)
                    Text("Departures").badge("late").badgeProminence(.increased)
                    Text("At anchor").badge(3).badgeProminence(.decreased)
                }
                Section("A pilot boat on its way") {
                    ProgressView(timerInterval: started...started.addingTimeInterval(60)) {
                        Text("Under way")
                    }
                    Button("Set out again") { started = .now }
                }
                Section("Call sign: hold to copy") {
                    Text("DHQC – Pilot vessel").textSelection(.enabled)
                }
                Section("Under the pointer") {
                    HStack(spacing: 16) {
                        ForEach(["sailboat", "ferry", "fish"], id: \.self) { name in
                            Image(systemName: name).font(.title2).frame(width: 64, height: 48)
                                .background(.tint.opacity(0.15), in: .rect(cornerRadius: 10))
                                .hoverEffect(name == "ferry" ? .lift : .highlight)
                        }
                    }
                }
            }
            .navigationTitle($title)
            .navigationSubtitle("3 ships at anchor")
            .toolbarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Radio", systemImage: "antenna.radiowaves.left.and.right") {}
                        .labelStyle(.iconOnly).tint(tint)
                }
                ToolbarSpacer(.fixed, placement: .primaryAction)
                ToolbarItem(placement: .primaryAction) {
                    Button("Log", systemImage: "book") {}.labelStyle(.iconOnly).tint(tint)
                }
            }
            .modifier(BarGroundChoice(isColoured: ground == .coloured, isHidden: ground == .hidden))
        }
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}

/// Ground of the bar of a page.
private struct BarGroundChoice: ViewModifier {
    let isColoured: Bool
    let isHidden: Bool

    func body(content: Content) -> some View {
        content
            .toolbarBackground(isColoured ? AnyShapeStyle(.indigo) : AnyShapeStyle(.bar), for: .navigationBar)
            .toolbarBackground(isHidden ? .hidden : isColoured ? .visible : .automatic, for: .navigationBar)
            .toolbarColorScheme(isColoured ? .dark : nil, for: .navigationBar)
    }
}
