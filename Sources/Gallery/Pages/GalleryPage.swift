import SwiftUI

/// Page of the gallery: a view on one subject, with its entry in the index.
protocol GalleryPage: View {
    /// Name on the command line: lower-case letters, digits, dots and hyphens.
    static var name: String { get }
    static var title: String { get }
    /// Summary in one line.
    static var summary: String { get }
    /// Name of the symbol in the index.
    static var symbol: String { get }

    init()
}

/// Page in the list; its view is made when it is opened.
@MainActor struct PageEntry: Identifiable {
    let name: String
    let title: String
    let summary: String
    let symbol: String
    let makeView: () -> AnyView

    init<Page: GalleryPage>(_ page: Page.Type) {
        name = page.name
        title = page.title
        summary = page.summary
        symbol = page.symbol
        makeView = { AnyView(page.init()) }
    }

    nonisolated var id: String { name }
}
