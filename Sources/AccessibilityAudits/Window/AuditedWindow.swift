package import AccessibilityTree
import Foundation

/// Input of an audit: a window's elements, its texts as they are drawn, and its picture, all of one moment.
package struct AuditedWindow: Sendable {
    /// The window's element with all in it.
    package var tree: AccessibilityElement
    /// Texts in drawing order.
    package var texts: [AuditedText]
    /// Pixels of the window; nil leaves out the rules that need them.
    package var picture: AuditedPicture?
    /// True if lines begin at the right.
    package var isRightToLeft: Bool
    private let places: ElementPlaces

    package init(
        tree: AccessibilityElement, texts: [AuditedText] = [], picture: AuditedPicture? = nil,
        isRightToLeft: Bool = false
    ) {
        self.tree = tree
        self.texts = texts
        self.picture = picture
        self.isRightToLeft = isRightToLeft
        places = ElementPlaces(tree)
    }

    /// All elements but the window's, in the order in which they are read.
    var elements: [AccessibilityElement] { places.elements }

    /// Elements around the one with this number, the window's first.
    func path(to id: Int) -> [AccessibilityElement] { places.path(to: id) }

    /// Texts that people see and that elements of the tree stand for, each with its element.
    var readTexts: [(text: AuditedText, element: AccessibilityElement)] {
        texts.compactMap { text in
            guard text.isSeen || text.isCut && !text.isCovered, let element = element(of: text) else { return nil }
            return (text, element)
        }
    }

    /// The element that stands for a text: the smallest around its middle that has its words; otherwise the smallest
    /// one without elements in it.
    private func element(of text: AuditedText) -> AccessibilityElement? {
        let point = CGPoint(x: text.frame.midX, y: text.frame.midY)
        let around = elements.filter { $0.frame.insetBy(dx: -1, dy: -1).contains(point) }
        let words = text.string.trimmingCharacters(in: .whitespacesAndNewlines)
        let named = around.filter { element in
            [element.label, element.value, element.text?.string ?? "", element.text?.placeholder ?? ""].contains {
                $0.localizedStandardContains(words)
            }
        }
        let area = { (element: AccessibilityElement) in element.frame.width * element.frame.height }
        return (named.isEmpty ? around.filter(\.children.isEmpty) : named).min { area($0) < area($1) }
    }
}

/// Elements of a tree with their paths.
private struct ElementPlaces: Sendable {
    var elements: [AccessibilityElement] = []
    private var paths: [Int: [AccessibilityElement]] = [:]

    init(_ window: AccessibilityElement) {
        add(window.children, in: [window])
    }

    private mutating func add(_ children: [AccessibilityElement], in path: [AccessibilityElement]) {
        for child in children {
            elements.append(child)
            paths[child.id] = path
            add(child.children, in: path + [child])
        }
    }

    func path(to id: Int) -> [AccessibilityElement] { paths[id] ?? [] }
}
