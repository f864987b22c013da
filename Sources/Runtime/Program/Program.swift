@_spi(Engine) import AnimationCore
import AttributeGraph
import CairoRenderer
import Foundation
import LayerTree
import OffscreenPlatform
package import Platform
@_spi(Engine) import ViewGraph
@_spi(Engine) package import Views
import WaylandPlatform

/// One run of a program: reads the options, chooses the host, opens the window, and returns the exit status.
@MainActor package struct Program<A: App> {
    let app: A
    let options: RuntimeOptions

    package init(app: A, options: RuntimeOptions) {
        self.app = app
        self.options = options
    }

    /// Runs the program until it ends, and returns its exit status.
    package func run() -> ExitStatus {
        ProgramProblems.onProblem = { Log.problem($0) }
        do throws(HostError) {
            return try options.host == .offscreen ? runOffscreen() : runOnWayland()
        } catch {
            return error.status
        }
    }

    // MARK: Hosts

    /// Runs the program offscreen.
    ///
    /// - Throws: a ``HostError`` if the script is wrong, the window cannot be opened, or a file cannot be written.
    private func runOffscreen() throws(HostError) -> ExitStatus {
        let plan = try plan() ?? .firstAndSettled
        let host = OffscreenHost(
            framesPerSecond: options.framesPerSecond, scale: options.scale,
            startDate: options.startDate ?? Self.present,
            servesTimers: options.servesTimers)
        let report = FrameReport(host: host.name, refreshRate: host.framesPerSecond)
        let windows = makeWindows(on: host, report)
        let main = windows.main
        if options.store != nil { keepState(in: windows) }
        try main.open(on: host, windowOptions, sizing: windowSizing)
        let window = main.window as? OffscreenWindow
        let stage = ScriptStage(
            programWindow: main, folder: options.outputFolder, resize: { window?.resize(to: $0) },
            setScale: { window?.setScale($0) })
        let player = ScriptPlayer(plan, target: stage)
        host.driver = player
        giveStartMemoryBack(of: main)
        let status = host.run()
        try player.finish()
        try write(report, wakeUps: host.wakeUps, main)
        withExtendedLifetime((stage, player, windows)) {}
        return status
    }

    /// Runs the program on the Wayland desktop.
    ///
    /// - Throws: a ``HostError`` if there is no compositor, the script is wrong, the window cannot be opened, or a file
    ///   cannot be written.
    private func runOnWayland() throws(HostError) -> ExitStatus {
        let plan = try plan()
        let host = try WaylandHost(patience: options.reconnectionPatience)
        host.decorationPainter = CairoDecorationPainter()
        host.iconPainter = AppIconPainter()
        host.servesAccessibility = options.servesAccessibility
        let report = FrameReport(host: host.name, refreshRate: 0)
        let windows = makeWindows(on: host, report)
        let main = windows.main
        // Scene storage is always used here. Offscreen runs must be reproducible, so they use it only with a store.
        keepState(in: windows)
        var stage: ScriptStage?
        var player: ScriptPlayer?
        if let plan {
            let target = ScriptStage(
                programWindow: main, folder: options.outputFolder, resize: { _ in }, setScale: { _ in })
            let script = ScriptPlayer(plan, target: target, ending: .goesOn)
            main.play(script, on: host)
            stage = target
            player = script
        }
        try main.open(on: host, windowOptions, sizing: windowSizing)
        host.followSettings { [weak windows, options] in windows?.follow($0, options) }
        giveStartMemoryBack(of: main)
        let status = host.run()
        try player?.finish()
        report.refreshRate = main.window?.refreshRate ?? 0
        try write(report, wakeUps: host.wakeUps, main)
        withExtendedLifetime((stage, windows)) {}
        return status
    }

    private func giveStartMemoryBack(of main: ProgramWindow) {
        let memory = StartMemory()
        memory.windowOpened()
        main.pipeline.startMemory = memory
    }

    /// Current date, rounded down to 1/1024 s, a power of two: the difference to a date derived from it is then exact,
    /// and equal in every run.
    private static var present: Date {
        Date(timeIntervalSinceReferenceDate: (Date().timeIntervalSinceReferenceDate * 1024).rounded(.down) / 1024)
    }

    /// Keeps the program's state until the next run.
    private func keepState(in windows: ProgramWindows) {
        let file = SceneStore.file(of: ProcessInfo.processInfo.processName)
        windows.main.pipeline.views.sceneStore = SceneStore(file: file)
        windows.stateFolder = file.deletingLastPathComponent()
    }

    // MARK: Parts of a run

    /// Reads the script of the run; nil if there is none.
    ///
    /// - Throws: a ``HostError`` of usage if the script cannot be read or parsed.
    private func plan() throws(HostError) -> RunPlan? {
        try options.script().map { .script($0) }
    }

    var windowOptions: WindowOptions {
        let wish = app.body._windowDescription()
        return makeOptions(title: wish.title, size: options.size ?? wish.size, options.startsFullscreen)
    }

    private var windowSizing: WindowSizing { app.body._windowDescription().resizability }

    private func makeOptions(title: String?, size: CGSize?, _ startsFullscreen: Bool = false) -> WindowOptions {
        let name = ProcessInfo.processInfo.processName
        return WindowOptions(
            title: title ?? name, applicationID: name, size: size, minimumSize: CGSize(width: 200, height: 160),
            startsFullscreen: startsFullscreen, decorationStyle: DecorationStyle(isDark: options.isDark))
    }

    /// Makes the windows of the run: the first one, not opened yet, and the list of those that the program will open.
    package func makeWindows(on host: any Platform.Host, _ report: FrameReport) -> ProgramWindows {
        let link = WindowLink()
        let main = ProgramWindow(pipeline: makePipeline(report, link))
        let windows = ProgramWindows(
            host: host, main: main,
            makePipeline: { link in
                equip(
                    FramePipeline(in: settings(link), report: FrameReport(host: host.name, refreshRate: 0)) {
                        Log.problem($0)
                    })
            }, makeOptions: { makeOptions(title: $0.title, size: $0.size) })
        link.windows = windows
        link.window = main
        return windows
    }

    func makePipeline(_ report: FrameReport, _ link: WindowLink? = nil) -> FramePipeline {
        equip(FramePipeline(showing: AppRoot(app), in: settings(link), report: report) { Log.problem($0) })
    }

    private func settings(_ link: WindowLink?) -> PipelineSettings {
        var settings = PipelineSettings()
        settings.isDark = options.isDark
        settings.reducesMotion = options.reducesMotion
        settings.contrast = options.contrast ?? settings.contrast
        settings.reducesTransparency = options.reducesTransparency
        settings.differentiatesWithoutColor = options.differentiatesWithoutColor
        settings.invertsColors = options.invertsColors
        settings.legibilityWeight = options.legibilityWeight
        settings.locale = options.locale
        settings.layoutDirection = options.layoutDirection ?? .ofProgram(in: options.locale ?? .current)
        settings.textSize = options.textSize ?? settings.textSize
        settings.slowness = options.slowness
        settings.urlOpener = options.host == .offscreen ? .printing : .desktop
        settings.windowLink = link
        settings.picturePatience = options.host == .offscreen ? nil : Self.picturePatience
        return settings
    }

    /// Greatest part of a frame, in seconds, that a window waits for its pictures: small ones are decoded in this time, and
    /// are shown at once as on Apple's systems.
    private static var picturePatience: Double { 0.004 }

    private func equip(_ pipeline: FramePipeline) -> FramePipeline {
        if options.logs.contains(.graph) { pipeline.views.graph.trace = { line in Log.write(.graph, line) } }
        pipeline.logs = options.logs
        if options.showsHUD { pipeline.display = HeadsUpDisplay(views: pipeline.views) }
        return pipeline
    }

    /// Writes the frame report, if the options ask for it.
    ///
    /// - Throws: a ``HostError`` if it cannot be written.
    private func write(
        _ report: FrameReport, wakeUps: WakeUpCounts, _ main: ProgramWindow
    ) throws(HostError) {
        guard let destination = options.report else { return }
        try report.write(to: destination, wakeUps: wakeUps, views: main.pipeline.views)
    }
}
