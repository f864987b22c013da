import AnimationCore
import Combine
public import Foundation
import Geometry
import Runtime
public import UIKitCore
import ViewGraph
import Views

extension UIApplicationDelegate where Self: UIResponder {
    /// Makes the delegate, and runs the program with the window that it or the delegate of its scene makes.
    @preconcurrency @MainActor public static func main() {
        DelegateLaunch.make = { UIResponder.make(Self.self) }
        DelegateProgram.main()
    }
}

extension UIApplicationDelegate where Self: NSObject {
    /// Makes the delegate, and runs the program with the window that it or the delegate of its scene makes.
    @preconcurrency @MainActor public static func main() {
        DelegateLaunch.make = { NSObject.make(Self.self) }
        DelegateProgram.main()
    }
}

/// Window that a program's delegates have made, and the delegates.
@MainActor final class LaunchedWindow: ObservableObject {
    var delegate: (any UIApplicationDelegate)?
    var scene: UIWindowScene?
    var window: UIWindow? { didSet { window?.changed = { [weak self] in self?.objectWillChange.send() } } }

    func phaseChanged(to phase: ScenePhase) {
        let application = UIApplication.shared
        switch phase {
        case .active:
            delegate?.applicationDidBecomeActive(application)
            if let scene { scene.delegate?.sceneDidBecomeActive(scene) }
        case .inactive:
            delegate?.applicationWillResignActive(application)
            if let scene { scene.delegate?.sceneWillResignActive(scene) }
        case .background:
            delegate?.applicationDidEnterBackground(application)
            if let scene { scene.delegate?.sceneDidEnterBackground(scene) }
        }
    }
}

/// Program with one window, which shows the root controller of a delegate's window.
private struct DelegateProgram: App {
    private let launched: LaunchedWindow

    init() { launched = DelegateLaunch.run() }

    var body: some Scene { WindowGroup { DelegateWindow(launched: launched) } }
}

private struct DelegateWindow: View {
    @ObservedObject var launched: LaunchedWindow
    @Environment(\.scenePhase) private var phase

    var body: some View {
        ZStack {
            Color(uiColor: launched.window?.backgroundColor ?? .clear)
            if let controller = launched.window?.rootViewController {
                RootController(controller: controller).id(ObjectIdentifier(controller))
            }
        }
        .ignoresSafeArea()
        .onChange(of: phase, initial: true) { launched.phaseChanged(to: phase) }
    }
}

private struct RootController: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
    ) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
}
