@_spi(Engine) import AnimationCore
import CairoRenderer
@_spi(Engine) import Controls
package import Foundation
package import Geometry
import LayerTree
@_spi(Engine) package import ViewGraph
@_spi(Engine) package import Views

/// Settings of a pipeline that do not depend on its window; used for programs, test stages and images of views.
@MainActor package struct PipelineSettings {
    package var isDark = false
    package var reducesMotion = false
    package var contrast = ColorSchemeContrast.standard
    package var reducesTransparency = false
    package var differentiatesWithoutColor = false
    package var invertsColors = false
    package var legibilityWeight = LegibilityWeight.regular
    /// Locale; nil for that of the process.
    package var locale: Locale?
    package var layoutDirection = LayoutDirection.leftToRight
    package var textSize = DynamicTypeSize.large
    /// Factor by which animations take longer.
    package var slowness = 1.0
    /// Opens URLs for views.
    package var urlOpener = SystemURLOpener()
    /// Opens and closes windows for views; nil if the program has no windows.
    package var windowLink: WindowLink?

    /// Seconds for which the drawing of a frame waits for pictures; nil: as long as it takes.
    package var picturePatience: Double?

    package init() {}
}

extension FramePipeline {
    /// Creates a pipeline that shows `root`, with the text engine and the renderer used by every host.
    package convenience init<Root: View>(
        showing root: Root, in settings: PipelineSettings, report: FrameReport,
        onProblem: @escaping @MainActor (String) -> Void
    ) {
        self.init(in: settings, report: report, onProblem: onProblem)
        views.setRoot(SoleView(root))
    }

    /// Creates a pipeline that shows nothing yet.
    package convenience init(
        in settings: PipelineSettings, report: FrameReport, onProblem: @escaping @MainActor (String) -> Void
    ) {
        var environment = EnvironmentValues()
        environment.colorScheme = settings.isDark ? .dark : .light
        environment.accessibilityReduceMotion = settings.reducesMotion
        environment.colorSchemeContrast = settings.contrast
        environment.accessibilityReduceTransparency = settings.reducesTransparency
        environment.accessibilityDifferentiateWithoutColor = settings.differentiatesWithoutColor
        environment.accessibilityInvertColors = settings.invertsColors
        environment.legibilityWeight = settings.legibilityWeight
        if let locale = settings.locale { environment.locale = locale }
        environment.layoutDirection = settings.layoutDirection
        environment.userTextSize = settings.textSize
        environment.systemURLOpener = settings.urlOpener
        environment.pictureSource = RemoteSource.shared
        settings.windowLink?.install(in: &environment)
        for edit in ProgramLife.environmentEdits { edit(&environment) }
        let views = ViewHost(textEngine: PangoTextEngine(), environment: environment)
        views.imageLoader = PictureLoader()
        views.reducesMotion = settings.reducesMotion
        views.onProblem = onProblem
        views.installUndoManager()
        views.provideEditMode()
        views.provideClipboard()
        if let link = settings.windowLink { views.openSettingsByKey(link) }
        self.init(
            views: views, renderer: Renderer(), report: report, isDark: settings.isDark,
            slowness: settings.slowness)
        picturePatience = settings.picturePatience
        followPreferredAppearance()
    }
}

extension ViewHost {
    /// Opens the program's settings by Control-comma, unless a view uses the keys itself.
    fileprivate func openSettingsByKey(_ link: WindowLink) {
        let stroke = ShortcutStroke(.character(","), modifiers: KeyInput.control)
        _ = focus.addShortcut(stroke, box: root, isFallback: true) { [weak link] in link?.openSettings() }
    }
}
