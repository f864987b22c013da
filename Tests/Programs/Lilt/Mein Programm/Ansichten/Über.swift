import SwiftUI

struct ContentView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.title).foregroundStyle(.brand)
    }
}

#Preview { ContentView(model: Model()) }
