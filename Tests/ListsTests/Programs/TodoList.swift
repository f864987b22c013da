import SwiftUI

/// Entries that people delete, move and add.
struct TodoList: View {
    @State private var items = ["Milk", "Bread", "Eggs", "Tea"]

    var body: some View {
        NavigationView {
            List {
                ForEach(items, id: \.self) { Text($0) }
                    .onDelete(perform: delete)
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            .navigationBarTitle("Shopping", displayMode: .inline)
            .toolbar { EditButton() }
        }
    }

    private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
}
