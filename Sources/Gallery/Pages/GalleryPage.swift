import SwiftUI

/// One page of the gallery: a view that shows one thing, and what the index says about it.
protocol GalleryPage: View {
    /// As on the command line: small letters, digits, dots and hyphens.
    static var name: String { get }
    static var title: String { get }
    /// One line.
    static var summary: String { get }
    /// The name of a symbol.
    static var symbol: String { get }

    init()
}

/// A page in the list: made when it is opened.
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
