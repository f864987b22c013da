@_spi(Engine) import AnimationCore
import CairoRenderer
package import Foundation
import LayerTree
@_spi(Engine) package import ViewGraph
@_spi(Engine) package import Views

/// What views find around them that is not their window's: the same for a program, a test's stage and a picture of a view.
@MainActor package struct PipelineSettings {
    package var isDark = false
    package var reducesMotion = false
    /// Nil: the process's.
    package var locale: Locale?
    /// By how much longer animations take than they say.
    package var slowness = 1.0
    /// How addresses are opened.
    package var urlOpener = SystemURLOpener()
    /// By which views open and close windows; nil where there are none to open.
    package var windowLink: WindowLink?

    package init() {}
}

extension FramePipeline {
    /// A pipeline that shows `root`, with the text engine and the renderer that every host has.
    package convenience init<Root: View>(
        showing root: Root, in settings: PipelineSettings, report: FrameReport,
        onProblem: @escaping @MainActor (String) -> Void
    ) {
        self.init(in: settings, report: report, onProblem: onProblem)
        views.setRoot(root)
    }

    /// A pipeline that shows nothing yet.
    package convenience init(
        in settings: PipelineSettings, report: FrameReport, onProblem: @escaping @MainActor (String) -> Void
    ) {
        var environment = EnvironmentValues()
        environment.colorScheme = settings.isDark ? .dark : .light
        environment.accessibilityReduceMotion = settings.reducesMotion
        if let locale = settings.locale { environment.locale = locale }
        environment.systemURLOpener = settings.urlOpener
        settings.windowLink?.install(in: &environment)
        let views = ViewHost(textEngine: PangoTextEngine(), environment: environment)
        views.imageLoader = PNGImageLoader()
        views.reducesMotion = settings.reducesMotion
        views.onProblem = onProblem
        views.installUndoManager()
        views.provideEditMode()
        self.init(
            views: views, renderer: Renderer(), report: report, isDark: settings.isDark,
            slowness: settings.slowness)
        followPreferredAppearance()
    }
}
