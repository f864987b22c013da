import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Label of a button whose role says what it does: a title with a symbol, or the symbol alone in bars.
nonisolated public struct DefaultButtonLabel: View {
    private let role: ButtonRole

    init(role: ButtonRole) { self.role = role }

    /// The title with the symbol.
    @MainActor public var body: some View {
        switch role {
        case .destructive: Label("Delete", systemImage: "trash")
        case .cancel: Label("Cancel", systemImage: "xmark")
        case .confirm: Label("Done", systemImage: "checkmark")
        default: Label("Close", systemImage: "xmark")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button with the label of its role.
    ///
    /// - Parameters:
    ///   - role: purpose of the action.
    ///   - action: performed on a press.
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
