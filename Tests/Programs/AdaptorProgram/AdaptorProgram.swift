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

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = OverlayDelegate.self
        return configuration
    }

    func applicationWillTerminate(_ application: UIApplication) { print("terminated") }
}

/// Shows a window above the content of its scene.
class OverlayDelegate: UIResponder, UIWindowSceneDelegate {
    var overlay: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = OverlayWindow(windowScene: scene)
        window.rootViewController = UIHostingController(
            rootView: VStack {
                Text("Above")
                Spacer()
            })
        window.windowLevel = .normal + 1
        window.isHidden = false
        overlay = window
    }
}

class OverlayWindow: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }

    required init?(coder: NSCoder) { return nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == rootViewController?.view ? nil : hit
    }
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
