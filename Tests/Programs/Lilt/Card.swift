import SwiftUI

struct Card: View {
    init() { print("view") }

    var body: some View {
        Text("card").padding()
    }
}
