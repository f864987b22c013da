import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Views that are being removed keep their place on screen: S12.8, S12.10, S12.11.
@MainActor struct LeavingPlaceTests {
    @MainActor private final class Remote {
        var write: ((inout Values) -> Void) -> Void = { _ in }
        /// Changes values with a linear animation of one second.
        func animate(_ change: (inout Values) -> Void) { withAnimation(.linear(duration: 1)) { write(change) } }
    }

    private struct Values {
        var isShown = true
        var isOuterShown = true
        var width = 100.0
        var rows = [0, 1, 2]
        var isScaled = false
    }

    private struct Program<Content: View>: View {
        let remote: Remote
        let content: (Values) -> Content
        @State private var values = Values()
        var body: some View {
            content(values).frame(width: 400, height: 300).onAppear { remote.write = { $0(&values) } }
        }
    }

    private func stage(_ remote: Remote, @ViewBuilder _ content: @escaping (Values) -> some View) -> ViewStage {
        ViewStage(Program(remote: remote, content: content))
    }

    private func box(_ name: String, _ size: Double = 40) -> some View {
        Color.red.accessibilityLabel(name).frame(width: size, height: size)
    }

    private func frame(_ name: String, _ stage: ViewStage) -> CGRect? { stage.layer(name)?.frameInWindow }

    /// Expects the view `leaving` at `place` in every frame until it has gone.
    private func expectStill(_ stage: ViewStage, at place: CGRect?, _ location: SourceLocation = #_sourceLocation) {
        var frames = 0
        while let now = frame("leaving", stage), frames < 200 {
            frames += 1
            #expect(now == place, sourceLocation: location)
            stage.advance(by: 1.0 / 60)
        }
        #expect(frames > 1 && frames < 200, sourceLocation: location)
    }

    @Test func `a container that shrinks about its middle, or becomes empty, does not take them along`() {
        for hasSibling in [false, true] {
            let remote = Remote()
            let stage = stage(remote) { values in
                HStack {
                    VStack(alignment: .leading) {
                        if hasSibling { box("sibling") }
                        if values.isShown { box("leaving", 70) }
                    }
                    Color.blue.frame(width: values.width, height: 10)
                }
            }
            let place = frame("leaving", stage)
            remote.animate {
                $0.isShown = false
                $0.width = 200
            }
            stage.frame()
            expectStill(stage, at: place)
        }
    }

    @Test func `a container that moves later, by layout or by an offset, does not take them along`() {
        let remote = Remote()
        let stage = stage(remote) { values in
            HStack(spacing: 0) {
                Color.blue.frame(width: values.width, height: 10)
                HStack { if values.isShown { box("leaving") } }.offset(x: values.width / 10)
            }
            .padding(.leading, values.width)
        }
        let place = frame("leaving", stage)
        remote.animate { $0.isShown = false }
        stage.advance(by: 0.3)
        remote.animate { $0.width = 150 }
        stage.advance(by: 0.2)
        remote.write { $0.width = 30 }
        stage.frame()
        stage.host.size = CGSize(width: 500, height: 400)
        stage.frame()
        expectStill(stage, at: place)
    }

    @Test func `an effect around is their space, and takes them along`() {
        let remote = Remote()
        let stage = stage(remote) { values in
            HStack(spacing: 0) {
                Color.blue.frame(width: values.width, height: 10)
                ZStack { if values.isShown { box("leaving") } }.frame(width: 40, height: 40).opacity(0.9)
            }
        }
        let place = frame("leaving", stage)
        remote.animate { $0.isShown = false }
        stage.frame()
        remote.write { $0.width = 200 }
        stage.frame()
        #expect(frame("leaving", stage)?.minX == (place?.minX ?? 0) + 50)
    }

    @Test func `what leaves in a container that leaves stays as well, and fades with it`() throws {
        let remote = Remote()
        let stage = stage(remote) { values in
            HStack(spacing: 0) {
                if values.isOuterShown {
                    VStack {
                        if values.isShown { box("leaving", 70) }
                        box("other")
                    }
                    .padding(values.width / 10)
                }
                Color.blue.frame(width: values.width, height: 10)
            }
        }
        let place = frame("leaving", stage)
        remote.animate { $0.isShown = false }
        stage.frame()
        stage.advance(by: 0.5)
        #expect(frame("leaving", stage) == place)
        remote.animate {
            $0.isOuterShown = false
            $0.width = 180
        }
        stage.frame()
        #expect(frame("leaving", stage) == place)
        let other = try #require(frame("other", stage))
        stage.advance(by: 0.25)
        #expect(frame("leaving", stage) == place)
        // The sibling was moving into the free place, and stays where it was on the way.
        #expect(frame("other", stage)?.minX == other.minX)
        stage.advance(by: 0.3)
        #expect(frame("leaving", stage) == nil)
    }

    @Test func `a container that leaves does not hear of a removal within`() {
        let remote = Remote()
        let stage = stage(remote) { values in
            HStack(spacing: 0) {
                if values.isOuterShown {
                    VStack {
                        if values.isShown { box("leaving", 70) }
                        box("other")
                    }
                }
                Color.blue.frame(width: values.width, height: 10)
            }
        }
        let place = frame("leaving", stage)
        remote.animate { $0.isOuterShown = false }
        stage.advance(by: 0.3)
        remote.write { $0.isShown = false }
        stage.frame()
        expectStill(stage, at: place)
    }

