import AnimationCore
import Testing

@_spi(Engine) @testable import ViewGraph
@testable import Views

/// Styles of a program's own.
@MainActor struct OwnStyleTests {
    private struct Bare: ShapeStyle {}

    private struct Warm: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> Color { .orange }
    }

    @Test func `a style is painted as what it resolves to`() {
        let environment = EnvironmentValues()
        #expect(Warm()._resolve(in: environment) == Color.orange._resolve(in: environment))
    }

    @Test func `one without a way to resolve is painted in the primary colour`() {
        let environment = EnvironmentValues()
        #expect(Bare()._resolve(in: environment) == Color.primary._resolve(in: environment))
    }
}
