@_spi(Engine) import AnimationCore
import CairoRenderer
package import Foundation
import LayerTree
@_spi(Engine) package import ViewGraph
@_spi(Engine) package import Views

/// What views find around them that is not their window's: the same for a program, a test's stage and a picture of a view.
@MainActor package struct Surroundings {
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
        showing root: Root, in surroundings: Surroundings, report: FrameReport,
        onProblem: @escaping @MainActor (String) -> Void
    ) {
        self.init(in: surroundings, report: report, onProblem: onProblem)
        views.setRoot(root)
    }

    /// A pipeline that shows nothing yet.
    package convenience init(
        in surroundings: Surroundings, report: FrameReport, onProblem: @escaping @MainActor (String) -> Void
    ) {
        var environment = EnvironmentValues()
        environment.colorScheme = surroundings.isDark ? .dark : .light
        environment.accessibilityReduceMotion = surroundings.reducesMotion
        if let locale = surroundings.locale { environment.locale = locale }
        environment.systemURLOpener = surroundings.urlOpener
        surroundings.windowLink?.install(in: &environment)
        let views = ViewHost(textEngine: PangoTextEngine(), environment: environment)
        views.imageLoader = PNGImageLoader()
        views.reducesMotion = surroundings.reducesMotion
        views.onProblem = onProblem
        views.installUndoManager()
        views.provideEditMode()
        self.init(
            views: views, renderer: Renderer(), report: report, isDark: surroundings.isDark,
            slowness: surroundings.slowness)
        followPreferredAppearance()
    }
}
