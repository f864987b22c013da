package import AnimationCore
import CairoRenderer
import Foundation
package import Platform
@_spi(Engine) package import ViewGraph
@_spi(Engine) package import Views

/// The windows of one run: the one that opens at the start, in whose tree the program itself is, and those that the
/// program asks for, each with a tree and a frame clock of its own. The run ends with the last of them.
@MainActor package final class ProgramWindows {
    private struct Open {
        let scene: WindowScene
        let request: WindowRequest
        let window: ProgramWindow
    }

    private let host: any Platform.Host
    /// The first.
    package let main: ProgramWindow
    /// A pipeline without views, for another window that is found by this link.
    private let makePipeline: (WindowLink) -> FramePipeline
    private let makeOptions: (WindowScene.Look) -> WindowOptions
    private var others: [Open] = []
    /// What people have set on their desktop, as far as it is known.
    private var settings: (values: DesktopSettings, options: RuntimeOptions)?

    /// - Parameter main: the first window, before it is opened.
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

    private var scenes: SceneWindows { main.pipeline.views.windows }

    /// All that are open, the first one first.
    package var windows: [ProgramWindow] { (main.hasEnded ? [] : [main]) + others.map(\.window) }

    // MARK: Opening

    package func open(_ request: WindowRequest) {
        // What the program's body says of its scenes now.
        main.pipeline.update()
        guard let scene = request.scene(in: scenes) else {
            return Log.problem("openWindow: the program has no scene \(request.text)")
        }
        if scene.isUnique || request.value != nil, let window = shown(scene, request) {
            window.window?.bringToFront()
            return
        }
        let link = WindowLink()
        link.windows = self
        let pipeline = makePipeline(link)
        let window = ProgramWindow(pipeline: pipeline)
        link.window = window
        window.onClose = { [weak self, weak window] in
            if let window { self?.closed(window) }
        }
        // A change of the program's state is seen by all windows in the same frame.
        window.beforeFrame = { [weak main] _ in main?.pipeline.update() }
        scene.makeContent(in: pipeline.views, value: request.value)
        if let settings { pipeline.follow(settings.values, settings.options) }
        others.append(Open(scene: scene, request: request, window: window))
        shareState()
        do throws(HostError) {
            try window.open(on: host, makeOptions(scene.look), sizing: scene.look.resizability)
            if let decorationStyle { window.window?.setDecorationStyle(decorationStyle) }
        } catch {
            Log.problem("openWindow: \(error)")
            closed(window)
        }
    }

    private func shown(_ scene: WindowScene, _ request: WindowRequest) -> ProgramWindow? {
        if scene === scenes.scenes.first, request.value == nil, !main.hasEnded { return main }
        return others.first { $0.scene === scene && $0.request.value == request.value }?.window
    }

    // MARK: Settings

    /// Has all windows, those that are opened later too, look as people want it on their desktop.
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

    /// - Parameter window: in which the action was found.
    package func dismiss(_ request: WindowRequest?, from window: ProgramWindow?) {
        guard let request else {
            window?.close()
            return
        }
        guard let scene = request.scene(in: scenes) else { return }
        let meant = others.filter { $0.scene === scene && (request.value == nil || $0.request.value == request.value) }
        for open in meant { open.window.close() }
        if scene === scenes.scenes.first, request.value == nil { main.close() }
    }

    private func closed(_ window: ProgramWindow) {
        others.removeAll { $0.window === window }
        window.pipeline.views.close()
        shareState()
        endIfLast()
    }

    /// The first window's views go; the program, which is in its tree, stays while there are other windows.
    private func mainClosed() {
        defer { endIfLast() }
        guard !others.isEmpty else { return }
        scenes.scenes.first?.endOwnContent()
        main.pipeline.views.onNeedsFrame = { [weak self] in self?.others.first?.window.window?.requestFrame() }
    }

    private func endIfLast() { if windows.isEmpty { host.stop(.success) } }

    /// Views of one window read state that belongs to another's tree: the program's.
    private func shareState() {
        ViewHost.sharingState = others.isEmpty ? [] : [main.pipeline.views] + others.map(\.window.pipeline.views)
    }
}

/// By which views find the windows of their program, and their own.
@MainActor package final class WindowLink {
    package weak var windows: ProgramWindows?
    package weak var window: ProgramWindow?

    package init() {}

    /// What views in the window find in their environment.
    package func install(in environment: inout EnvironmentValues) {
        environment.supportsMultipleWindows = true
        environment.openWindow = OpenWindowAction { [self] in windows?.open($0) }
        environment.dismissWindow = DismissWindowAction { [self] in windows?.dismiss($0, from: window) }
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
