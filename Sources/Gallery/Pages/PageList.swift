/// Pages that belong together, under one heading of the index.
@MainActor struct Chapter: Identifiable {
    let title: String
    let pages: [PageEntry]

    nonisolated var id: String { title }
}

/// Every page there is, in the order of the index.
@MainActor enum PageList {
    static let chapters = [
        Chapter(title: "How things move", pages: [PageEntry(CurvesPage.self)])
    ]

    static var pages: [PageEntry] { chapters.flatMap(\.pages) }

    static func page(named name: String) -> PageEntry? { pages.first { $0.name == name } }

    /// What `--list` prints: a page a line, its name first.
    static var text: String {
        let width = pages.map(\.name.count).max() ?? 0
        return pages.map { page in
            page.name + String(repeating: " ", count: width - page.name.count) + "  " + page.summary
        }
        .joined(separator: "\n")
    }
}
