import SwiftUI
import UIKit

class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        launches += 1
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) { print("terminated") }
}

@main
struct AdaptorProgram: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate

    var body: some Scene {
        WindowGroup {
            VStack {
                Text("App: \(appDelegate.launches)")
                ContentView()
            }
        }
    }
}

struct ContentView: View {
    @EnvironmentObject var appDelegate: AppDelegate
    @State private var activations = 0

    var body: some View {
        VStack {
            Text("View: \(appDelegate.launches)")
            Text("Same: \(String(UIApplication.shared.delegate === appDelegate))")
            Text("Activations: \(activations)")
            Button("Launch") { appDelegate.launches += 1 }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in
            activations -= 100
        }
    }
}
