import AttributeGraph
@_spi(Engine) package import ViewGraph

/// A program: its scenes, and the state that they share.
///
/// `@main` on a conforming type starts the program here; see `main()` in `Runtime`.
@MainActor @preconcurrency public protocol App {
    /// Type of `body`; inferred.
    associatedtype Body: Scene
    /// The program's scenes. Evaluated again when state of the program changes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Called once, when the program starts, before its window exists.
    @MainActor @preconcurrency init()
}

/// A program as the root of its window's view tree: holds the program's state, and makes its scenes.
package struct AppRoot<A: App>: _PrimitiveView {
    let app: A

    package init(_ app: A) { self.app = app }

    @MainActor package static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        A.Body._makeScene(makeComposedBody(of: view[\.app].attribute, inputs: inputs) { $0.body }, inputs: inputs)
        inputs.host.windows.first?.makeOwnContent()
    }
}