    @Test func `one that is flying when it is removed flies on to its last place`() throws {
        let remote = Remote()
        let stage = stage(remote) { values in
            VStack {
                if values.isShown {
                    box("leaving").frame(width: 300, alignment: values.isScaled ? .trailing : .leading)
                }
            }
        }
        let start = try #require(frame("leaving", stage))
        remote.animate { $0.isScaled = true }
        stage.frame()
        stage.advance(by: 0.5)
        let middle = try #require(frame("leaving", stage))
        #expect(abs(middle.minX - start.minX - 130) < 1e-6)
        remote.animate { $0.isShown = false }
        stage.frame()
        #expect(abs((frame("leaving", stage)?.minX ?? 0) - middle.minX) < 1e-6)
        stage.advance(by: 0.25)
        #expect(abs((frame("leaving", stage)?.minX ?? 0) - start.minX - 195) < 1e-6)
        stage.advance(by: 0.5)
        #expect(abs((frame("leaving", stage)?.minX ?? 0) - start.minX - 260) < 1e-6)
    }

    @Test func `one in a reader that moves with its container stays`() {
        let remote = Remote()
        let stage = stage(remote) { values in
            VStack(spacing: 0) {
                if values.isShown { box("above", 60) }
                HStack { GeometryReader { _ in if values.isShown { box("leaving") } }.frame(width: 50, height: 50) }
                    .fixedSize()
            }
        }
        stage.frame()
        let place = frame("leaving", stage)
        remote.animate { $0.isShown = false }
        expectStill(stage, at: place)
    }

    @Test(arguments: [true, false])
    func `one in the corner of its layer that came back moves on from there with its container`(isNested: Bool) throws {
        let remote = Remote()
        let stage = stage(remote) { values in
            HStack(spacing: 0) {
                if !values.isScaled { box("before", 30) }
                // Another view makes the stack propose another size to this layer, which is then placed again.
                let content = box("leaving").opacity(0.5)
                if values.isShown {
                    if isNested { HStack(spacing: 0) { content } } else { content }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        remote.write { $0.isScaled = true }
        stage.advance(by: 0.1)
        remote.animate { $0.isShown = false }
        stage.advance(by: 0.25)
        remote.animate { $0.isShown = true }
        stage.advance(by: 0.25)
        #expect(frame("leaving", stage) == CGRect(x: 0, y: 0, width: 40, height: 40))
        remote.animate { $0.isScaled = false }
        #expect(frame("leaving", stage) == CGRect(x: 0, y: 0, width: 40, height: 40))
        stage.advance(by: 0.001)
        stage.advance(by: 0.5)
        #expect(try abs(#require(frame("leaving", stage)).minX - 15) < 0.1)
    }

    @Test func `one that comes back goes from where it is seen to its new place`() throws {
        let remote = Remote()
        let stage = stage(remote) { values in
            HStack(spacing: 0) {
                Color.blue.frame(width: values.width, height: 10)
                if values.isShown { box("leaving") }
            }
        }
        let place = try #require(frame("leaving", stage))
        remote.animate { $0.isShown = false }
        stage.frame()
        remote.write { $0.width = 200 }
        stage.frame()
        stage.advance(by: 0.5)
        #expect(frame("leaving", stage) == place)
        remote.animate { $0.isShown = true }
        stage.frame()
        #expect(frame("leaving", stage) == place)
        stage.advance(by: 0.5)
        let middle = try #require(frame("leaving", stage))
        #expect(abs(middle.minX - place.minX - 25) < 1e-6)
        stage.advance(by: 0.6)
        #expect(abs((frame("leaving", stage)?.minX ?? 0) - place.minX - 50) < 1e-6)
    }

    @Test func `rows of a list that leave stay while the others close up`() throws {
        let remote = Remote()
        let stage = stage(remote) { values in
            VStack(spacing: 0) {
                ForEach(values.rows, id: \.self) { row in box(row == 1 ? "leaving" : "row \(row)") }
            }
        }
        let place = frame("leaving", stage)
        let last = try #require(frame("row 2", stage))
        remote.animate { $0.rows = [0, 2] }
        stage.frame()
        stage.advance(by: 0.5)
        #expect(frame("leaving", stage) == place)
        #expect(abs((frame("row 2", stage)?.minY ?? 0) - last.minY + 10) < 1e-6)
        expectStill(stage, at: place)
    }

    @Test func `an overlay that leaves stays while the view under it moves`() {
        let remote = Remote()
        let stage = stage(remote) { values in
            HStack(spacing: 0) {
                Color.blue.frame(width: values.width, height: 10)
                box("under").overlay { if values.isShown { box("leaving", 20) } }
            }
        }
        let place = frame("leaving", stage)
        remote.animate { $0.isShown = false }
        stage.frame()
        remote.animate { $0.width = 200 }
        stage.frame()
        expectStill(stage, at: place)
    }

    @Test func `moves and scales of the transition count from where the view was`() throws {
        let remote = Remote()
        let stage = stage(remote) { values in
            HStack(spacing: 0) {
                Color.blue.frame(width: values.width, height: 10)
                VStack { if values.isShown { box("leaving").transition(.move(edge: .bottom)) } }
            }
        }
        let place = try #require(frame("leaving", stage))
        remote.animate {
            $0.isShown = false
            $0.width = 200
        }
        stage.frame()
        stage.advance(by: 0.5)
        let now = try #require(frame("leaving", stage))
        #expect(abs(now.minX - place.minX) < 1e-6 && abs(now.minY - place.minY - 20) < 1e-6)
    }
}
