import Foundation
import Platform
import Testing

@testable import WaylandPlatform

/// Positions of the parts of a window's own decoration.
struct TitleBarTests {
    @Test(arguments: [
        ("close,minimize,maximize:", [TitleBarButton.close, .minimize, .maximize], [TitleBarButton]()),
        ("appmenu:minimize,maximize,close", [], [.minimize, .maximize, .close]),
        ("icon,close:close, spacer ,maximize", [.close], [.maximize]), (":", [], []),
    ])
    func `a desktop's layout says which buttons are where`(
        layout: String, left: [TitleBarButton], right: [TitleBarButton]
    ) {
        #expect(TitleBarButtons(layout: layout) == TitleBarButtons(left: left, right: right))
    }

    @Test(arguments: ["", "close", "a:b:c"])
    func `what is no layout is none`(layout: String) {
        #expect(TitleBarButtons(layout: layout) == nil)
    }

    @Test func `buttons reach to each other and to the bar's corner`() throws {
        let bar = TitleBar(width: 400, buttons: TitleBarButtons())
        #expect(bar.buttonRects.map(\.button) == [.close, .maximize, .minimize])
        #expect(bar.button(at: CGPoint(x: 399, y: 0)) == .close)
        #expect(bar.button(at: CGPoint(x: 100, y: 20)) == nil)
        let hit = stride(from: 0.5, to: 400, by: 1).map { bar.button(at: CGPoint(x: $0, y: 20)) }
        // One range of x for each button, in order, and nothing between them.
        let runs = hit.reduce(into: [TitleBarButton?]()) { if $0.isEmpty || $0.last != $1 { $0.append($1) } }
        #expect(runs == [nil, .minimize, .maximize, .close])
        #expect(bar.button(at: CGPoint(x: 390, y: 40)) == nil, "that is the content")
    }

    @Test func `in a narrow window the outermost buttons stay`() {
        let buttons = TitleBarButtons(left: [.close], right: [.minimize, .maximize])
        #expect(TitleBar(width: 130, buttons: buttons).buttonRects.map(\.button) == [.close, .maximize, .minimize])
        #expect(TitleBar(width: 60, buttons: TitleBarButtons()).buttonRects.map(\.button) == [.close])
        #expect(TitleBar(width: 1, buttons: buttons).buttonRects.isEmpty)
        #expect(TitleBar(width: 1, buttons: buttons).titleRect.width >= 0)
    }

    @Test func `edges are beside the window, corners move two, and what is not free moves none`() {
        var geometry = DecorationGeometry(
            content: CGSize(width: 300, height: 200), freeEdges: [.top, .bottom, .left, .right],
            movableEdges: [.top, .bottom, .left, .right])
        #expect(geometry.edges(at: CGPoint(x: 150, y: -5)) == .top)
        #expect(geometry.edges(at: CGPoint(x: 10, y: -5)) == [.top, .left])
        #expect(geometry.edges(at: CGPoint(x: 305, y: 235)) == [.bottom, .right])
        #expect(geometry.edges(at: CGPoint(x: -5, y: 120)) == .left)
        #expect(geometry.edges(at: CGPoint(x: 150, y: 100)) == [])
        geometry.movableEdges = [.right, .top]
        #expect(geometry.edges(at: CGPoint(x: 305, y: 235)) == .right)
        #expect(geometry.grabArea(beside: .top) != nil && geometry.grabArea(beside: .bottom) == nil)
        geometry.freeEdges = [.right]
        #expect(geometry.shadowArea(beside: .top) == nil && geometry.grabArea(beside: .top) == nil)
        geometry.movableEdges = []
        #expect(geometry.edges(at: CGPoint(x: 305, y: 120)) == [])
        #expect(geometry.shadowArea(beside: .right) != nil && geometry.grabArea(beside: .right) == nil)
    }
}
