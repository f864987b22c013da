import CairoRenderer
import Foundation
import Platform
import Testing

@testable import Runtime

/// Drawing of client-side window decorations.
@MainActor struct DecorationPainterTests {
    private let painter = CairoDecorationPainter()
    private let bar = TitleBar(width: 400, buttons: TitleBarButtons())
    private let shadow = WindowShadowLook(size: CGSize(width: 400, height: 300), isActive: true, isDark: false)

    private func picture(_ look: TitleBarLook, over shadow: WindowShadowLook?, scale: Double = 1) -> Bitmap {
        var picture = Bitmap(
            width: Int(look.bar.width * scale), height: Int(TitleBar.height * scale), filledWith: 0xFFFF_00FF)
        picture.withPixelBuffer { painter.paint(look, over: shadow, scale: scale, into: $0) }
        return picture
    }

    @Test func `corners are round over the shadow, and square where there is none`() {
        let round = picture(TitleBarLook(title: "", bar: bar), over: shadow)
        let corner = round[0, 0]
        #expect(corner >> 24 > 10 && corner >> 24 < 128, "the shadow shows through")
        #expect(corner & 0xFFFFFF == 0, "and it is black")
        #expect(round[200, 20] >> 24 == 255)
        let square = picture(
            TitleBarLook(title: "", bar: bar, isMaximized: true, roundsLeft: false, roundsRight: false), over: nil)
        #expect(square.pixels.allSatisfy { $0 >> 24 == 255 })
    }

    @Test(arguments: [1.0, 1.25, 1.5, 2])
    func `the line below the bar is one pixel at every scale`(scale: Double) {
        let look = TitleBarLook(title: "", bar: bar)
        let picture = picture(look, over: shadow, scale: scale)
        let column = (0..<picture.height).map { picture[picture.width / 4, $0] }
        #expect(column[picture.height - 1] != column[picture.height - 2])
        #expect(Set(column[(picture.height / 2)..<(picture.height - 1)]).count == 1)
    }

    @Test func `a button that is touched looks so, and nothing else changes`() throws {
        let rest = picture(TitleBarLook(title: "Cards", bar: bar), over: shadow)
        for (button, frame) in bar.buttonRects {
            let touched = picture(TitleBarLook(title: "Cards", bar: bar, hovered: button), over: shadow)
            let held = picture(TitleBarLook(title: "Cards", bar: bar, hovered: button, pressed: button), over: shadow)
            #expect(touched != rest && held != rest && held != touched)
            for y in 0..<rest.height {
                for x in 0..<rest.width where touched[x, y] != rest[x, y] {
                    #expect(frame.insetBy(dx: -1, dy: -1).contains(CGPoint(x: Double(x), y: Double(y))))
                }
            }
        }
    }

    @Test func `light and dark, with and without the focus, are four looks`() {
        let looks = [(false, true), (false, false), (true, true), (true, false)].map {
            picture(TitleBarLook(title: "Cards", bar: bar, isDark: $0, isActive: $1), over: shadow)
        }
        for (index, look) in looks.enumerated() {
            #expect(!looks[(index + 1)...].contains(look))
        }
    }

    @Test func `a title that is longer than its room is cut before the buttons`() {
        let long = String(repeating: "long ", count: 50)
        let empty = picture(TitleBarLook(title: "", bar: bar), over: shadow)
        let full = picture(TitleBarLook(title: long, bar: bar), over: shadow)
        let room = bar.titleRect
        for x in 0..<full.width where CGFloat(x) < room.minX - 1 || CGFloat(x) > room.maxX + 1 {
            #expect((0..<full.height).allSatisfy { full[x, $0] == empty[x, $0] })
        }
    }

    @Test func `the shadow ends within its reach, is darkest at the window, and no seam shows between its parts`() {
        let reach = Int(WindowShadowLook.reach)
        func strip(_ area: CGRect) -> Bitmap {
            var picture = Bitmap(width: Int(area.width), height: Int(area.height), filledWith: 0xFFFF_FFFF)
            picture.withPixelBuffer { painter.paint(shadow, in: area, scale: 1, into: $0) }
            return picture
        }
        let bottom = strip(CGRect(x: -40, y: 300, width: 480, height: 40))
        let left = strip(CGRect(x: -40, y: 0, width: 40, height: 300))
        func alpha(_ pixel: UInt32) -> Int { Int(pixel >> 24) }
        let down = (0..<reach).map { alpha(bottom[240, $0]) }
        #expect(down == down.sorted(by: >) && down[0] > 60 && down[reach - 1] <= 1)
        #expect(bottom.pixels.allSatisfy { $0 & 0xFFFFFF == 0 })
        #expect((0..<reach).allSatisfy { alpha(bottom[$0, reach - 1]) <= 1 && alpha(left[0, $0]) <= 1 })
        // Compares the last row beside the window with the first row below it.
        for x in 0..<(reach - 1) { #expect(abs(alpha(left[x, 299]) - alpha(bottom[x, 0])) <= 6, "column \(x)") }
    }
}
