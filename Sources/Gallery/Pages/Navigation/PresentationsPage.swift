import SwiftUI

/// Sheet, cover, alert, dialog and popover over a window, and pages pushed in it.
struct PresentationsPage: GalleryPage {
    static let name = "presentations"
    static let title = "Pages, sheets and alerts"
    static let summary = "NavigationStack, sheet, alert, confirmationDialog"
    static let symbol = "rectangle.stack.badge.plus.fill"

    @State private var showsSheet = false
    @State private var showsCover = false
    @State private var showsAlert = false
    @State private var showsDialog = false
    @State private var showsPopover = false
    @Namespace private var namespace
    @State private var answer = "Nothing was chosen yet."

    var body: some View {
        NavigationStack {
            GeometryReader { proxy in
                ScrollView { menu.frame(maxWidth: .infinity, minHeight: proxy.size.height) }
            }
            .navigationTitle("Presentations")
            .navigationDestination(for: Int.self) { DepthPage(depth: $0) }
        }
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .sheet(isPresented: $showsSheet, onDismiss: { answer = "The sheet has gone." }) {
            SheetContent().presentationDetents([.medium, .large])
        }
        .fullScreenCover(isPresented: $showsCover) {
            SheetContent().navigationTransition(.zoom(sourceID: "cover", in: namespace))
        }
        .alert("Throw the bracelet away?", isPresented: $showsAlert) {
            Button("Keep", role: .cancel) { answer = "It is kept." }
            Button("Throw away", role: .destructive) { answer = "It is gone." }
        } message: {
            Text("All its beads go back into the box.")
        }
        .confirmationDialog("How is it to be sent?", isPresented: $showsDialog) {
            Button("By letter") { answer = "By letter, then." }
            Button("By pigeon") { answer = "By pigeon, then." }
        }
    }

    private var menu: some View {
        VStack(spacing: 14) {
            Text(verbatim: answer).foregroundStyle(.secondary).padding(.bottom, 8)
            NavigationLink("Push a page", value: 1).buttonStyle(.bordered)
            Button("Sheet") { showsSheet = true }
            Button("Cover") { showsCover = true }
                .matchedTransitionSource(id: "cover", in: namespace) {
                    $0.clipShape(RoundedRectangle(cornerRadius: 6))
                }
            Button("Alert") { showsAlert = true }
            Button("Dialog") { showsDialog = true }
            Button("Popover") { showsPopover = true }
                .popover(isPresented: $showsPopover) { Text("Beside what it belongs to").padding(18) }
        }
    }
}

/// Page that shows its depth, with a link to the next.
private struct DepthPage: View {
    let depth: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 14) {
            Text("\(depth)").font(.system(size: 64, weight: .bold))
            NavigationLink("Deeper", value: depth + 1).buttonStyle(.bordered)
            Button("Back") { dismiss() }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("Page \(depth)")
    }
}

/// Content of sheet and cover, with a navigation stack of its own.
private struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack(spacing: 14) {
                Image(systemName: "sparkles").font(.system(size: 44)).foregroundStyle(.tint)
                Text("Drag it up or down, press Escape, or choose Done.").foregroundStyle(.secondary)
                NavigationLink("Push a page", value: 1).buttonStyle(.bordered)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("A sheet")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
            .navigationDestination(for: Int.self) { DepthPage(depth: $0) }
        }
    }
}
