import AnimationCore
import Foundation
import Geometry
import Testing
@_spi(Engine) import ViewGraph

@testable @_spi(Engine) import Views

/// Shapes of the pointer over views.
@MainActor struct PointerStyleTests {
    @MainActor final class Log { var shapes: [PointerShape] = [] }

    private let log = Log()

    private func stage(_ view: some View) -> ViewStage {
        let stage = ViewStage(size: CGSize(width: 100, height: 100), view)
        stage.host.onPointerShape = { [log] in log.shapes.append($0) }
        return stage
    }

    @Test func `the pointer has a view's shape over it, and is an arrow elsewhere`() {
        let stage = stage(Color.red.frame(width: 40, height: 40).pointerStyle(.link))
        stage.host.pointer.moved(to: CGPoint(x: 50, y: 50), time: 0)
        stage.host.pointer.moved(to: CGPoint(x: 55, y: 50), time: 0)
        stage.host.pointer.moved(to: CGPoint(x: 5, y: 50), time: 0)
        #expect(log.shapes == [.pointingHand, .arrow])
    }

    @Test func `a shape inside another counts, and none leaves it to the view around`() {
        let stage = stage(
            HStack(spacing: 0) {
                Color.red.pointerStyle(.zoomIn)
                Color.blue.pointerStyle(nil)
            }
            .pointerStyle(.grabIdle))
        stage.host.pointer.moved(to: CGPoint(x: 10, y: 50), time: 0)
        stage.host.pointer.moved(to: CGPoint(x: 90, y: 50), time: 0)
        #expect(log.shapes == [.zoomIn, .grab])
    }

    @Test func `the shape follows the state under a pointer at rest`() {
        struct Dragged: View {
            @State private var isDragged = false
            var body: some View {
                Color.red.pointerStyle(isDragged ? .grabActive : .grabIdle).onTapGesture { isDragged = true }
            }
        }
        let stage = stage(Dragged())
        stage.host.pointer.moved(to: CGPoint(x: 50, y: 50), time: 0)
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0.1)
        #expect(log.shapes == [.grab, .grabbing])
    }

    @Test func `edges of frames change sides where layout runs from right to left`() {
        let corner = PointerStyle.frameResize(position: .topLeading)
        #expect(corner.shape(isMirrored: false) == .resize([.top, .leading]))
        #expect(corner.shape(isMirrored: true) == .resize([.top, .trailing]))
        #expect(PointerStyle.frameResize(position: .bottom).shape(isMirrored: true) == .resize(.bottom))
        #expect(PointerStyle.columnResize(directions: .leading).shape(isMirrored: true) == .resize(.trailing))
        #expect(PointerStyle.columnResize(directions: .all) == .columnResize)
        #expect(PointerStyle.rowResize(directions: .down).shape(isMirrored: false) == .resize(.bottom))
        let stage = stage(
            Color.red.pointerStyle(.columnResize(directions: .trailing)).environment(\.layoutDirection, .rightToLeft))
        stage.host.pointer.moved(to: CGPoint(x: 50, y: 50), time: 0)
        #expect(log.shapes == [.resize(.leading)])
    }
}
