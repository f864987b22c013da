import Foundation
import Lilt
import SwiftUI
import Testing

/// Lists whose data lies in the different holders of state.
@MainActor struct StateHolderTests {
    @Test func `a published array, changed by its object`() throws {
        let store = Store()
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Observing(store: store) }
        store.items.append("c")
        try stage.settle()
        #expect(stage.rowTexts == ["a", "b", "c"])
    }

    @Test func `bindings into an array write to its elements`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Switches() }
        #expect(try stage.layer("on: 1").frame.width > 0)
        let row = try stage.row("first").frame
        stage.tap(at: CGPoint(x: row.maxX - 40, y: row.midY))
        try stage.settle()
        #expect(try stage.layer("on: 2").frame.width > 0)
    }

    @Test func `a list in a sheet fills it`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Sheet() }
        try stage.tap("Show")
        try stage.settle()
        #expect(try stage.row("in sheet").frame.height == 44)
    }

    final class Store: ObservableObject { @Published var items = ["a", "b"] }

    private struct Observing: View {
        @ObservedObject var store: Store

        var body: some View { List(store.items, id: \.self) { Text($0) } }
    }

    private struct Option: Identifiable {
        let id: String
        var isOn: Bool
    }

    private struct Switches: View {
        @State private var options = [Option(id: "first", isOn: false), Option(id: "second", isOn: true)]

        var body: some View {
            VStack {
                Text("on: \(options.count(where: \.isOn))")
                List($options) { $option in Toggle(option.id, isOn: $option.isOn) }
            }
        }
    }

    private struct Sheet: View {
        @State private var isShown = false

        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) { NavigationStack { List { Text("in sheet") }.navigationTitle("Sheet") } }
        }
    }
}
