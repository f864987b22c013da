package import AttributeGraph
package import Foundation

/// Kinds of windows that a program's scenes declare, in order. The first one opens at the start.
@MainActor package final class SceneWindows {
    package private(set) var scenes: [WindowScene] = []

    package init() {}

    package func add(_ scene: WindowScene) { scenes.append(scene) }

    /// The scene whose window opens at the start; nil if there is none.
    package var first: WindowScene? { scenes.first { !$0.isSettings } }

    /// The scene of the program's settings; nil if it has none.
    package var settings: WindowScene? { scenes.first(where: \.isSettings) }

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
    /// True for the program's settings, which never open at the start.
    package let isSettings: Bool
    /// True if menus offer the scene: a new window, the only window, or the settings.
    package var isOffered = true
    package var look: Look
    /// Declares the commands of the scene in the tree of a window; nil if it has none.
    package var commands: (@MainActor (_ViewInputs) -> Void)?
    /// Makes views around the content of each window; nil for none.
    package var surround: Surround?
    /// Changes to the inputs of everything in a window, the innermost first.
    private var changes: [@MainActor (inout _ViewInputs) -> Void] = []
    private let makeContent: @MainActor (_ViewInputs, AnyHashable?) -> Void

    /// Makes the views around a window's content, and the content inside them by the second argument.
    package typealias Surround = @MainActor (_ViewInputs, @escaping @MainActor (_ViewInputs) -> Void) -> Void
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
    ///   - isSettings: true for the program's settings; false by default.
    ///   - look: properties of a window when it opens.
    ///   - inputs: inputs of the scene's place in the program's tree.
    ///   - makeOwn: makes the content in the program's tree.
    ///   - makeContent: makes the content in the tree of another window, for the window's value, if it has one.
    package init(
        id: String?, valueType: Any.Type? = nil, isUnique: Bool = false, isSettings: Bool = false, look: Look,
        inputs: _ViewInputs, makeOwn: @escaping @MainActor (_ViewInputs) -> Void,
        makeContent: @escaping @MainActor (_ViewInputs, AnyHashable?) -> Void
    ) {
        self.id = id
        self.valueType = valueType
        self.isUnique = isUnique
        self.isSettings = isSettings
        self.look = look
        own = (inputs, makeOwn)
        self.makeContent = makeContent
    }

    /// Changes the inputs of everything in the scene's windows, before the changes that were added so far.
    package func change(_ change: @escaping @MainActor (inout _ViewInputs) -> Void) { changes.append(change) }

    /// Makes the content in the program's own tree.
    package func makeOwnContent() {
        var inputs = own.inputs
        let lifetime = Lifetime(graph: inputs.graph, outer: inputs.lifetime)
        inputs.place = ElementPlace(list: inputs.place.list, lifetime: lifetime)
        ownLifetime = lifetime
        for change in changes.reversed() { change(&inputs) }
        if let surround { surround(inputs, own.make) } else { own.make(inputs) }
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
        host.makeRoot { [makeContent, surround, changes] inputs in
            var inputs = inputs
            for change in changes.reversed() { change(&inputs) }
            guard let surround else { return makeContent(inputs, value) }
            surround(inputs) { makeContent($0, value) }
        }
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

extension _ViewInputs {
    /// Follows a value of the program's tree in this tree.
    ///
    /// - Parameters:
    ///   - value: the value in the program's tree.
    ///   - program: host of the program's tree.
    ///   - lifetime: lifetime of the value. Following ends with it or with this place, whichever ends first.
    ///   - transform: applied to each value.
    /// - Returns: the handle in this tree; `value` itself if this is the program's tree.
    package func following<Followed>(
        _ value: _GraphValue<Followed>, of program: ViewHost, during lifetime: Lifetime,
        transform: @escaping @MainActor (Followed) -> Followed = { $0 }
    ) -> _GraphValue<Followed> {
        let attribute = value.attribute
        guard host !== program else { return value }
        let source = graph.addSource(transform(program.graph.untracked { program.graph.peek(attribute) }))
        let following = Lifetime(graph: program.graph, outer: lifetime)
        self.lifetime.onEnd { following.end() }
        following.perform {
            _ = program.graph.addSink(
                SceneValueFollower(attribute) { [weak host, unowned program] value in
                    host?.enqueue(program.transaction) { [weak host] in
                        guard let host, host.graph.isAlive(source) else { return }
                        host.graph.set(source, to: transform(value))
                    }
                })
        }
        return _GraphValue(source)
    }
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
