@_spi(Engine) public import Controls
import Foundation
@_spi(Engine) public import ViewGraph
public import Views

extension View {
    nonisolated fileprivate func alert<A: View, M: View>(
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

    /// Shows an alert titled `titleKey` while `isPresented` is true. Each of `actions` ends it; without actions it has
    /// an OK button.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleKey), isPresented, actions(), EmptyView()) }

    /// Shows an alert titled `title`, not localised, while `isPresented` is true. Each of `actions` ends it; without
    /// actions it has an OK button.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(title), isPresented, actions(), EmptyView()) }

    /// Shows an alert with `title` while `isPresented` is true. Each of `actions` ends it; without actions it has an OK
    /// button.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(title, isPresented, actions(), EmptyView()) }

    /// Shows an alert titled `titleKey` with `message` while `isPresented` is true. Each of `actions` ends it; without
    /// actions it has an OK button.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleKey), isPresented, actions(), message()) }

    /// Shows an alert titled `title`, not localised, with `message` while `isPresented` is true. Each of `actions` ends
    /// it; without actions it has an OK button.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented, actions(), message()) }

    /// Shows an alert with `title` and `message` while `isPresented` is true. Each of `actions` ends it; without
    /// actions it has an OK button.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(title, isPresented, actions(), message()) }

    /// Shows a dialog titled `titleKey` with `actions` and a Cancel button while `isPresented` is true.
    /// `titleVisibility` can hide the title.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        alert(
            Text(titleKey), isPresented, isDialog: true, hidesTitle: titleVisibility == .hidden, actions(), EmptyView())
    }

    /// Shows a dialog titled `titleKey` with `message`, `actions` and a Cancel button while `isPresented` is true.
    /// `titleVisibility` can hide the title.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(
            Text(titleKey), isPresented, isDialog: true, hidesTitle: titleVisibility == .hidden, actions(), message())
    }

    /// Shows a dialog titled `title`, not localised, with `actions` and a Cancel button while `isPresented` is true.
    /// `titleVisibility` can hide the title.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(
            Text(title), isPresented, isDialog: true, hidesTitle: titleVisibility == .hidden, actions(), EmptyView())
    }

    /// Shows a dialog with `title`, `actions` and a Cancel button while `isPresented` is true. `titleVisibility` can
    /// hide the title.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        alert(title, isPresented, isDialog: true, hidesTitle: titleVisibility == .hidden, actions(), EmptyView())
    }

    /// Shows a dialog with `title`, `message`, `actions` and a Cancel button while `isPresented` is true.
    /// `titleVisibility` can hide the title.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(title, isPresented, isDialog: true, hidesTitle: titleVisibility == .hidden, actions(), message())
    }

    /// Shows a dialog titled `title`, not localised, with `message`, `actions` and a Cancel button while `isPresented`
    /// is true. `titleVisibility` can hide the title.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented, isDialog: true, hidesTitle: titleVisibility == .hidden, actions(), message())
    }
}

/// Title, message and buttons of an alert. Deprecated by Apple in favour of `alert(_:isPresented:actions:message:)`.
public struct Alert {
    /// Button of an alert or action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void

        /// Makes a button without a role.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// Makes a button that cancels, labelled `label`.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// Makes a button that cancels, labelled "Cancel".
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        /// Makes a button whose action is destructive.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Makes an alert with one button: `dismissButton`, or OK if that is nil.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// Makes an alert with two buttons; the primary one comes second.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [secondaryButton, primaryButton]
    }
}

/// Title, message and buttons of a choice between actions. Deprecated by Apple in favour of `confirmationDialog`.
public struct ActionSheet {
    /// Button of the action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Makes an action sheet of `buttons`; a Cancel button is added if none of them cancels.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// Buttons of an `Alert` or `ActionSheet`.
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
    /// Shows the alert that `content` returns while `isPresented` is true. Deprecated by Apple.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        // Its words may exist only while it is presented.
        modifier(LastingDialog(isPresented.wrappedValue ? content() : nil, isPresented))
    }

    /// Shows the alert that `content` returns for `item` while that is not nil. Deprecated by Apple.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View { modifier(LastingDialog(item.wrappedValue.map(content), isSet(item))) }

    /// Shows the action sheet that `content` returns while `isPresented` is true. Deprecated by Apple.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        modifier(LastingDialog(isPresented.wrappedValue ? content() : nil, isPresented))
    }

    /// Shows the action sheet that `content` returns for `item` while that is not nil. Deprecated by Apple.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View { modifier(LastingDialog(item.wrappedValue.map(content), isSet(item))) }
}

/// Shows an alert or an action sheet, which keeps its words while it goes.
nonisolated private struct LastingDialog: ViewModifier {
    /// Title, message and buttons.
    struct Words {
        var title = Text(verbatim: "")
        var message: Text?
        var buttons: [Alert.Button] = []
        var isSheet = false
    }

    private final class Last { var words = Words() }

    private let words: Words?
    private let isPresented: Binding<Bool>
    @State private var last = Last()

    init(_ alert: Alert?, _ isPresented: Binding<Bool>) {
        words = alert.map { Words(title: $0.title, message: $0.message, buttons: $0.buttons) }
        self.isPresented = isPresented
    }

    init(_ sheet: ActionSheet?, _ isPresented: Binding<Bool>) {
        words = sheet.map { Words(title: $0.title, message: $0.message, buttons: $0.buttons, isSheet: true) }
        self.isPresented = isPresented
    }

    @MainActor func body(content: Content) -> some View {
        if let words { last.words = words }
        let words = last.words
        return content.alert(
            words.title, isPresented, isDialog: words.isSheet,
            addsCancel: !words.isSheet || !words.buttons.contains { $0.role == .cancel },
            AlertButtons(buttons: words.buttons), words.message)
    }
}

/// Binding that is true while `item` is not nil; setting it to false makes `item` nil.
nonisolated private func isSet<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
}
