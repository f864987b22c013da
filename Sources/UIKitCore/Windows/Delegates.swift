/// Object that follows a program. With `@main`, it starts the program.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// Window of a program without scenes.
    var window: UIWindow? { get set }
    /// Called before the program shows a window. The result is not used.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the program has started, before its window opens. The result is not used.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Returns the configuration of the scene of the first window.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when scenes were closed while the program did not run; not called here.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Returns the orientations of a window; not called here, where windows are not turned.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Called when the window has got the keyboard.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the window is about to lose the keyboard.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the window is no longer visible.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the window becomes visible again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the program ends.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Default: there is no window; one that is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Default: true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Default: true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Default: a configuration without a delegate's class.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    /// Default: does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Default: all.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    /// Default: does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Default: does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Default: does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Default: does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Default: does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}

/// Object that follows a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    /// Called when the scene is made, before its window opens.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the window has been closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the window has got the keyboard.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the window is about to lose the keyboard.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the window becomes visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the window is no longer visible.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Default: does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Default: does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Default: does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Default: does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Default: does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Default: does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Object that follows a window's scene, and keeps its window.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// Window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Default: there is no window; one that is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
