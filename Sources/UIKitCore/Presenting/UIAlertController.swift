import AnimationCore
import Controls
import Foundation
import Navigation
@_spi(Engine) import ViewGraph
import Views

/// Choice that an alert offers.
@preconcurrency @MainActor public final class UIAlertAction {
    /// Meaning of a choice.
    public enum Style: Int, Sendable {
        /// No special meaning.
        case `default`
        /// It changes nothing.
        case cancel
        /// It loses data.
        case destructive
    }

    /// Text on the button.
    public let title: String?
    /// Meaning of the choice.
    public let style: Style
    /// False dims the button, which then does nothing.
    public var isEnabled = true { didSet { changed() } }
    let handler: ((UIAlertAction) -> Void)?
    /// Called when a property has changed.
    var changed: () -> Void = {}

    /// A choice.
    ///
    /// - Parameters:
    ///   - title: text on the button.
    ///   - style: meaning of the choice.
    ///   - handler: called when it has been chosen and the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// Controller of an alert: presented, it shows a title, a message, fields and buttons.
open class UIAlertController: UIViewController {
    /// Form of an alert.
    public enum Style: Int, Sendable {
        /// Buttons one below the other.
        case actionSheet
        /// Two buttons side by side.
        case alert
    }

    /// Form of the alert.
    public private(set) var preferredStyle = Style.alert
    /// Text below the title.
    open var message: String? { didSet { presentation?.contentChanged() } }
    /// Title.
    open override var title: String? { didSet { presentation?.contentChanged() } }
    /// Choices, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// Fields, in the order in which they were added; nil if there are none.
    public private(set) var textFields: [UITextField]?
    /// Choice that Return makes; nil is none.
    open var preferredAction: UIAlertAction? { didSet { presentation?.contentChanged() } }
    private var chosen: UIAlertAction?

    /// An alert without choices; one without any has an OK button.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds a choice.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.changed = { [weak self] in self?.presentation?.contentChanged() }
        presentation?.contentChanged()
    }

    /// Adds a field, which `configurationHandler` sets up.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        presentation?.contentChanged()
    }

    override var isPanel: Bool { true }
    fileprivate var hasAppeared = false

    /// Gives the first field the keyboard.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        presentation?.contentChanged()
    }

    override func coverContent() -> AnyView {
        let title = title ?? ""
        let body = Text(verbatim: message ?? "")
        let view = AlertView(
            title: Text(verbatim: title), actions: AlertChoices(alert: self, version: coverVersion),
            message: message == nil ? nil : body,
            isDialog: preferredStyle == .actionSheet, hidesTitle: title.isEmpty)
        return AnyView(view.onAppear { [weak self] in self?.presentation?.contentAppeared() })
    }

    override func presentationEnded() {
        let action = chosen
        chosen = nil
        if let action { action.handler?(action) }
    }

    /// Buttons in the order of the desktop: those that cancel come first in a row, last in a column.
    fileprivate var ordered: [UIAlertAction] {
        let cancelling = actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        return preferredStyle == .alert && actions.count == 2 ? cancelling + others : others + cancelling
    }

    fileprivate func choose(_ action: UIAlertAction) { chosen = action }
}

/// Fields and buttons of an alert.
private struct AlertChoices: View {
    let alert: UIAlertController
    let version: Int

    var body: some View {
        ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { index, field in
            AlertField(field: field, takesKeyboard: index == 0 && alert.hasAppeared)
        }
        ForEach(Array(alert.ordered.enumerated()), id: \.offset) { _, action in
            Button(role: action.role) {
                alert.choose(action)
            } label: {
                Text(verbatim: action.title ?? "")
            }
            .disabled(!action.isEnabled)
            .keyboardShortcut(alert.preferredAction === action ? .defaultAction : nil)
        }
        if alert.actions.isEmpty { Button("OK") {} }
    }
}

/// Field of an alert, with the text of a ``UITextField``.
private struct AlertField: View {
    let field: UITextField
    /// True for the first field, once the alert has come.
    let takesKeyboard: Bool
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        Group {
            if field.isSecureTextEntry {
                SecureField(field.placeholder ?? "", text: $text)
            } else {
                TextField(field.placeholder ?? "", text: $text)
            }
        }
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
        .onAppear { text = field.text ?? "" }
        .onChange(of: takesKeyboard) { if takesKeyboard { isFocused = true } }
        .onChange(of: text) {
            field.text = text
            field.sendActions(for: .editingChanged)
        }
    }
}

extension UIAlertAction {
    fileprivate var role: ButtonRole? {
        switch style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
