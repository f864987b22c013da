import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Windows of one kind, each with its own views and state.
///
/// If it is the first scene in the program's `body`, one window opens at the start. ``OpenWindowAction`` opens more: a
/// new one each time, or, in groups for values, one per value.
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

    /// Windows titled with the program's name.
    public init(@ViewBuilder content: () -> Content) { self.init(title: nil, id: nil, content: content()) }

    /// Windows with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey).plainString, id: nil, content: content())
    }

    /// Windows with a localised title, opened by `openWindow(id:)`.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey).plainString, id: id, content: content())
    }

    /// Windows with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), id: nil, content: content())
    }

    /// Windows with a verbatim title, opened by `openWindow(id:)`.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: () -> Content
    ) {
        self.init(title: String(title), id: id, content: content())
    }

    /// Windows titled with the program's name, opened by `openWindow(id:)`.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, id: id, content: content())
    }

    /// Windows that each show a value of `type`; nil in a window opened without one.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: nil, content: PresentedWindowContent(content), values: .of(type))
    }

    /// Windows that each show a value of `type`, opened by `openWindow(id:value:)`; nil in a window opened without one.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: id, content: PresentedWindowContent(content), values: .of(type))
    }

    /// Windows with a verbatim title that each show a value of `type`; nil in a window opened without one.
    @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: String(title), id: nil, content: PresentedWindowContent(content), values: .of(type))
    }

    /// Windows with a localised title that each show a value of `type`; nil in a window opened without one.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: Text(titleKey).plainString, id: nil, content: PresentedWindowContent(content), values: .of(type))
    }

    /// Windows that each show a value of `type`; `defaultValue` in a window opened without one.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: nil, id: nil, content: PresentedWindowContent(content, defaultValue: defaultValue),
            values: .of(type))
    }

    /// Windows that each show a value of `type`, opened by `openWindow(id:value:)`; `defaultValue` in a window opened without one.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: nil, id: id, content: PresentedWindowContent(content, defaultValue: defaultValue),
            values: .of(type))
    }

    /// Windows with a localised title that each show a value of `type`; `defaultValue` in a window opened without one.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: Text(titleKey).plainString, id: nil,
            content: PresentedWindowContent(content, defaultValue: defaultValue), values: .of(type))
    }

    /// Registers the group with the host.
    @MainActor public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        let group = inputs.graph.untracked { inputs.graph.peek(scene.attribute) }
        inputs.host.windows.add(
            WindowScene(
                id: group.id, valueType: group.values?.type, look: WindowScene.Look(title: group.title),
                inputs: inputs, content: scene[\.content], prepare: group.values?.prepare))
    }

    /// A description with the group's title.
    public func _windowDescription() -> _WindowDescription { _WindowDescription(title: title) }
}

/// Type of the values that a group's windows show, and how a value is passed to their content.
struct WindowValues<Content> {
    let type: Any.Type
    /// The content, showing a value.
    let prepare: @MainActor (Content, AnyHashable) -> Content

    static func of<D: Codable & Hashable, C: View>(_ type: D.Type) -> WindowValues<PresentedWindowContent<D, C>>
    where Content == PresentedWindowContent<D, C> {
        WindowValues<PresentedWindowContent<D, C>>(type: type) { content, value in
            guard let value = value.base as? D else { return content }
            return content.presenting(value)
        }
    }
}

/// Content of a window that shows a value; the content can change the value.
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

    /// The content, with a binding to the value.
    public var body: some View { content($value) }
}

/// A single window: opened again, it is brought to the front.
public struct Window<Content: View>: _PrimitiveScene {
    private let title: String
    private let id: String
    private let content: Content

    /// A window with a localised title, opened by `openWindow(id:)`.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        title = Text(titleKey).plainString
        self.id = id
        self.content = content()
    }

    /// A window with a verbatim title, opened by `openWindow(id:)`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.id = id
        self.content = content()
    }

    /// Registers the window with the host.
    @MainActor public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        let window = inputs.graph.untracked { inputs.graph.peek(scene.attribute) }
        inputs.host.windows.add(
            WindowScene(
                id: window.id, isUnique: true, look: WindowScene.Look(title: window.title), inputs: inputs,
                content: scene[\.content]))
    }

    /// A description with the window's title.
    public func _windowDescription() -> _WindowDescription { _WindowDescription(title: title) }
}

extension WindowScene {
    /// A scene with the content of an attribute of the program's graph.
    ///
    /// - Parameters:
    ///   - id: identifier for opening windows; nil if there is none.
    ///   - valueType: type of the values that windows show; nil for windows without values.
    ///   - isUnique: true if there can be only one window.
    ///   - isSettings: true for the program's settings.
    ///   - look: title, size and resizability.
    ///   - inputs: inputs of the scene in the program's graph.
    ///   - content: the windows' content, from the program's body; followed as it changes.
    ///   - prepare: returns the content showing a value.
    package convenience init<Content: View>(
        id: String?, valueType: Any.Type? = nil, isUnique: Bool = false, isSettings: Bool = false, look: Look,
        inputs: _ViewInputs, content: _GraphValue<Content>,
        prepare: (@MainActor (Content, AnyHashable) -> Content)? = nil
    ) {
        let program = inputs.host
        let lifetime = inputs.lifetime
        self.init(
            id: id, valueType: valueType, isUnique: isUnique, isSettings: isSettings, look: look, inputs: inputs,
            makeOwn: { Content._makeView(content, inputs: $0) },
            makeContent: { [unowned program] inputs, value in
                let followed = inputs.following(content, of: program, during: lifetime) { content in
                    if let value, let prepare { prepare(content, value) } else { content }
                }
                inputs.graph.untracked { Content._makeView(followed, inputs: inputs) }
            })
    }
}
