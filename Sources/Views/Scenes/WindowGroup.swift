import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Windows of one kind, each with views and state of its own.
///
/// Listed first in the program's `body`, one of them opens at the start. ``OpenWindowAction`` opens more: another one each
/// time, or for windows that are for values, one for each value.
public struct WindowGroup<Content: View>: _PrimitiveScene {
    private let title: String?
    private let id: String?
    private let content: Content
    private let values: WindowValues<Content>?

    private init(title: String?, id: String?, content: Content, values: WindowValues<Content>? = nil) {
        self.title = title
        self.id = id
        self.content = content
        self.values = values
    }

    /// Windows that are titled by the program's name.
    public init(@ViewBuilder content: () -> Content) { self.init(title: nil, id: nil, content: content()) }

    /// Windows with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey).plainString, id: nil, content: content())
    }

    /// Windows with a localised title, which `openWindow(id:)` opens by their identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey).plainString, id: id, content: content())
    }

    /// Windows with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), id: nil, content: content())
    }

    /// Windows with a verbatim title, which `openWindow(id:)` opens by their identifier.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: () -> Content
    ) {
        self.init(title: String(title), id: id, content: content())
    }

    /// Windows that are titled by the program's name, which `openWindow(id:)` opens by their identifier.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, id: id, content: content())
    }

    /// Windows that are each for a value; the one that opens without one has nil.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: nil, content: PresentedWindowContent(content), values: .of(type))
    }

    /// The same, which `openWindow(id:value:)` opens by their identifier.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: id, content: PresentedWindowContent(content), values: .of(type))
    }

    /// The same with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: String(title), id: nil, content: PresentedWindowContent(content), values: .of(type))
    }

    /// The same with a localised title.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: Text(titleKey).plainString, id: nil, content: PresentedWindowContent(content), values: .of(type))
    }

    /// Windows that are each for a value; the one that opens without one has `defaultValue`.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: nil, id: nil, content: PresentedWindowContent(content, defaultValue: defaultValue),
            values: .of(type))
    }

    @MainActor public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        let group = inputs.graph.untracked { inputs.graph.peek(scene.attribute) }
        inputs.host.windows.add(
            WindowScene(
                id: group.id, valueType: group.values?.type, look: WindowScene.Look(title: group.title),
                inputs: inputs, content: scene[\.content], prepare: group.values?.prepare))
    }

    public func _windowDescription() -> _WindowDescription { _WindowDescription(title: title) }
}

/// What windows of a group are for.
struct WindowValues<Content> {
    let type: Any.Type
    /// The content for one of the values.
    let prepare: @MainActor (Content, AnyHashable) -> Content

    static func of<D: Codable & Hashable, C: View>(_ type: D.Type) -> WindowValues<PresentedWindowContent<D, C>>
    where Content == PresentedWindowContent<D, C> {
        WindowValues<PresentedWindowContent<D, C>>(type: type) { content, value in
            guard let value = value.base as? D else { return content }
            return content.presenting(value)
        }
    }
}

/// The content of a window that is for a value, which the content may change.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    private let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    init(_ content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
        _value = State(initialValue: nil)
    }

    init(_ content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
        self.content = { value in
            content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
        }
        _value = State(initialValue: defaultValue())
    }

    func presenting(_ value: Data) -> Self {
        var copy = self
        copy._value = State(initialValue: value)
        return copy
    }

    public var body: some View { content($value) }
}

/// One window: opened a second time, it comes to the front.
public struct Window<Content: View>: _PrimitiveScene {
    private let title: String
    private let id: String
    private let content: Content

    /// A window with a localised title, which `openWindow(id:)` opens by its identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        title = Text(titleKey).plainString
        self.id = id
        self.content = content()
    }

    /// A window with a verbatim title, which `openWindow(id:)` opens by its identifier.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.id = id
        self.content = content()
    }

    @MainActor public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        let window = inputs.graph.untracked { inputs.graph.peek(scene.attribute) }
        inputs.host.windows.add(
            WindowScene(
                id: window.id, isUnique: true, look: WindowScene.Look(title: window.title), inputs: inputs,
                content: scene[\.content]))
    }

    public func _windowDescription() -> _WindowDescription { _WindowDescription(title: title) }
}

extension WindowScene {
    /// - Parameters:
    ///   - content: what the program's body says that the windows show, now and whenever that changes.
    ///   - prepare: the content for a value.
    convenience init<Content: View>(
        id: String?, valueType: Any.Type? = nil, isUnique: Bool = false, look: Look, inputs: _ViewInputs,
        content: _GraphValue<Content>, prepare: (@MainActor (Content, AnyHashable) -> Content)? = nil
    ) {
        let program = inputs.host
        let attribute = content.attribute
        let lifetime = inputs.lifetime
        let makeOwn: @MainActor (_ViewInputs) -> Void = { Content._makeView(content, inputs: $0) }
        self.init(
            id: id, valueType: valueType, isUnique: isUnique, look: look, inputs: inputs, makeOwn: makeOwn,
            makeContent: { [unowned program] inputs, value in
                @MainActor func shown(_ content: Content) -> Content {
                    if let value, let prepare { prepare(content, value) } else { content }
                }
                let host = inputs.host
                let first = program.graph.untracked { program.graph.peek(attribute) }
                let source = inputs.graph.addSource(shown(first))
                inputs.graph.untracked { Content._makeView(_GraphValue(source), inputs: inputs) }
                // Ends with the window, or with the scene.
                let following = Lifetime(graph: program.graph, outer: lifetime)
                inputs.lifetime.onEnd { following.end() }
                following.perform {
                    _ = program.graph.addSink(
                        SceneValueFollower(attribute) { [weak host, unowned program] content in
                            host?.enqueue(program.transaction) { [weak host] in
                                guard let host, host.graph.isAlive(source) else { return }
                                host.graph.set(source, to: shown(content))
                            }
                        })
                }
            })
    }
}
