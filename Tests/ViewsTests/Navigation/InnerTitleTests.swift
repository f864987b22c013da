import AnimationCore
import Foundation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable @_spi(Engine) import Navigation

/// Titles of pages that several views set.
@MainActor struct InnerTitleTests {
    @Test func `the innermost title and display mode of a page win`() {
        let stage = ViewStage(
            size: CGSize(width: 400, height: 300),
            NavigationStack {
                VStack { Color.red.navigationTitle("inner").navigationBarTitleDisplayMode(.inline) }
                    .navigationTitle("outer").navigationBarTitleDisplayMode(.large)
            })
        stage.advance(by: 1)
        #expect(stage.layer("inner") != nil && stage.layer("outer") == nil)
    }
}
