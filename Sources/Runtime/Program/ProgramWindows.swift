package import AnimationCore
import CairoRenderer
import Foundation
package import Platform
@_spi(Engine) package import ViewGraph
@_spi(Engine) package import Views

/// Windows of one run: the first one, whose tree contains the program itself, and those that the program opens. Each
/// has a tree and a frame clock of its own. The run ends when the last window is closed.
@MainActor package final class ProgramWindows {
    private struct Open {
        let scene: WindowScene
        let request: WindowRequest
        let window: ProgramWindow
    }

    private let host: any Platform.Host
    /// First window.
    package let main: ProgramWindow
    /// Makes a pipeline without views for a new window, whose views use this link.
    private let makePipeline: (WindowLink) -> FramePipeline
    private let makeOptions: (WindowScene.Look) -> WindowOptions
    private var others: [Open] = []
    /// Folder for the program's state; nil if nothing is kept after the run.
    var stateFolder: URL?
    /// User's desktop settings; nil until they are known.
    private var settings: (values: DesktopSettings, options: RuntimeOptions)?

    /// Creates the windows of a run.
    ///
    /// - Parameters:
    ///   - host: host of the windows.
    ///   - main: first window, before it is opened.
    ///   - makePipeline: makes a pipeline without views for a new window, whose views use the link.
    ///   - makeOptions: makes the options of a window from the properties of its scene.
    package init(
        host: any Platform.Host, main: ProgramWindow, makePipeline: @escaping (WindowLink) -> FramePipeline,
        makeOptions: @escaping (WindowScene.Look) -> WindowOptions
    ) {
        self.host = host
        self.main = main
        self.makePipeline = makePipeline
        self.makeOptions = makeOptions
        main.onClose = { [weak self] in self?.mainClosed() }
    }

    var scenes: SceneWindows { main.pipeline.views.windows }

    /// Open windows, the first one first.
    package var windows: [ProgramWindow] { (main.hasEnded ? [] : [main]) + others.map(\.window) }

    // MARK: Opening

    package func open(_ request: WindowRequest) {
        // The program's body may have changed its scenes.
        main.pipeline.update()
        guard let scene = request.scene(in: scenes) else {
            return Log.problem("openWindow: the program has no scene \(request.text)")
        }
        open(scene, request)
    }

    /// Opens a window of `scene`, or brings the one to the front that is there only once.
    func open(_ scene: WindowScene, _ request: WindowRequest = WindowRequest(id: nil, value: nil)) {
        if scene.isUnique || request.value != nil, let window = shown(scene, request) {
            window.window?.bringToFront()
            return
        }
        let link = WindowLink()
        link.windows = self
        let pipeline = makePipeline(link)
        let options = makeOptions(scene.look)
        let window = ProgramWindow(pipeline: pipeline)
        link.window = window
        window.onClose = { [weak self, weak window] in
            if let window { self?.closed(window) }
        }
        // All windows show a change of the program's state in the same frame.
        window.beforeFrame = { [weak main] _ in main?.pipeline.update() }
        scene.makeContent(in: pipeline.views, value: request.value)
        if let settings { pipeline.follow(settings.values, settings.options) }
        others.append(Open(scene: scene, request: request, window: window))
        shareState()
        do throws(HostError) {
            try window.open(on: host, options, sizing: scene.look.resizability)
            if let decorationStyle { window.window?.setDecorationStyle(decorationStyle) }
        } catch {
            Log.problem("openWindow: \(error)")
            closed(window)
        }
    }

    private func shown(_ scene: WindowScene, _ request: WindowRequest) -> ProgramWindow? {
        if scene === scenes.first, request.value == nil, !main.hasEnded { return main }
        return others.first { $0.scene === scene && $0.request.value == request.value }?.window
    }

    // MARK: Settings

    /// Applies the user's desktop settings to all windows, including those opened later.
    package func follow(_ values: DesktopSettings, _ options: RuntimeOptions) {
        settings = (values, options)
        for window in windows {
            window.pipeline.follow(values, options)
            if let decorationStyle { window.window?.setDecorationStyle(decorationStyle) }
        }
    }

    private var decorationStyle: DecorationStyle? {
        guard let (values, options) = settings else { return nil }
        return DecorationStyle(
            isDark: options.isAppearanceGiven ? options.isDark : values.isDark ?? false,
            buttons: values.titleBarButtons ?? TitleBarButtons())
    }

    // MARK: Closing

    /// Closes windows.
    ///
    /// - Parameters:
    ///   - request: windows to close; nil for `window`.
    ///   - window: window in whose environment the action was found.
    package func dismiss(_ request: WindowRequest?, from window: ProgramWindow?) {
        guard let request else {
            window?.requestClosing()
            return
        }
        guard let scene = request.scene(in: scenes) else { return }
        let meant = others.filter { $0.scene === scene && (request.value == nil || $0.request.value == request.value) }
        for open in meant { open.window.requestClosing() }
        if scene === scenes.first, request.value == nil { main.requestClosing() }
    }

    /// Closes all windows, which ends the run. People are asked about one window at a time; if they refuse, the others stay.
    func quit() {
        if let asking = windows.last(where: \.asksBeforeClosing) {
            asking.requestClosing { [weak self] in self?.quit() }
        } else {
            for window in windows.reversed() { window.close() }
        }
    }

    private func closed(_ window: ProgramWindow) {
        others.removeAll { $0.window === window }
        window.pipeline.views.close()
        shareState()
        endIfLast()
    }

    /// Removes the first window's views. The program's state, which is in that window's tree, is kept while other
    /// windows are open.
    private func mainClosed() {
        defer { endIfLast() }
        guard !others.isEmpty else { return }
        scenes.first?.endOwnContent()
        main.pipeline.views.onNeedsFrame = { [weak self] in self?.others.first?.window.window?.requestFrame() }
    }

    private func endIfLast() { if windows.isEmpty { host.stop(.success) } }

    /// Lets the views of a window read state that lives in the tree of another: the program's state.
    private func shareState() {
        ViewHost.sharingState = others.isEmpty ? [] : [main.pipeline.views] + others.map(\.window.pipeline.views)
    }
}

