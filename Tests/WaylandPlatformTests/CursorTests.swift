import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Cursors by name, and by pictures where the compositor has no names.
@MainActor struct CursorTests {
    private nonisolated static let offer: FakeCompositor.Offer = [.shell, .seat, .presentation, .cursorShapes]

    /// A cursor and the number of its shape in cursor-shape-v1.
    nonisolated static let shapes: [(cursor: Cursor, shape: UInt32)] = [
        (.arrow, 1), (.pointingHand, 4), (.text, 9), (.grab, 16), (.grabbing, 17),
        (.resize(.right), 18), (.resize(.top), 19), (.resize([.top, .right]), 20), (.resize([.top, .left]), 21),
        (.resize(.bottom), 22), (.resize([.bottom, .right]), 23), (.resize([.bottom, .left]), 24),
        (.resize(.left), 25), (.crosshair, 8), (.verticalText, 10), (.columnResize, 30), (.rowResize, 31),
        (.zoomIn, 33),
        (.zoomOut, 34),
    ]

    @Test func `every cursor has its shape, sent with the pointer's entry, and no picture is made`() throws {
        let scene = try Scene(offering: Self.offer)
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.session.pump()
        let pools = scene.compositor.poolsMade
        for (cursor, _) in Self.shapes.dropFirst() {
            scene.window.setCursor(cursor)
            scene.session.pump()
        }
        #expect(scene.compositor.cursorShapes.map(\.shape) == Self.shapes.map(\.shape))
        #expect(Set(scene.compositor.cursorShapes.map(\.serial)).count == 1)
        #expect(scene.compositor.cursorSurface == nil)
        #expect(scene.compositor.surfaces.count == 1, "the window's own")
        #expect(scene.compositor.poolsMade == pools)
    }

    @Test func `a cursor is sent anew for each entry, and once for each change`() throws {
        let scene = try Scene(offering: Self.offer)
        for _ in 0..<3 {
            scene.compositor.movePointer(into: scene.fake, at: .zero)
            scene.session.pump()
            scene.compositor.movePointer(to: CGPoint(x: 3, y: 4))
            scene.window.setCursor(.arrow)
            scene.session.pump()
            scene.compositor.movePointer(outOf: scene.fake)
            scene.session.pump()
        }
        #expect(scene.compositor.cursorShapes.map(\.shape) == [1, 1, 1])
        #expect(Set(scene.compositor.cursorShapes.map(\.serial)).count == 3)
        #expect(scene.compositor.cursorShapeDevices == 1)
    }

    @Test func `edges of a window's own decoration have their shapes`() throws {
        let scene = try DecoratedScene(
            Self.offer.union(.subsurfaces), outputScale: 1,
            WindowOptions(title: "", applicationID: "", size: CGSize(width: 300, height: 200)))
        // The strips beside the edges, in their order: title bar, above, below, left, right.
        scene.compositor.movePointer(into: scene.parts[3], at: CGPoint(x: 38, y: 100))
        scene.session.pump()
        scene.compositor.movePointer(into: scene.parts[4], at: CGPoint(x: 2, y: 100))
        scene.session.pump()
        #expect(scene.compositor.cursorShapes.map(\.shape) == [25, 18])
    }

    @Test func `what stands for the cursor goes with its pointer`() throws {
        let scene = try Scene(offering: Self.offer)
        let objects = scene.session.host.liveObjectCount
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.session.pump()
        #expect(scene.compositor.cursorShapeDevices == 1)
        scene.compositor.removeSeat()
        scene.session.pump()
        #expect(scene.compositor.cursorShapeDevices == 0)
        #expect(scene.session.host.liveObjectCount < objects)
        #expect(scene.compositor.isConnected)
    }

    @Test func `without the protocol a picture is shown`() throws {
        let scene = try Scene()
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.session.pump()
        #expect(scene.compositor.cursorShapes.isEmpty)
        #expect(scene.compositor.cursorSurface != nil)
    }
}
