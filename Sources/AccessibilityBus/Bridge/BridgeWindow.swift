import AccessibilityTree
import Foundation

/// Window of the program, as the bridge knows it.
@MainActor final class BridgeWindow {
    /// Number of the window in paths, which is never used again.
    let number: Int
    private(set) weak var source: (any AccessibilitySource)?
    /// True while the window has the keyboard.
    var isActive = false
    /// Last tree; nil while nobody reads.
    private(set) var tree: WindowTree?
    /// Time at which the last tree was made, and seconds that this took.
    private(set) var treeTime = -Double.infinity
    private(set) var treeCost = 0.0
    /// True if ``tree`` may be out of date.
    var isStale = false
    /// True until clients are told about the window.
    var isNew = false
    /// Stops the timer for the next tree; nil if none runs.
    var stopTimer: (@MainActor () -> Void)?

    init(number: Int, _ source: any AccessibilitySource) {
        self.number = number
        self.source = source
    }

    func path(of id: Int) -> ObjectPath { .element(window: number, id: id) }

    /// Makes a tree; nil if the window is gone.
    func makeTree(now: @MainActor () -> Double) -> WindowTree? {
        guard let source else { return nil }
        let start = now()
        let new = WindowTree(source.accessibilityTree())
        tree = new
        isStale = false
        treeTime = now()
        treeCost = treeTime - start
        return new
    }

    /// Forgets everything that was read.
    func forget() {
        stopTimer?()
        stopTimer = nil
        isNew = false
        guard tree != nil else { return }
        tree = nil
        isStale = false
        source?.accessibilityEnded()
    }

    /// Frame of an element as seen now; that of the tree, if the element has gone since.
    func frame(of element: AccessibilityElement) -> CGRect {
        (source?.accessibilityFrame(of: element.id) ?? element.frame).finite
    }

    func perform(_ request: AccessibilityRequest, on id: Int) -> Bool {
        source?.accessibilityPerform(request, on: id) ?? false
    }
}
