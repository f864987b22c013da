import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Button with a menu of what desktops can do with text and addresses: copy, open, and send by email.
///
/// Desktops have no list of services of other programs. Items that are no text are offered as far as they have a form as
/// text.
nonisolated public struct ShareLink<Label: View>: View {
    private let items: [SharedItem]
    private let subject: Text?
    private let message: Text?
    private let label: Label
    @Environment(\.openURL) private var openURL
    @Environment(\.clipboardAccess) private var clipboard

    fileprivate init(_ items: [SharedItem], _ subject: Text?, _ message: Text?, _ label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        self.label = label
    }

    /// The button, with its menu.
    @MainActor public var body: some View {
        Menu {
            Button("Copy") { clipboard.copy(text) }
            if let url = items.lazy.compactMap(\.url).first { Button("Open") { openURL(url) } }
            if let mail { Button("Email") { openURL(mail) } }
        } label: {
            label
        }
        .menuIndicator(.hidden)
        .disabled(text.isEmpty)
    }

    private var text: String { items.compactMap(\.text).joined(separator: "\n") }

    /// Address of a new message with the items.
    private var mail: URL? {
        var address = URLComponents()
        address.scheme = "mailto"
        let body = [message?.plainString, text].compactMap { $0 }.joined(separator: "\n\n")
        address.queryItems =
            [
                subject.map { URLQueryItem(name: "subject", value: $0.plainString) },
                URLQueryItem(name: "body", value: body),
            ].compactMap { $0 }
        return address.url
    }
}

/// Text and address of an item that is shared.
private struct SharedItem {
    let text: String?
    let url: URL?

    init<T: Transferable>(_ item: T) {
        let offers = item._representations
        func data(as choose: ([String]) -> String?) -> (type: String, data: Data)? {
            choose(offers.map(\.type)).flatMap { type in offers.first { $0.type == type } }
        }
        url = data(as: URL._choose).flatMap { URL._values(in: $0.data, as: $0.type).first }
        text = data(as: String._choose).map { String(decoding: $0.data, as: UTF8.self) } ?? url?.absoluteString
    }
}

/// Label of a ``ShareLink`` without one of its own: the symbol of sharing, with a title.
nonisolated public struct DefaultShareLinkLabel: View {
    private let title: Text

    fileprivate init(_ title: Text = Text("Share…")) { self.title = title }

    /// The symbol and the title.
    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink {
    /// A link that shares `item`.
    ///
    /// - Parameters:
    ///   - item: a string, an address, or another value with a form as text.
    ///   - subject: subject of an email.
    ///   - message: text ahead of the item in an email.
    ///   - label: makes the button's label.
    public init<T: Transferable>(
        item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init([SharedItem(item)], subject, message, label()) }

    /// A link that shares `items`, as one text with a line for each; arguments as for `init(item:subject:message:label:)`.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(items.map { SharedItem($0) }, subject, message, label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A link that shares `item`, labelled "Share…".
    public init<T: Transferable>(item: T, subject: Text? = nil, message: Text? = nil) {
        self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel())
    }

    /// A link with a localised title that shares `item`.
    public init<T: Transferable>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
    ) { self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(Text(titleKey))) }

    /// A link with a verbatim title that shares `item`.
    @_disfavoredOverload public init<S: StringProtocol, T: Transferable>(
        _ title: S, item: T, subject: Text? = nil, message: Text? = nil
    ) { self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(Text(title))) }

    /// A link that shares `items`, labelled "Share…".
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable {
        self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel())
    }

    /// A link with a localised title that shares `items`.
    public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable {
        self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }
}
