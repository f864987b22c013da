package import AccessibilityTree
package import Foundation
import Geometry
@_spi(Engine) import LayerTree

/// Window of views as assistive technology reads and uses it. Made when somebody listens.
@MainActor package final class ViewAccessibility {
    private unowned let host: ViewHost
    private var numbers = AccessibilityNumbers()
    /// Title of the window.
    package var title = ""

    package init(_ host: ViewHost) {
        self.host = host
    }

    // MARK: Reading

    /// The window's element with all in it, as of now.
    package func tree() -> AccessibilityElement {
        numbers.forgetOld()
        var window = AccessibilityElement(id: 0, role: .window)
        window.label = title
        window.frame = CGRect(origin: .zero, size: host.size)
        window.children = AccessibilityBuilder(host).nodes().map { element($0, seen: window.frame) }
        return window
    }

    private func element(_ node: AccessibilityNode, seen: CGRect) -> AccessibilityElement {
        var element = node.element
        element.id = numbers.number(of: node.owner)
        element.frame = node.frame
        element.actions = node.handlers.actions.map(\.action)
        if element.frame.intersection(seen).isEmpty { element.states.insert(.offscreen) }
        let inside = node.clipsContent ? seen.intersection(element.frame) : seen
        element.children = node.children.map { self.element($0, seen: inside) }
        return element
    }

    /// Frame of an element as seen now, in the window's points; nil if it is gone.
    package func frame(of id: Int) -> CGRect? {
        if id == 0 { return CGRect(origin: .zero, size: host.size) }
        guard let owner = numbers.owner(id), owner.isReadable else { return nil }
        return owner.presentedFrame
    }

    /// Frames of characters of an element, in the window's points; nil if it shows no text.
    package func frames(of id: Int, characters range: Range<Int>) -> [CGRect]? {
        guard let node = node(id), let frames = node.handlers.characterFrames else { return nil }
        let origin = node.frame.origin
        return frames(range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// Looks of the characters of an element, from its first to its last; empty if it shows no text.
    package func textRuns(of id: Int) -> [AccessibilityTextRun] { node(id)?.handlers.textRuns?() ?? [] }

    // MARK: Acting

    /// Does what is asked of an element.
    ///
    /// - Returns: false if the element is gone, is disabled, or cannot do it.
    package func perform(_ request: AccessibilityRequest, on id: Int) -> Bool {
        guard let node = node(id) else { return false }
        if case .reveal = request { return reveal(node) }
        guard !node.element.states.contains(.disabled) else { return false }
        switch request {
        case .perform(let kind):
            guard let action = node.handlers.actions.first(where: { $0.action.kind == kind }) else { return false }
            action.perform(node.clickPoint)
        case .focus:
            guard let target = node.focus else { return false }
            host.focus.focus(target, isVisible: true)
        case .reveal: return reveal(node)
        case .setNumber(let number):
            guard number.isFinite, let set = node.handlers.setNumber else { return false }
            set(number)
        case .setSelected(let isSelected):
            guard let set = node.handlers.setSelected else { return false }
            set(isSelected)
        case .setText, .replace, .select, .cut, .copy, .paste:
            return node.handlers.edit?(request) ?? false
        }
        return true
    }

    private func reveal(_ node: AccessibilityNode) -> Bool {
        guard let box = node.owner as? LayoutBox else { return false }
        host.focus.reveal(box)
        return true
    }

    /// The element with a number, made anew, so that its closures are the present ones.
    private func node(_ id: Int) -> AccessibilityNode? {
        guard let owner = numbers.owner(id) else { return nil }
        func find(_ nodes: [AccessibilityNode]) -> AccessibilityNode? {
            for node in nodes {
                if node.owner === owner { return node }
                if let found = find(node.children) { return found }
            }
            return nil
        }
        return find(AccessibilityBuilder(host).nodes())
    }
}
