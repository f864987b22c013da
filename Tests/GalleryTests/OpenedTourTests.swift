import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// Sheets, covers, alerts, popovers, menus and calendars of the gallery by keyboard alone.
@MainActor struct OpenedTourTests {
    /// Content that opens over a page, by the name of its control.
    struct Opener: CustomTestStringConvertible {
        let page: String
        let name: String
        let opens: AccessibilityRole
        /// Key that goes from one place in it to the next.
        var key = "Tab"
        /// True if there are places for the focus in it.
        var takesFocus = true
        /// Place at which the focus is after it opened; nil for any.
        let first: String?

        var testDescription: String { "\(page): \(name)" }
    }

    nonisolated private static let openers = [
        Opener(page: "presentations", name: "Sheet", opens: .dialog, first: "Done"),
        Opener(page: "presentations", name: "Cover", opens: .dialog, first: "Done"),
        Opener(page: "presentations", name: "Alert", opens: .alert, first: "Keep"),
        Opener(page: "presentations", name: "Dialog", opens: .alert, first: "By letter"),
        Opener(page: "presentations", name: "Popover", opens: .popover, takesFocus: false, first: nil),
        Opener(page: "dates", name: "Departure", opens: .popover, first: nil),
        Opener(page: "services", name: "Share…", opens: .menu, key: "Down", first: "Copy"),
    ]

    /// The content that is open over a page, and the element that has the focus.
    private struct Scene {
        var opened: AccessibilityElement?
        var focused: AccessibilityElement?

        @MainActor init(_ stage: Stage, _ role: AccessibilityRole) { visit(stage.accessibilityTree, role) }

        private mutating func visit(_ element: AccessibilityElement, _ role: AccessibilityRole) {
            if element.role == role { opened = element }
            if element.states.contains(.focused) { focused = element }
            for child in element.children { visit(child, role) }
        }
    }

    private func places(in element: AccessibilityElement) -> Set<String> {
        var result: Set<String> = []
        if element.states.contains(.focusable) { result.insert(element.label) }
        for child in element.children { result.formUnion(places(in: child)) }
        return result
    }

    @Test(arguments: openers)
    func `keys open it, come to all that is in it, and close it; the focus is then where it was`(_ opener: Opener)
        throws
    {
        let page = try #require(PageList.page(named: opener.page))
        let stage = Stage(size: CGSize(width: 900, height: 700), framesPerSecond: 4) { GalleryView(page: page) }
        stage.advance(by: 0.5)
        for _ in 0..<60 where Scene(stage, opener.opens).focused?.label != opener.name { try stage.key("Tab") }
        #expect(Scene(stage, opener.opens).focused?.label == opener.name)
        try stage.key("space")
        stage.advance(by: 1)
        let open = Scene(stage, opener.opens)
        let opened = try #require(open.opened, "nothing has opened")
        #expect((open.focused != nil) == opener.takesFocus)
        if let first = opener.first { #expect(open.focused?.label == first) }
        let places = places(in: opened)
        var visited: [String] = open.focused.map { [$0.label] } ?? []
        for _ in 0...places.count {
            try stage.key(opener.key)
            if let focused = Scene(stage, opener.opens).focused { visited.append(focused.label) }
        }
        #expect(!places.contains(""), "each place has a name: \(opened.outline)")
        // A menu is known by what opened it.
        #expect(!opened.label.isEmpty || opener.opens == .menu)
        #expect(Set(visited) == places, "the focus stays in it, and comes to all of it")
        try stage.key("Escape")
        stage.advance(by: 1)
        let closed = Scene(stage, opener.opens)
        #expect(closed.opened == nil)
        #expect(closed.focused?.label == opener.name)
    }
}
