import Foundation
@_spi(Engine) public import ViewGraph

extension View {
    nonisolated private func alert<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, isDialog: Bool = false, addsCancel: Bool = true,
        hidesTitle: Bool = false, _ actions: A, _ message: M
    ) -> some View {
        modifier(
            CoverModifier(
                isPresented: isPresented.wrappedValue, identity: nil, style: .alert,
                end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, dismissed: nil,
                cover: AlertView(
                    title: title, actions: actions, message: message, isDialog: isDialog,
                    addsCancel: isDialog && addsCancel, hidesTitle: hidesTitle)))
    }

    /// Shows an alert while `isPresented` is true; each of `actions` ends it. Without any there is one that says OK.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleKey), isPresented, actions(), EmptyView()) }

    /// Shows an alert while `isPresented` is true; each of `actions` ends it.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(title), isPresented, actions(), EmptyView()) }

    /// Shows an alert while `isPresented` is true; each of `actions` ends it.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(title, isPresented, actions(), EmptyView()) }

    /// Shows an alert with a message while `isPresented` is true; each of `actions` ends it.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleKey), isPresented, actions(), message()) }

    /// Shows an alert with a message while `isPresented` is true; each of `actions` ends it.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented, actions(), message()) }

    /// Shows an alert with a message while `isPresented` is true; each of `actions` ends it.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(title, isPresented, actions(), message()) }

    /// Asks for one of `actions` while `isPresented` is true; there is also one that cancels.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        alert(
            Text(titleKey), isPresented, isDialog: true, hidesTitle: titleVisibility == .hidden, actions(), EmptyView())
    }

    /// Asks for one of `actions`, with a message, while `isPresented` is true; there is also one that cancels.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(
            Text(titleKey), isPresented, isDialog: true, hidesTitle: titleVisibility == .hidden, actions(), message())
    }

    /// Asks for one of `actions` while `isPresented` is true; there is also one that cancels.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(
            Text(title), isPresented, isDialog: true, hidesTitle: titleVisibility == .hidden, actions(), EmptyView())
    }

    /// Asks for one of `actions` while `isPresented` is true; there is also one that cancels.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        alert(title, isPresented, isDialog: true, hidesTitle: titleVisibility == .hidden, actions(), EmptyView())
    }

    /// Asks for one of `actions`, with a message, while `isPresented` is true; there is also one that cancels.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(title, isPresented, isDialog: true, hidesTitle: titleVisibility == .hidden, actions(), message())
    }

    /// Asks for one of `actions`, with a message, while `isPresented` is true; there is also one that cancels.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented, isDialog: true, hidesTitle: titleVisibility == .hidden, actions(), message())
    }
}

/// Deprecated by Apple: an alert as a value.
public struct Alert {
    /// A choice of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void

        /// A choice.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// A choice that changes nothing.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// A choice that changes nothing.
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        /// A choice that destroys something.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one choice: OK unless another is given.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// An alert with two choices.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [secondaryButton, primaryButton]
    }
}

/// Deprecated by Apple: a choice of several actions as a value.
public struct ActionSheet {
    /// A choice.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// One of these; there is also one that cancels, whether it is given or not.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The choices of an alert that is a value.
nonisolated private struct AlertButtons: View {
    let buttons: [Alert.Button]

    init(buttons: [Alert.Button]) { self.buttons = buttons }

    @MainActor var body: some View {
        ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
            Button(role: button.role, action: button.action) { button.label }
        }
    }
}

extension View {
    /// Deprecated by Apple: shows an alert while `isPresented` is true.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return self.alert(alert.title, isPresented, AlertButtons(buttons: alert.buttons), alert.message)
    }

    /// Deprecated by Apple: shows an alert about `item` while there is one.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        let alert = item.wrappedValue.map(content)
        let isPresented = Binding(
            get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return self.alert(
            alert?.title ?? Text(verbatim: ""), isPresented, AlertButtons(buttons: alert?.buttons ?? []),
            alert?.message)
    }

    /// Deprecated by Apple: asks for one of several actions while `isPresented` is true.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        let hasCancel = sheet.buttons.contains { $0.role == .cancel }
        return alert(
            sheet.title, isPresented, isDialog: true, addsCancel: !hasCancel, AlertButtons(buttons: sheet.buttons),
            sheet.message)
    }
}
