public import AccessibilityTree
import Runtime

// The window as assistive technology reads and uses it.
extension Stage {
    /// The window's element with all in it, as of now.
    public var accessibilityTree: AccessibilityElement {
        deliver()
        return programWindow.accessibilityTree()
    }

    /// The first element, in the order in which they are read, whose label, identifier or text is `name`; nil if there is
    /// none.
    public func accessibilityElement(_ name: String) -> AccessibilityElement? {
        accessibilityTree.all.first { $0.label == name || $0.identifier == name || $0.text?.string == name }
    }

    /// Looks of the characters of a field or a text.
    ///
    /// - Parameter name: label, identifier or text of the element.
    /// - Returns: the looks, from the first character to the last; none if no such element shows text.
    public func accessibilityTextRuns(_ name: String) -> [AccessibilityTextRun] {
        accessibilityElement(name).map { programWindow.accessibilityTextRuns(of: $0.id) } ?? []
    }

    /// Does what assistive technology would ask of an element. Its effects are seen at the next frame.
    ///
    /// - Parameters:
    ///   - request: the wish.
    ///   - name: label, identifier or text of the element.
    /// - Returns: false if there is no such element, it is disabled, or it cannot do it.
    @discardableResult public func perform(_ request: AccessibilityRequest, on name: String) -> Bool {
        guard let element = accessibilityElement(name) else { return false }
        return programWindow.accessibilityPerform(request, on: element.id)
    }
}
