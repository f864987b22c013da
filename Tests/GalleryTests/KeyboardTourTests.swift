import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// The index and every page by keyboard alone.
@MainActor struct KeyboardTourTests {
    /// A look that people may need.
    private struct Look {
        var size = CGSize(width: 900, height: 700)
        var direction = LayoutDirection.leftToRight
        var textSize = DynamicTypeSize.large
    }

    /// Greatest number of keys in which Tab must have come round.
    private static let patience = 250

    /// Elements that can take the focus and are in view, and the one that has it.
    private struct Places {
        var all: Set<Int> = []
        var focused: Int?

        init(_ tree: AccessibilityElement) { visit(tree) }

        private mutating func visit(_ element: AccessibilityElement) {
            if element.states.contains(.focusable), !element.states.contains(.offscreen) { all.insert(element.id) }
            if element.states.contains(.focused) { focused = element.id }
            for child in element.children { visit(child) }
        }
    }

    /// Presses `key` until the focus is where it was first.
    ///
    /// - Returns: the elements that had the focus, in order; nil if it did not come round.
    private func tour(_ stage: Stage, _ key: String, inEditor: String) throws -> [Int]? {
        var visited: [Int] = []
        for _ in 0..<Self.patience {
            try stage.key(key)
            var focused = Places(stage.accessibilityTree).focused
            // An editor takes Tab as text.
            if focused != nil, focused == visited.last {
                try stage.key(inEditor)
                focused = Places(stage.accessibilityTree).focused
            }
            guard let focused else { return nil }
            if focused == visited.first { return visited }
            visited.append(focused)
        }
        return nil
    }

    @Test func `Tab comes to all that can be used on every page, and round, and Shift-Tab goes back`() throws {
        for page in [nil] + PageList.pages.map(Optional.some) { try visit(page, Look()) }
    }

    /// Pages with the most kinds of controls.
    private static let crowded = [
        "lists", "tables", "tabs", "columns", "inspector", "dates", "presentations", "services", "uikit-text", "files",
        "symbols", "curves",
    ]

    @Test func `Tab does so from right to left, with the largest texts, and in a narrow window`() throws {
        let looks = [
            Look(direction: .rightToLeft), Look(textSize: .accessibility5),
            Look(size: CGSize(width: 400, height: 800)),
        ]
        for name in Self.crowded {
            let page = try #require(PageList.page(named: name), "there is no page \(name)")
            for look in looks { try visit(page, look) }
        }
    }

    /// Goes round a page; the index, if it is nil.
    private func visit(_ page: PageEntry?, _ look: Look) throws {
        let name = "\(page?.name ?? "index") (\(look))"
        let stage = Stage(size: look.size, framesPerSecond: 2, textSize: look.textSize) {
            GalleryView(page: page).environment(\.layoutDirection, look.direction)
        }
        stage.advance(by: 0.5)
        let places = Places(stage.accessibilityTree).all
        let visited = try tour(stage, "Tab", inEditor: "ctrl+Tab")
        #expect(visited != nil, "\(name): Tab does not come round")
        guard let visited else { return }
        let missing = places.subtracting(visited)
        #expect(missing.isEmpty, "\(name): Tab never comes to \(missing.map { description(of: $0, in: stage) })")
        let back = try tour(stage, "shift+Tab", inEditor: "ctrl+shift+Tab")
        #expect(back.map(Set.init) == Set(visited), "\(name): Shift-Tab goes elsewhere")
    }

    private func description(of id: Int, in stage: Stage) -> String {
        var result = "\(id)"
        func visit(_ element: AccessibilityElement) {
            if element.id == id { result = "\(element.role) “\(element.label)”" }
            for child in element.children { visit(child) }
        }
        visit(stage.accessibilityTree)
        return result
    }
}
