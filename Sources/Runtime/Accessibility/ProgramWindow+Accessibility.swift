package import AccessibilityTree
package import Foundation
import Platform
@_spi(Engine) import ViewGraph

// The window as assistive technology reads and uses it.
extension ProgramWindow: AccessibilitySource {
    package func accessibilityTree() -> AccessibilityElement {
        let reader = reader ?? ViewAccessibility(pipeline.views)
        self.reader = reader
        pipeline.update()
        reader.title = title
        return reader.tree()
    }

    package func accessibilityFrame(of id: Int) -> CGRect? { reader?.frame(of: id) }

    package func accessibilityFrames(of id: Int, characters range: Range<Int>) -> [CGRect]? {
        reader?.frames(of: id, characters: range)
    }

    package func accessibilityTextRuns(of id: Int) -> [AccessibilityTextRun] { reader?.textRuns(of: id) ?? [] }

    package func accessibilityPerform(_ request: AccessibilityRequest, on id: Int) -> Bool {
        guard let reader, !hasEnded else { return false }
        pipeline.update()
        let isDone = reader.perform(request, on: id)
        if isDone { window?.requestFrame() }
        return isDone
    }

    package func accessibilityEnded() { reader = nil }
}
