import SwiftUI

/// Editor of one bracelet: beads can be recoloured, and a swipe shows the next bracelet.
struct BraceletEditor: View {
    @Binding var bracelets: [Bracelet]
    let namespace: Namespace.ID
    /// Id of the bracelet shown; briefly nil while scrolling.
    @State private var shown: Int?
    @State private var bead: Int? = 0

    init(bracelets: Binding<[Bracelet]>, first: Int, namespace: Namespace.ID) {
        _bracelets = bracelets
        self.namespace = namespace
        _shown = State(initialValue: first)
    }

    private var bracelet: Bracelet { bracelets.first { $0.id == shown } ?? Bracelet.all[0] }

    private var pages: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(bracelets) { one in
                    BraceletPicture(bracelet: one, selected: one.id == shown ? bead : nil)
                        .accessibilityElement()
                        .accessibilityLabel("bracelet \(one.name)")
                        .containerRelativeFrame([.horizontal, .vertical])
                        .background(LinearGradient(colors: one.ground, startPoint: .top, endPoint: .bottom))
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $shown)
        .scrollIndicators(.hidden)
    }

    var body: some View {
        VStack(spacing: 0) {
            pages
            HStack(spacing: 10) {
                ForEach(Bracelet.Bead.allCases, id: \.self) { kind in
                    Button {
                        change(to: kind)
                    } label: {
                        BeadPicture(color: kind.color, size: 34)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(kind.rawValue)
                }
            }
            .padding(.vertical, 20)
            .frame(maxWidth: .infinity)
            .background(bracelet.ground[bracelet.ground.count - 1])
        }
        .navigationTitle(bracelet.name)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Previous") { show(bracelet.id - 1) } }
            ToolbarItem(placement: .topBarTrailing) { Button("Next") { show(bracelet.id + 1) } }
        }
        .navigationTransition(.zoom(sourceID: bracelet.id, in: namespace))
    }

    private func show(_ id: Int) {
        withAnimation(.snappy) { shown = (id + bracelets.count) % bracelets.count }
    }

    /// Gives the selected bead the colour `kind` and selects the next bead.
    private func change(to kind: Bracelet.Bead) {
        guard let bead, let index = bracelets.firstIndex(where: { $0.id == shown }) else { return }
        withAnimation(.smooth(duration: 0.25)) { bracelets[index].beads[bead] = kind }
        self.bead = (bead + 1) % Bracelet.beadCount
    }
}