/// Link through which views find the windows of their program and their own window.
@MainActor package final class WindowLink {
    package weak var windows: ProgramWindows?
    package weak var window: ProgramWindow?

    package init() {}

    /// Sets the actions of this link in the window's environment.
    package func install(in environment: inout EnvironmentValues) {
        environment.supportsMultipleWindows = true
        environment.openWindow = OpenWindowAction { [self] in windows?.open($0) }
        environment.dismissWindow = DismissWindowAction { [self] in windows?.dismiss($0, from: window) }
        environment.openSettings = OpenSettingsAction { [self] in openSettings() }
        environment.programActions = programActions
        environment.ringBell = BellAction { [self] in window?.window?.ringBell() }
        environment.ownWindow = ownWindow
    }

    private var ownWindow: OwnWindow {
        var own = OwnWindow()
        own.setTitle = { [self] in window?.setTitle($0) }
        own.setClosingQuestion = { [self] in window?.closingQuestion = $0 }
        own.bringToFront = { [self] in window?.window?.bringToFront() }
        return own
    }
}

extension WindowLink {
    /// Opens the window of the program's settings; without such a scene, nothing happens.
    func openSettings() {
        guard let windows, let scene = windows.scenes.settings else { return }
        windows.open(scene)
    }

    private var programActions: ProgramActions {
        var actions = ProgramActions()
        actions.scenes = { [self] in windows?.scenes.scenes ?? [] }
        actions.open = { [self] in windows?.open($0) }
        actions.openFor = { [self] in windows?.open($0, WindowRequest(id: nil, value: $1)) }
        actions.programHost = { [self] in windows?.main.pipeline.views }
        actions.stateFolder = { [self] in windows?.stateFolder }
        actions.quit = { [self] in windows?.quit() }
        actions.openWindows = { [self] in
            (windows?.windows ?? []).map { open in
                ProgramActions.OpenWindow(title: open.title, isOwn: open === window) { [weak open] in
                    open?.window?.bringToFront()
                }
            }
        }
        return actions
    }
}

extension WindowRequest {
    fileprivate var text: String {
        switch (id, value) {
        case (let id?, let value?): "with id \"\(id)\" whose windows are for values such as \(value)"
        case (let id?, nil): "with id \"\(id)\""
        case (nil, let value?): "whose windows are for values such as \(value)"
        case (nil, nil): "at all"
        }
    }
}
