import AnimationCore
import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Scrolling to elements of lazy containers that are not made yet, by identities that their views have: S24.9.
@MainActor struct LazyIdentityTests {
    private struct Messages: View {
        /// True if the identity of a view is that of its element.
        let isElements: Bool
        @State private var position: String?

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("jump") { proxy.scrollTo(isElements ? "m40" : "view 40", anchor: .top) }
                    Button("move") { position = isElements ? "m20" : "view 20" }
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach((0..<60).map { "m\($0)" }, id: \.self) { name in
                                Text(name).frame(height: 30).id(isElements ? name : "view \(name.dropFirst())")
                            }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollPosition(id: $position, anchor: .top)
                }
            }
        }
    }

    @Test(arguments: [true, false]) func `views with an identity are found before they are made`(isElements: Bool)
        throws
    {
        let stage = ViewStage(Messages(isElements: isElements))
        let top = try #require(stage.layer("m0")).frameInWindow.minY
        #expect(stage.layer("m40") == nil)
        stage.tap("jump")
        stage.advance(by: 0.2)
        #expect(stage.layer("m40")?.frameInWindow.minY == top)
        stage.tap("move")
        stage.advance(by: 0.2)
        #expect(stage.layer("m20")?.frameInWindow.minY == top)
    }
}
