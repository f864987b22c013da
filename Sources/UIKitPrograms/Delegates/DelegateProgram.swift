import AnimationCore
import Combine
import Foundation
import Geometry
import Runtime
public import UIKitCore
import ViewGraph
import Views

extension UIApplicationDelegate where Self: UIResponder {
    /// Makes the delegate, and runs the program with the window that it or the delegate of its scene makes.
    @preconcurrency @MainActor public static func main() {
        DelegateLaunch.type = Self.self
        DelegateProgram.main()
    }
}

/// Start of a program by its delegate.
@MainActor private enum DelegateLaunch {
    static var type: UIResponder.Type?

    /// Makes the delegates, calls their methods of the start, and returns the window that they have made.
    static func run() -> LaunchedWindow {
        let application = UIApplication.shared
        let launched = LaunchedWindow()
        guard let type, let delegate = UIResponder.make(type) as? any UIResponder & UIApplicationDelegate else {
            return launched
        }
        launched.delegate = delegate
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        launched.window = delegate.window
        guard launched.window == nil else { return launched }
        let scene = UIWindowScene(host: nil)
        application.launchScene = scene
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            application, configurationForConnecting: scene.session, options: options)
        scene.session.configuration = configuration
        guard let sceneDelegate = sceneDelegate(configuration, of: type) else { return launched }
        launched.scene = scene
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
        launched.window = (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? scene.windows.first
        return launched
    }

    /// The delegate of a scene: of the configuration's class, or of the class `SceneDelegate` in the program's module.
    private static func sceneDelegate(
        _ configuration: UISceneConfiguration, of type: UIResponder.Type
    ) -> (any UISceneDelegate)? {
        let module = String(reflecting: type).split(separator: ".").first ?? ""
        let found: AnyClass? = configuration.delegateClass ?? NSClassFromString("\(module).SceneDelegate")
        return (found as? UIResponder.Type).map { UIResponder.make($0) } as? any UISceneDelegate
    }
}

/// Window that a program's delegates have made, and the delegates.
@MainActor private final class LaunchedWindow: ObservableObject {
    var delegate: (any UIResponder & UIApplicationDelegate)?
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
