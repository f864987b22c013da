import AttributeGraph

/// Reasons for the evaluation of a body; recorded only for bodies that call `_printChanges()`.
@MainActor package final class BodyChanges {
    private var last: [String: Any] = [:]
    private var changed: [String] = ["@self", "@identity"]

    init(of type: Any.Type) { changed += BodyChanges.properties(of: type) }

    /// Returns the reasons as text, for example `Counter: @self, _count changed.`
    package func text(for type: Any.Type) -> String {
        changed.isEmpty ? "\(type): unchanged." : "\(type): \(changed.joined(separator: ", ")) changed."
    }

    func bodyWillRun(_ value: Any) {
        changed = []
        for (name, now) in Self.snapshot(value) where !Self.areEqual(last[name], now) {
            let isDynamic = name.hasPrefix("_")
            if isDynamic || !changed.contains("@self") { changed.append(isDynamic ? name : "@self") }
        }
    }

    func bodyDidRun(_ value: Any) {
        last = [:]
        for (name, now) in Self.snapshot(value) { last[name] = now }
    }

    private static func properties(of type: Any.Type) -> [String] {
        FieldReflection.fields(of: type).filter { $0.type is any DynamicProperty.Type }.map(\.name)
    }

    private static func snapshot(_ value: Any) -> [(name: String, value: Any)] {
        Mirror(reflecting: value).children.map { child in
            (child.label ?? "", (child.value as? any ObservedProperty)?.observedValue ?? child.value)
        }
    }

    private static func areEqual(_ old: Any?, _ new: Any) -> Bool {
        func open<T>(_ new: T) -> Bool { (old as? T).map { ValueComparison.areEqual($0, new) } ?? false }
        return _openExistential(new, do: open)
    }
}

/// A dynamic property that can return the value that a body reads from it.
@MainActor package protocol ObservedProperty { var observedValue: Any { get } }

extension State: @MainActor ObservedProperty { package var observedValue: Any { wrappedValue } }
extension Environment: @MainActor ObservedProperty { package var observedValue: Any { wrappedValue } }
extension Binding: @MainActor ObservedProperty { package var observedValue: Any { wrappedValue } }

extension View {
    /// Prints the reason for the evaluation of the body from which it is called: `@self` if the view's value changed,
    /// `@identity` if the view is new, and the names of changed dynamic properties. For debugging only.
    @MainActor public static func _printChanges() { print(_changes()) }

    /// Returns the line that ``_printChanges()`` prints.
    @MainActor package static func _changes() -> String {
        BodyEvaluation.current?.changesText(of: Self.self) ?? "\(Self.self): unchanged."
    }
}
