package import AnimationCore
package import Foundation
@_spi(Engine) package import ViewGraph

/// Actions on the program's windows for its menus.
package struct ProgramActions: Sendable {
    /// A window that is open, for a menu of windows.
    @MainActor package struct OpenWindow {
        package let title: String
        /// True for the window that asks.
        package let isOwn: Bool
        package let bringToFront: @MainActor () -> Void

        package init(title: String, isOwn: Bool, bringToFront: @escaping @MainActor () -> Void) {
            self.title = title
            self.isOwn = isOwn
            self.bringToFront = bringToFront
        }
    }

    /// Scenes of the program; empty outside of a program.
    package var scenes: @MainActor @Sendable () -> [WindowScene] = { [] }
    /// Opens a window of a scene, or brings its only one to the front.
    package var open: @MainActor @Sendable (WindowScene) -> Void = { _ in }
    /// Windows that are open, in the order in which they opened.
    package var openWindows: @MainActor @Sendable () -> [OpenWindow] = { [] }
    /// Opens a window of a scene for a value, or brings the one for it to the front.
    package var openFor: @MainActor @Sendable (WindowScene, AnyHashable) -> Void = { _, _ in }
    /// Host of the tree that contains the program; nil outside of a program.
    package var programHost: @MainActor @Sendable () -> ViewHost? = { nil }
    /// Folder for the program's state; nil if nothing is kept after the run.
    package var stateFolder: @MainActor @Sendable () -> URL? = { nil }
    /// Closes all windows, which ends the program.
    package var quit: @MainActor @Sendable () -> Void = {}

    package init() {}
}

private enum ProgramActionsKey: EnvironmentKey { static var defaultValue: ProgramActions { ProgramActions() } }

extension EnvironmentValues {
    /// Actions on the program's windows.
    package var programActions: ProgramActions {
        get { self[ProgramActionsKey.self] }
        set { self[ProgramActionsKey.self] = newValue }
    }
}
