public import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Clipboard of the desktop, as far as it holds text.
@preconcurrency @MainActor public final class UIPasteboard {
    /// The clipboard.
    public static let general = UIPasteboard()

    /// Posted when the program has put a text on the clipboard, and when a text of another program has arrived.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// Text that the program has set, or that has arrived, last.
    private var known: String?
    /// True while the desktop is being asked, whose answer may come at once.
    private var isAsking = false
    /// True for a text that is to go to the desktop when a window opens.
    private var isPending = false

    private init() { ask() }

    /// Text on the clipboard. Reading it gives the text that the program has put there, or that the desktop has handed over
    /// already. Text of other programs may arrive later: what arrived before is returned until then, and
    /// ``changedNotification`` tells of it. What is set before a window is open goes to the desktop when one opens.
    public var string: String? {
        get {
            if !isPending { ask() }
            return known
        }
        set {
            guard let newValue else { return }
            known = newValue
            if let clipboard = OpenWindows.hosts.first?.clipboard {
                clipboard.write(newValue, to: .copied)
            } else {
                isPending = true
                WindowFollowers.whenOpen { [self] in
                    guard isPending, let known else { return }
                    isPending = false
                    OpenWindows.hosts.first?.clipboard.write(known, to: .copied)
                }
            }
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// Asks the desktop for its text, which may arrive later.
    private func ask() {
        guard let clipboard = OpenWindows.hosts.first?.clipboard else { return }
        isAsking = true
        clipboard.read(.copied) { [self] text in
            let isNew = text != known
            known = text
            if !isAsking, isNew { NotificationCenter.default.post(name: Self.changedNotification, object: self) }
        }
        isAsking = false
    }

    /// True if ``string`` is not nil.
    public var hasStrings: Bool { string != nil }

    /// The address on the clipboard: its text, if that is an address with a scheme.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { if let newValue { string = newValue.absoluteString } }
    }

    /// True if ``url`` is not nil.
    public var hasURLs: Bool { url != nil }

    /// ``string`` as a list of one.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
}
