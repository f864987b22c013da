import AnimationCore
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
@MainActor final class LaunchedWindow {
    var delegate: (any UIApplicationDelegate)?
    var scene: UIWindowScene?
    /// The window that is the content of the desktop's window.
    var window: UIWindow? { didSet { window?.isContent = true } }

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

/// Program with one window, which shows a delegate's window.
private struct DelegateProgram: App {
    private let launched: LaunchedWindow

    init() { launched = DelegateLaunch.run() }

    var body: some Scene { WindowGroup { DelegateWindow(launched: launched) } }
}

private struct DelegateWindow: View {
    let launched: LaunchedWindow
    @Environment(\.scenePhase) private var phase

    var body: some View {
        ZStack {
            if let window = launched.window { ShownWindow(window) }
        }
        .ignoresSafeArea()
        .onChange(of: phase, initial: true) { launched.phaseChanged(to: phase) }
    }
}
