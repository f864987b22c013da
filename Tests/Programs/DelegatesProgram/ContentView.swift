import SwiftUI

extension Color {
    static let white = Color(red: 1, green: 1, blue: 1)
    static let sand = Color("Sand")
}

struct ContentView: View {
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 12) {
            Image(.logo).resizable().frame(width: 64, height: 64)
            Image("Icons/leaf").foregroundColor(.brand)
            RoundedRectangle(cornerRadius: 8).fill(Color(.brand)).frame(width: 120, height: 30)
            RoundedRectangle(cornerRadius: 8).fill(Color.sand).frame(width: 120, height: 30)
            RoundedRectangle(cornerRadius: 8).fill(Color(.white)).frame(width: 120, height: 10)
            Text("Taps: \(taps), launches: \((UIApplication.shared.delegate as? AppDelegate)?.launches ?? 0)")
            Text("Scenes: \(UIApplication.shared.connectedScenes.count)")
            Button("Tap") { taps += 1 }.accentColor(.brand)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(UIColor(named: "Sand") ?? .red).opacity(0.3))
    }
}
