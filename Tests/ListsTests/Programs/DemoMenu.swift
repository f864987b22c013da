import SwiftUI

/// A menu of demos, as many programs have it.
struct DemoMenu: View {
    var body: some View {
        NavigationView {
            List {
                NavigationLink(destination: Text("Circles").navigationBarTitle("Circles")) { Text("Circles") }
                NavigationLink(destination: Text("Waves")) { Text("Waves") }
                NavigationLink("Springs", destination: Text("Springs"))
                Section(header: Text("More")) {
                    NavigationLink(destination: Text("Cards")) {
                        HStack {
                            Image(systemName: "star.fill").foregroundColor(.yellow)
                            VStack(alignment: .leading) {
                                Text("Cards").font(.headline)
                                Text("A deck that deals itself").font(.subheadline).foregroundColor(.secondary)
                            }
                        }
                    }
                    NavigationLink {
                        Text("Rings")
                    } label: {
                        Label("Rings", systemImage: "circle.circle")
                    }
                }
            }
            .navigationBarTitle("Demos")
        }
    }
}
