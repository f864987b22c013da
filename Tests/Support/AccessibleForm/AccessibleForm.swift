package import AccessibilityTree
package import Foundation

/// A window without pixels that obeys what assistive technology asks: a form, a list, a table, a text to edit.
@MainActor package final class AccessibleForm: AccessibilitySource {
    /// Numbers of the elements.
    package enum ID {
        package static let window = 1
        package static let heading = 2
        package static let text = 3
        package static let button = 4
        package static let slider = 5
        package static let field = 6
        package static let toggle = 7
        package static let list = 10
        package static let rows = 11...14
        package static let table = 20
        package static let image = 40
        package static let popUp = 41
        package static let radios = 50
        package static let secret = 60
        package static let progress = 61
    }

    package var count = 0
    package var level = 0.25
    package var string = "Hello, dear world. It is late!\nSecond line"
    package var selection = 0..<0
    package var isOn = false
    package var selectedRows: Set<Int> = [1]
    package var rowOrder = [0, 1, 2, 3]
    package var focus = ID.field
    package var radio = 0
    package var isDisabled = false
    package var progress = 0.0
    /// Changes the tree before it is handed out.
    package var edit: (inout AccessibilityElement) -> Void = { _ in }
    /// Everything that was asked for.
    package private(set) var requests: [AccessibilityRequest] = []
    package private(set) var treeCount = 0
    package private(set) var endCount = 0
    /// Called after each change.
    package var onChange: @MainActor () -> Void = {}

    package init() {}

    package func accessibilityTree() -> AccessibilityElement {
        treeCount += 1
        return makeTree()
    }

    package func accessibilityFrame(of id: Int) -> CGRect? { find(id)?.frame }

    /// Characters of 10 by 20 points, thirty in a line.
    package func accessibilityFrames(of id: Int, characters range: Range<Int>) -> [CGRect]? {
        guard let element = find(id) else { return nil }
        let scalars = Array((element.text?.string ?? element.label).unicodeScalars)
        guard range.lowerBound >= 0, range.upperBound <= scalars.count else { return nil }
        var (x, y) = (0.0, 0.0)
        var frames: [CGRect] = []
        for scalar in scalars {
            if x >= 300 { (x, y) = (0, y + 20) }
            frames.append(CGRect(x: element.frame.minX + x, y: element.frame.minY + y, width: 10, height: 20))
            x += 10
            if scalar == "\n" { (x, y) = (0, y + 20) }
        }
        return Array(frames[range])
    }

    /// The field has two looks: "Hello" is bold and red.
    package func accessibilityTextRuns(of id: Int) -> [AccessibilityTextRun] {
        guard id == ID.field, string.unicodeScalars.count > 5 else { return [] }
        var bold = AccessibilityTextRun(count: 5)
        bold.size = 17
        bold.weight = 700
        bold.foreground = AccessibilityTextRun.Color(red: 65_535, green: 0, blue: 0)
        var regular = AccessibilityTextRun(count: string.unicodeScalars.count - 5)
        regular.size = 17
        return [bold, regular]
    }

    package func accessibilityPerform(_ request: AccessibilityRequest, on id: Int) -> Bool {
        requests.append(request)
        let isDone = obey(request, id)
        if isDone { onChange() }
        return isDone
    }

    package func forgetRequests() { requests = [] }

    package func accessibilityEnded() { endCount += 1 }

    private func find(_ id: Int) -> AccessibilityElement? { makeTree().all.first { $0.id == id } }
}
