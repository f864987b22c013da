public import Foundation
@_spi(Engine) public import ViewGraph
import Views

/// Alerts about errors. They are shown while `isPresented` is true and the error is not nil.
extension View {
    /// Shows an alert titled with the description of `error` while `isPresented` is true and `error` is not nil. Each of
    /// `actions` ends it; without actions it has an OK button.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Self.title(of: error), isPresented: isPresented.and(error != nil), actions: actions)
    }

    /// Shows an alert titled with the description of `error`, with `message` about it, while `isPresented` is true and
    /// `error` is not nil. Each of `actions` ends it; without actions it has an OK button.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        alert(
            Self.title(of: error), isPresented: isPresented.and(error != nil), actions: { error.map { actions($0) } },
            message: { error.map { message($0) } })
    }

    nonisolated private static func title(of error: (any LocalizedError)?) -> Text {
        Text(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
    }
}

extension Binding<Bool> {
    /// Returns a binding that is true if this one and `condition` are; setting it sets this one.
    nonisolated func and(_ condition: Bool) -> Binding<Bool> {
        Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
    }
}
