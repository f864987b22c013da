package import AttributeGraph
package import Foundation

/// The kinds of windows that a program's scenes describe, in their order. The first is the one that opens at the start.
@MainActor package final class SceneWindows {
    package private(set) var scenes: [WindowScene] = []

    package init() {}

    package func add(_ scene: WindowScene) { scenes.append(scene) }

    /// The scene that is meant by an identifier, by the value that its windows are for, or by both: the first that fits.
    package func scene(id: String?, valueType: Any.Type?) -> WindowScene? {
        scenes.first { scene in
            (id == nil || scene.id == id) && (valueType == nil || scene.valueType == valueType)
        }
    }
}

/// One `WindowGroup` or `Window`: what its windows are like, and how their content is made.
@MainActor package final class WindowScene {
    /// What a window is like when it opens.
    package struct Look: Equatable {
        package var title: String?
        /// In points.
        package var size: CGSize?
        package var resizability = WindowSizing.automatic

        package init(title: String?) { self.title = title }
    }

    package let id: String?
    /// Of the values that windows are for; nil if they are for none.
    package let valueType: Any.Type?
    /// There is one window at most.
    package let isUnique: Bool
    package var look: Look
    private let makeContent: @MainActor (_ViewInputs, AnyHashable?) -> Void
    /// The views of the window that shows the scene in the program's own tree; others have trees of their own.
    private let own: (inputs: _ViewInputs, make: @MainActor (_ViewInputs) -> Void)
    private var ownLifetime: Lifetime?

    /// - Parameters:
    ///   - inputs: of the scene's place in the program's tree.
    ///   - makeOwn: makes the content there.
    ///   - makeContent: makes the content in another window's tree, for a value if the scene's windows are for one.
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

    /// That window has been closed and others are left: its views go, and the program's own state stays.
    package func endOwnContent() {
        guard let lifetime = ownLifetime else { return }
        ownLifetime = nil
        let host = own.inputs.host
        lifetime.end()
        own.inputs.place.list.detach()
        host.root.extraContent?.detach()
        host.update()
    }

    /// Makes the content as all that `host` shows.
    package func makeContent(in host: ViewHost, value: AnyHashable?) {
        host.makeRoot { [makeContent] inputs in makeContent(inputs, value) }
    }
}

/// How far the content decides how large a window may be.
package enum WindowSizing: Hashable, Sendable {
    /// No smaller than a window of the host usually can be, whatever the content.
    case automatic
    /// No smaller and no larger than the content can be.
    case contentSize
    /// No smaller than the content can be.
    case contentMinSize
}

/// A value of one tree that is shown in another: whenever it changes in its own graph it is written into the other one.
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
