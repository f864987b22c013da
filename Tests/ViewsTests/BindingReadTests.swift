import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Bindings whose value no body reads are followed where they are used: S2.2.
@MainActor struct BindingReadTests {
    @MainActor final class Remote {
        var write: (Int) -> Void = { _ in }
        var bodies = 0
        func noteBody() { bodies += 1 }
    }

    private struct Positioned: View {
        let remote: Remote
        @State private var position: Int? = 0

        var body: some View {
            let _ = remote.noteBody()
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<40) { Text("row \($0)").frame(height: 30) } }.scrollTargetLayout()
            }
            .scrollPosition(id: $position, anchor: .top)
            .onAppear { remote.write = { position = $0 } }
        }
    }

    private struct Placed: View {
        let remote: Remote
        @State private var position = ScrollPosition(edge: .top)

        var body: some View {
            let _ = remote.noteBody()
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<40) { Text("row \($0)").frame(height: 30) } }.scrollTargetLayout()
            }
            .scrollPosition($position)
            .onAppear { remote.write = { position.scrollTo(id: $0, anchor: .top) } }
        }
    }

    @Test(arguments: [true, false]) func `a scroll view follows its position`(isTyped: Bool) throws {
        let remote = Remote()
        let stage = isTyped ? ViewStage(Positioned(remote: remote)) : ViewStage(Placed(remote: remote))
        stage.advance(by: 0.1)
        let bodies = remote.bodies
        for row in [20, 5] {
            remote.write(row)
            stage.advance(by: 0.1)
            #expect(stage.layer("row \(row)")?.frameInWindow.minY == 5, "the row's text lies in its middle")
        }
        #expect(remote.bodies == bodies)
    }
}
