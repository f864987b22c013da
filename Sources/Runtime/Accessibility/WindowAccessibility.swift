package import AccessibilityTree
package import Foundation
import Platform
@_spi(Engine) import ViewGraph

/// A program's window as assistive technology reads and uses it. It makes what it needs when somebody asks first, and
/// drops it when nobody listens any more.
@MainActor package final class WindowAccessibility: AccessibilitySource {
    private unowned let window: ProgramWindow
    private var known: ViewAccessibility?

    init(_ window: ProgramWindow) { self.window = window }

    private var views: ViewAccessibility {
        if let known { return known }
        let made = ViewAccessibility(window.pipeline.views)
        known = made
        return made
    }

    package func accessibilityTree() -> AccessibilityElement {
        window.pipeline.update()
        views.title = window.title
        return views.tree()
    }

    package func accessibilityFrame(of id: Int) -> CGRect? { known?.frame(of: id) }

    package func accessibilityFrames(of id: Int, characters range: Range<Int>) -> [CGRect]? {
        known?.frames(of: id, characters: range)
    }

    package func accessibilityPerform(_ request: AccessibilityRequest, on id: Int) -> Bool {
        guard let known, !window.hasEnded else { return false }
        window.pipeline.update()
        let isDone = known.perform(request, on: id)
        if isDone { window.window?.requestFrame() }
        return isDone
    }

    package func accessibilityEnded() { known = nil }
}
