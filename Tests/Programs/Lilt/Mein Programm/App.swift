import Combine
import CoreGraphics
import SwiftUI
import SwiftUICore
import UIKit

@main struct PlainApp: App {
    @StateObject private var model = Model()

    init() {
        #if os(iOS) && !targetEnvironment(macCatalyst)
            let system = "plain"
        #elseif os(macOS)
            let system = "mac"
        #endif
        let hello = NSLocalizedString("hello", comment: "")
        let arguments = CommandLine.arguments.dropFirst().map { " \($0)" }.joined()
        // The name of the asset is a symbol, and the file of the language is found in the bundle.
        _ = Color.brand
        let name = Bundle.main.object(forInfoDictionaryKey: "Brand") as? String ?? "none"
        print("\(system): \(hello) \(name)\(arguments)")
    }

    var body: some Scene {
        WindowGroup { ContentView(model: model) }
    }
}
