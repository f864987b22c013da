import Core
import SwiftUI

@main struct Tool: App {
    init() { print("\(core): \(CommandLine.arguments[1])") }

    var body: some Scene {
        WindowGroup { Text("Tool") }
    }
}
