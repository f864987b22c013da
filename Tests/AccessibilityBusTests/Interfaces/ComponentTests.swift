import AccessibilityTree
import AccessibleForm
import DesktopBus
import Foundation
import Testing

@testable import AccessibilityBus

/// `Component` and `Image`: places.
@MainActor struct ComponentTests {
    private typealias ID = AccessibleForm.ID

    @Test func `extents are of window and parent, and the screen's are the window's`() throws {
        let scene = try BridgeScene()
        func extents(_ system: UInt32) -> [BusValue]? { scene.call(12, "Component", "GetExtents", [.number(system)]) }
        #expect(extents(1) == [.list([.number(10), .number(280), .number(200), .number(30)])])
        #expect(extents(0) == extents(1))
        #expect(extents(2) == [.list([.number(0), .number(30), .number(200), .number(30)])])
        #expect(scene.call(12, "Component", "GetPosition", [.number(2)]) == [.number(0), .number(30)])
        #expect(scene.call(12, "Component", "GetSize") == [.number(200), .number(30)])
        #expect(scene.call(ID.window, "Component", "GetLayer") == [.number(7)])
        #expect(scene.call(ID.button, "Component", "GetLayer") == [.number(3)])
        #expect(scene.call(ID.button, "Component", "GetMDIZOrder") == [.number(-1)])
        #expect(scene.call(ID.button, "Component", "GetAlpha") == [.number(1)])
    }

    @Test func `places are those of now, not those of the tree`() throws {
        let scene = try BridgeScene()
        _ = scene.get(ID.window, "Accessible", "Name")
        let trees = scene.form.treeCount
        scene.form.edit = { $0.children[2].frame.origin.x = 77 }
        #expect(scene.call(ID.button, "Component", "GetPosition", [.number(1)]) == [.number(77), .number(80)])
        #expect(scene.form.treeCount == trees)
    }

    @Test func `the element at a point is the innermost`() throws {
        let scene = try BridgeScene()
        func element(_ x: Int32, _ y: Int32, in id: Int = ID.window, _ system: UInt32 = 1) -> [BusValue]? {
            scene.call(id, "Component", "GetAccessibleAtPoint", [.integer(x), .integer(y), .number(system)])
        }
        #expect(element(15, 285) == [scene.reference(12)])
        // In the list's parent, which is the window.
        #expect(element(15, 285, in: ID.list, 2) == [scene.reference(12)])
        #expect(element(5, 35, in: 12, 2) == [scene.reference(12)])
        #expect(element(390, 590) == [scene.reference(ID.window)])
        #expect(element(500, 590) == [BridgeScene.nothing])
        #expect(element(.max, .min) == [BridgeScene.nothing])
        let inside: [BusArgument] = [.integer(15), .integer(85), .number(1)]
        #expect(scene.call(ID.button, "Component", "Contains", inside) == [.flag(true)])
        #expect(scene.call(ID.slider, "Component", "Contains", inside) == [.flag(false)])
    }

    @Test func `focus and scrolling are asked for, sizes cannot be set`() throws {
        let scene = try BridgeScene()
        #expect(scene.call(ID.button, "Component", "GrabFocus") == [.flag(true)])
        #expect(scene.call(ID.button, "Component", "ScrollTo", [.number(6)]) == [.flag(true)])
        #expect(scene.form.requests == [.focus, .reveal])
        #expect(scene.call(ID.button, "Component", "SetSize", [.integer(1), .integer(1)]) == [.flag(false)])
        #expect(scene.form.requests.count == 2)
    }

    @Test func `frames that are no numbers, or too large, become numbers`() {
        let wild = BusRectangle(
            CGRect(x: .nan, y: .infinity, width: 1e300, height: 5), from: .zero)
        #expect(wild.x == 0 && wild.y == .max && wild.width == .max)
    }

    @Test func `an image has its extents and its description`() throws {
        let scene = try BridgeScene()
        #expect(scene.get(ID.image, "Image", "ImageDescription") == .text("A cat"))
        #expect(scene.call(ID.image, "Image", "GetImageSize") == [.number(64), .number(48)])
        #expect(scene.call(ID.image, "Image", "GetImagePosition", [.number(1)]) == [.number(220), .number(10)])
        #expect(
            scene.call(ID.image, "Image", "GetImageExtents", [.number(1)])
                == [.list([.number(220), .number(10), .number(64), .number(48)])])
    }
}
