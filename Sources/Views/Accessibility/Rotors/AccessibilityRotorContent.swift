@_spi(Engine) public import ViewGraph

/// Content of a rotor: places to which assistive technology goes.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    /// Type of the content that this is composed of.
    associatedtype Body: AccessibilityRotorContent
    /// Content that this is composed of.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Appends the places to `list`. Programs never call or implement this.
    @MainActor func _collect(_ list: inout _AccessibilityRotorList)
}

extension AccessibilityRotorContent {
    /// Appends the places of `body`.
    @MainActor public func _collect(_ list: inout _AccessibilityRotorList) { body._collect(&list) }
}

extension AccessibilityRotorContent where Body == Never {
    /// Never called: this is not composed of other content.
    @MainActor public var body: Never { neverHappens("body of rotor content") }
}

extension Never: AccessibilityRotorContent {}

/// Places of a rotor in order. Programs never name this.
nonisolated public struct _AccessibilityRotorList {
    var stops: [AccessibilityRotorStop] = []

    /// Returns the places of `content`.
    @MainActor static func stops<Content: AccessibilityRotorContent>(of content: Content) -> [AccessibilityRotorStop] {
        var list = _AccessibilityRotorList()
        content._collect(&list)
        return list.stops
    }
}

/// Several rotor contents in order. Programs never name this.
nonisolated struct RotorContents: AccessibilityRotorContent {
    typealias Body = Never

    let parts: [any AccessibilityRotorContent]

    @MainActor func _collect(_ list: inout _AccessibilityRotorList) { for part in parts { part._collect(&list) } }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Appends the places of all elements.
    @MainActor public func _collect(_ list: inout _AccessibilityRotorList) {
        for element in data { content(element)._collect(&list) }
    }
}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Makes rotor content for each element of `data`.
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: { $0.id }, content: content) }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// Makes rotor content for each element of `data`. `id` is the key path of the element's identity.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        let path = id
        self.init(data: data, id: { $0[keyPath: path] }, content: content)
    }
}

extension ForEach where Content: AccessibilityRotorContent, Data == Range<Int>, ID == Int {
    /// Makes rotor content for each number.
    nonisolated public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, content: content)
    }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Combines rotor content, in order.
    nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.init(content()) }

    /// Appends the places of the content.
    @MainActor public func _collect(_ list: inout _AccessibilityRotorList) { content._collect(&list) }
}
