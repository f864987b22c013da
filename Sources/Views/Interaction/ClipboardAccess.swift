package import AnimationCore
@_spi(Engine) package import ViewGraph

/// The window's clipboard, for views.
package struct ClipboardAccess: Sendable {
    private weak var host: ViewHost?

    package init(host: ViewHost? = nil) { self.host = host }

    /// Puts `text` on the clipboard.
    @MainActor package func copy(_ text: String) { host?.clipboard.write(text, to: .copied) }

    /// Calls `receive` once, now or later, with the text on the clipboard; with nil if there is none.
    @MainActor package func read(_ receive: @escaping @MainActor (String?) -> Void) {
        guard let host else { return receive(nil) }
        host.clipboard.read(.copied, receive)
    }
}

private enum ClipboardAccessKey: EnvironmentKey { static var defaultValue: ClipboardAccess { ClipboardAccess() } }

extension EnvironmentValues {
    /// The window's clipboard.
    package var clipboardAccess: ClipboardAccess {
        get { self[ClipboardAccessKey.self] }
        set { self[ClipboardAccessKey.self] = newValue }
    }
}

extension ViewHost {
    /// Provides the window's clipboard to its views.
    package func provideClipboard() {
        let access = ClipboardAccess(host: self)
        editEnvironment { $0.clipboardAccess = access }
    }
}
