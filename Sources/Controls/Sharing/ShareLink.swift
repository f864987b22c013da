import AnimationCore
import CoreTransferable
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Button with a menu of what desktops can do with text and addresses: copy, open, and send by email.
///
/// Desktops have no list of services of other programs. Items that are no text are offered as far as they have a form as
/// text. A preview's title stands above the menu.
nonisolated public struct ShareLink<Label: View>: View {
    private let items: [SharedItem]
    private let subject: Text?
    private let message: Text?
    private let preview: Text?
    private let label: Label
    @Environment(\.openURL) private var openURL
    @Environment(\.clipboardAccess) private var clipboard

    init(_ items: [SharedItem], _ subject: Text?, _ message: Text?, _ label: Label, preview: Text? = nil) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }

    /// The button, with its menu.
    @MainActor public var body: some View {
        Menu {
            if let preview {
                Section {
                    actions
                } header: {
                    preview
                }
            } else {
                actions
            }
        } label: {
            label
        }
        .menuIndicator(.hidden)
        .disabled(!items.contains(where: \.isText))
    }

    @MainActor @ViewBuilder private var actions: some View {
        Button("Copy") { SharedItem.text(of: items) { clipboard.copy($0) } }
        if let item = items.first(where: \.isAddress) {
            Button("Open") { LoadedValues<URL>.load(from: [item.provider]) { if let url = $0.first { openURL(url) } } }
        }
        Button("Email") { SharedItem.text(of: items) { if let mail = mail(about: $0) { openURL(mail) } } }
    }

    /// Address of a new message with a text.
    private func mail(about text: String) -> URL? {
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

/// Item that is shared.
struct SharedItem {
    let provider: NSItemProvider

    init<T: Transferable>(_ item: T) {
        provider = NSItemProvider()
        provider.register(item)
    }

    var isText: Bool { provider.form(of: String.self) != nil }
    var isAddress: Bool { provider.form(of: URL.self) != nil }

    /// Calls `receive` with the text of the items, a line each, unless there is none.
    @MainActor static func text(of items: [SharedItem], _ receive: @escaping @MainActor (String) -> Void) {
        LoadedValues<String>.load(from: items.map(\.provider)) { texts in
            if !texts.isEmpty { receive(texts.joined(separator: "\n")) }
        }
    }
}

/// Label of a ``ShareLink`` without one of its own: the symbol of sharing, with a title.
nonisolated public struct DefaultShareLinkLabel: View {
    private let title: Text

    init(_ title: Text = Text("Share…")) { self.title = title }

    /// The symbol and the title.
    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
