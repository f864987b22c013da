package import AttributeGraph
package import Foundation

/// Kinds of windows that a program's scenes declare, in order. The first one opens at the start.
@MainActor package final class SceneWindows {
    package private(set) var scenes: [WindowScene] = []

    package init() {}

    package func add(_ scene: WindowScene) { scenes.append(scene) }

    /// Returns the first scene with this identifier and this value type; nil if there is none. A parameter that is nil
    /// matches any scene.
    package func scene(id: String?, valueType: Any.Type?) -> WindowScene? {
        scenes.first { scene in
            (id == nil || scene.id == id) && (valueType == nil || scene.valueType == valueType)
        }
    }
}

/// A `WindowGroup` or `Window` scene: the properties of its windows, and the closures that make their content.
@MainActor package final class WindowScene {
    /// Properties of a window when it opens.
    package struct Look: Equatable {
        package var title: String?
        /// Size of the window, in points; nil for the host's default.
        package var size: CGSize?
        package var resizability = WindowSizing.automatic

        package init(title: String?) { self.title = title }
    }

    package let id: String?
    /// Type of the values that the windows are opened for; nil if they have none.
    package let valueType: Any.Type?
    /// True if there is at most one window.
    package let isUnique: Bool
    package var look: Look
    private let makeContent: @MainActor (_ViewInputs, AnyHashable?) -> Void
    /// Inputs and content closure for the window that shows the scene in the program's own tree. Other windows have
    /// trees of their own.
    private let own: (inputs: _ViewInputs, make: @MainActor (_ViewInputs) -> Void)
    private var ownLifetime: Lifetime?

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - id: identifier of the scene; nil if it has none.
    ///   - valueType: type of the values that the windows are opened for; nil if they have none.
    ///   - isUnique: true if there is at most one window; false by default.
    ///   - look: properties of a window when it opens.
    ///   - inputs: inputs of the scene's place in the program's tree.
    ///   - makeOwn: makes the content in the program's tree.
    ///   - makeContent: makes the content in the tree of another window, for the window's value, if it has one.
    package init(
        id: String?, valueType: Any.Type? = nil, isUnique: Bool = false, look: Look, inputs: _ViewInputs,
        makeOwn: @escaping @MainActor (_ViewInputs) -> Void,
        makeContent: @escaping @MainActor (_ViewInputs, AnyHashable?) -> Void
    ) {
        self.id = id
        self.valueType = valueType
        self.isUnique = isUnique
        self.look = look
        own = (inputs, makeOwn)
        self.makeContent = makeContent
    }

    /// Makes the content in the program's own tree.
    package func makeOwnContent() {
        var inputs = own.inputs
        let lifetime = Lifetime(graph: inputs.graph, outer: inputs.lifetime)
        inputs.place = ElementPlace(list: inputs.place.list, lifetime: lifetime)
        ownLifetime = lifetime
        own.make(inputs)
    }

    /// Removes the content from the program's own tree: its window was closed while others are open. The program's own
    /// state is kept.
    package func endOwnContent() {
        guard let lifetime = ownLifetime else { return }
        ownLifetime = nil
        let host = own.inputs.host
        lifetime.end()
        own.inputs.place.list.detach()
        host.root.extraContent?.detach()
        host.update()
    }

    /// Makes the content as the root of `host`, a window with a tree of its own.
    package func makeContent(in host: ViewHost, value: AnyHashable?) {
        host.makeRoot { [makeContent] inputs in makeContent(inputs, value) }
    }
}

/// Relation between the size limits of a window and those of its content.
package enum WindowSizing: Hashable, Sendable {
    /// The usual minimum size of the host's windows, independent of the content.
    case automatic
    /// The minimum and maximum size of the content.
    case contentSize
    /// The minimum size of the content.
    case contentMinSize
}

/// Rule that copies a value into another tree: each change of the attribute in its own graph is passed to `push`.
package struct SceneValueFollower<Followed>: Rule {
    private let attribute: Attribute<Followed>
    private let push: @MainActor (Followed) -> Void

    package static var name: String { "value of a scene for another window" }

    package init(_ attribute: Attribute<Followed>, push: @escaping @MainActor (Followed) -> Void) {
        self.attribute = attribute
        self.push = push
    }

    package func evaluate(in graph: Graph) { push(graph.read(attribute)) }
}
