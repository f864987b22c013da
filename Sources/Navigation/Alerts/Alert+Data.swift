@_spi(Engine) public import Controls
@_spi(Engine) public import ViewGraph
public import Views

/// Alerts and dialogs about data. They are shown while `isPresented` is true and the data is not nil.
extension View {
    /// Shows an alert with `title` and `message` about `data` while `isPresented` is true and `data` is not nil. Each
    /// of `actions` ends it.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(
            title, isPresented: isPresented.and(data != nil), actions: { data.map { actions($0) } },
            message: { data.map { message($0) } })
    }

    /// Shows an alert titled `titleKey` with `message` about `data` while `isPresented` is true and `data` is not nil.
    /// Each of `actions` ends it.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert titled `title`, not localised, with `message` about `data` while `isPresented` is true and `data`
    /// is not nil. Each of `actions` ends it.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert with `title` about `data` while `isPresented` is true and `data` is not nil. Each of `actions`
    /// ends it.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(title, isPresented: isPresented.and(data != nil)) { data.map { actions($0) } }
    }

    /// Shows an alert titled `titleKey` about `data` while `isPresented` is true and `data` is not nil. Each of
    /// `actions` ends it.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert titled `title`, not localised, about `data` while `isPresented` is true and `data` is not nil.
    /// Each of `actions` ends it.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows a dialog with `title`, `message`, the `actions` for `data` and a Cancel button, while `isPresented` is
    /// true and `data` is not nil. `titleVisibility` can hide the title.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented.and(data != nil), titleVisibility: titleVisibility,
            actions: { data.map { actions($0) } }, message: { data.map { message($0) } })
    }

    /// Shows a dialog titled `titleKey` with `message`, the `actions` for `data` and a Cancel button, while
    /// `isPresented` is true and `data` is not nil. `titleVisibility` can hide the title.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions,
            message: message)
    }

    /// Shows a dialog titled `titleKey` with the `actions` for `data` and a Cancel button, while `isPresented` is true
    /// and `data` is not nil. `titleVisibility` can hide the title.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented.and(data != nil), titleVisibility: titleVisibility
        ) { data.map { actions($0) } }
    }
}
