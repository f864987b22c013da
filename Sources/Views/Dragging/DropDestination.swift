public import CoreTransferable
public import Foundation
@_spi(Engine) public import ViewGraph

/// `dropDestination`: accepts values of a type.
struct ValueDrop<T: Transferable>: DropReaction {
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void

    func accepts(_ info: DropInfo) -> Bool { info.providers.contains { $0.form(of: T.self) != nil } }
    func entered(_ info: DropInfo) { isTargeted(true) }
    func moved(_ info: DropInfo) -> Bool { true }
    func exited(_ info: DropInfo) { isTargeted(false) }

    func dropped(_ info: DropInfo, _ done: @escaping @MainActor (Bool) -> Void) {
        isTargeted(false)
        LoadedValues<T>.load(from: info.providers) { values in
            done(!values.isEmpty && action(values, info.location))
        }
    }
}

/// Values that are loaded from several providers, in their order.
@MainActor package final class LoadedValues<T: Transferable> {
    private var values: [T?]
    private var missing: Int
    private let receive: @MainActor ([T]) -> Void

    private init(_ count: Int, _ receive: @escaping @MainActor ([T]) -> Void) {
        values = Array(repeating: nil, count: count)
        missing = count
        self.receive = receive
    }

    /// Loads a value from each provider that can be made one, and calls `receive` once: now if nothing has to wait, else
    /// later. Values that cannot be loaded are left out.
    package static func load(from providers: [NSItemProvider], _ receive: @escaping @MainActor ([T]) -> Void) {
        let able = providers.filter { $0.form(of: T.self) != nil }
        guard !able.isEmpty else { return receive([]) }
        let loaded = LoadedValues(able.count, receive)
        for (index, provider) in able.enumerated() {
            provider.load(T.self) { value in
                onMainActor { loaded.arrived(try? value.get(), at: index) }
            }
        }
    }

    private func arrived(_ value: T?, at index: Int) {
        values[index] = value
        missing -= 1
        if missing == 0 { receive(values.compactMap(\.self)) }
    }
}

extension View {
    /// Accepts values of `payloadType` that are dropped on this view.
    ///
    /// `action` gets the dropped values and their position in this view, in points, and returns true if it accepts
    /// them. `isTargeted` is called with true when acceptable values come over this view, and with false when they
    /// leave or are dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(reaction: ValueDrop(action: action, isTargeted: isTargeted)))
    }
}
