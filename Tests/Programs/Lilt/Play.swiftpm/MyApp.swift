import SwiftUI

@main struct MyApp: App {
    init() { print("playground") }

    var body: some Scene {
        WindowGroup { Text("Play") }
    }
}
