import AccessibilityAudits
import AccessibilityTree
import Foundation
import Testing

struct ContrastTests {
    /// Faults of contrast of a text of 40 × 10 points in a picture with two pixels for each point, whose colours are
    /// `color(x, y)` in pixels.
    private func faults(
        size: Double = 17, isBold: Bool = false, states: AccessibilityStates = [], string: String = "Text",
        _ color: (Int, Int) -> UInt32
    ) -> [String] {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        var element = AccessibilityElement(id: 1, role: .staticText)
        element.label = string
        element.frame = frame
        element.states = states
        var tree = AccessibilityElement(id: 0, role: .window)
        tree.frame = frame
        tree.children = [element]
        let pixels = (0..<20).flatMap { y in (0..<80).map { x in 0xFF00_0000 | color(x, y) } }
        let text = AuditedText(
            string: string, frame: frame, seen: frame,
            parts: [AuditedText.Part(frames: [frame], fontSize: size, isBold: isBold)])
        let window = AuditedWindow(
            tree: tree, texts: [text], picture: AuditedPicture(width: 80, height: 20, scale: 2, pixels: pixels))
        return AccessibilityAudit.issues(in: window, for: .contrast).map(\.compactDescription)
    }

    /// Stems of two pixels, with an edge of half the ink on either side.
    private func stems(_ ink: UInt32, _ edge: UInt32, on ground: @escaping (Int, Int) -> UInt32) -> (Int, Int) -> UInt32
    {
        { x, y in
            switch x % 10 {
            case 4, 5: ink
            case 3, 6: edge
            default: ground(x, y)
            }
        }
    }

    @Test func `grey on white is measured as WCAG has it`() {
        // 0x777777 on white has 4.48:1, 0x888888 has 3.54:1, 0x999999 has 2.85:1.
        #expect(faults(stems(0x777777, 0xBBBBBB) { _, _ in 0xFFFFFF }).isEmpty)
        #expect(
            faults(stems(0x888888, 0xC4C4C4) { _, _ in 0xFFFFFF }) == [
                "the text “Text” has a contrast of 3.5:1, and needs 4.5:1"
            ])
        #expect(
            faults(size: 24, stems(0x999999, 0xCCCCCC) { _, _ in 0xFFFFFF }) == [
                "the text “Text” has a contrast of 2.8:1, and needs 3:1"
            ])
    }

    @Test func `large letters need less`() {
        let grey = stems(0x888888, 0xC4C4C4) { _, _ in 0xFFFFFF }
        #expect(faults(size: 24, grey).isEmpty && faults(size: 18.7, isBold: true, grey).isEmpty)
        #expect(!faults(size: 23.9, grey).isEmpty && !faults(size: 18, isBold: true, grey).isEmpty)
    }

    @Test func `light letters on a dark ground are measured too`() {
        #expect(faults(stems(0xFFFFFF, 0x808080) { _, _ in 0x000000 }).isEmpty)
        #expect(!faults(stems(0x555555, 0x2A2A2A) { _, _ in 0x000000 }).isEmpty)
    }

    @Test func `on a gradient the ground nearest to the ink counts`() {
        let dark = stems(0xFFFFFF, 0x909090) { _, y in UInt32(0x20 + 2 * y) * 0x010101 }
        #expect(faults(dark).isEmpty)
        let light = stems(0xFFFFFF, 0xD0D0D0) { _, y in UInt32(0x80 + 2 * y) * 0x010101 }
        #expect(!faults(light).isEmpty)
    }

    @Test func `disabled controls, emoji, and what is out of sight are excepted`() {
        let faint = stems(0xDDDDDD, 0xEEEEEE) { _, _ in 0xFFFFFF }
        #expect(!faults(faint).isEmpty)
        #expect(faults(states: .disabled, faint).isEmpty && faults(states: .offscreen, faint).isEmpty)
        #expect(faults(string: "🐱❤️", faint).isEmpty)
    }
}
