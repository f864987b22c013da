import AnimationCore
import Combine
import Foundation
import UIKitCore
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Start of a program by its delegate.
@MainActor enum DelegateLaunch {
    /// Makes the delegate of a program that it starts.
    static var make: () -> (any UIApplicationDelegate)? = { nil }
    /// Delegate of a program with an `App`; the application refers to it weakly.
    private static var followed: (any UIApplicationDelegate)?

    /// Makes the delegates, calls their methods of the start, and returns the window that they have made.
    static func run() -> LaunchedWindow {
        let application = UIApplication.shared
        let launched = LaunchedWindow()
        guard let delegate = make() else { return launched }
        launched.delegate = delegate
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        ProgramLife.whenEnding.append { delegate.applicationWillTerminate(application) }
        launched.window = delegate.window
        guard launched.window == nil else { return launched }
        let scene = UIWindowScene(host: nil)
        application.launchScene = scene
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            application, configurationForConnecting: scene.session, options: options)
        scene.session.configuration = configuration
        guard let sceneDelegate = sceneDelegate(configuration, beside: delegate) else { return launched }
        launched.scene = scene
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
        launched.window = (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? scene.shownWindow
        return launched
    }

    /// The delegate of a scene: of the configuration's class, or of the class `SceneDelegate` in the program's module.
    private static func sceneDelegate(
        _ configuration: UISceneConfiguration, beside delegate: any UIApplicationDelegate
    ) -> (any UISceneDelegate)? {
        let module = String(reflecting: type(of: delegate)).split(separator: ".").first ?? ""
        let found: AnyClass? = configuration.delegateClass ?? NSClassFromString("\(module).SceneDelegate")
        if let found = found as? UIResponder.Type { return UIResponder.make(found) as? any UISceneDelegate }
        return (found as? NSObject.Type).map { NSObject.make($0) } as? any UISceneDelegate
    }

    /// Makes `delegate` that of the program, which has an `App`.
    static func follow(_ delegate: any UIApplicationDelegate) {
        followed = delegate
        let application = UIApplication.shared
        application.delegate = delegate
        ProgramLife.whenStarted.append {
            _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        }
        ProgramLife.whenEnding.append { delegate.applicationWillTerminate(application) }
        WindowFollowers.add { connectScenes() }
    }

    /// Scenes of a program with an `App` whose delegates have been asked for.
    private static var connected: Set<ObjectIdentifier> = []
    /// Delegates of these scenes.
    private static var sceneDelegates: [any UISceneDelegate] = []

    /// Makes the delegates of scenes that are new, where the program's delegate names a class, and tells them of their scenes.
    private static func connectScenes() {
        let application = UIApplication.shared
        for scene in application.windowScenes where connected.insert(ObjectIdentifier(scene.session)).inserted {
            let options = UIScene.ConnectionOptions()
            guard
                let configuration = followed?.application(
                    application, configurationForConnecting: scene.session, options: options)
            else { continue }
            scene.session.configuration = configuration
            guard configuration.delegateClass != nil, let followed,
                let delegate = sceneDelegate(configuration, beside: followed)
            else { continue }
            sceneDelegates.append(delegate)
            scene.delegate = delegate
            delegate.scene(scene, willConnectTo: scene.session, options: options)
        }
    }

    /// Makes `delegate` an environment object of all windows.
    static func provide<T: ObservableObject>(_ delegate: T) {
        ProgramLife.environmentEdits.append { $0[EnvironmentObjectKey<T>.self] = delegate }
    }
}
