public import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Clipboard of the desktop, as far as it holds text.
@preconcurrency @MainActor public final class UIPasteboard {
    /// The clipboard.
    public static let general = UIPasteboard()

    private init() {}

    /// Text on the clipboard. Reading it gives the text that the program has put there, or that the desktop has handed over
    /// already; text of other programs may arrive later, and nil is returned until then.
    public var string: String? {
        get {
            var result: String?
            OpenWindows.hosts.first?.clipboard.read(.copied) { result = $0 }
            return result
        }
        set {
            guard let newValue else { return }
            OpenWindows.hosts.first?.clipboard.write(newValue, to: .copied)
        }
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
