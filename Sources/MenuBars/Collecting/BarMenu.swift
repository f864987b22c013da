@_spi(Engine) import ViewGraph

/// A menu of the bar: its title, and its groups with separator lines between them.
struct BarMenu: Equatable, Identifiable {
    enum ID: Hashable {
        case standard(StandardMenu)
        /// The menu of a program, by its source.
        case own(ObjectIdentifier)
    }

    /// A group of items.
    struct Section: Equatable, Identifiable {
        var id: AnyHashable
        var parts: [Part]
    }

    /// Items of one origin within a group.
    enum Part: Equatable, Identifiable {
        case standard(CommandGroupPlacement.Place)
        case source(CommandSource)

        var id: AnyHashable {
            switch self {
            case .standard(let place): AnyHashable(place)
            case .source(let source): AnyHashable(ObjectIdentifier(source))
            }
        }

        static func == (a: Part, b: Part) -> Bool { a.id == b.id }
    }

    let id: ID
    var title: String
    var sections: [Section]
}

/// Standard menus, and the groups in each, in order.
enum StandardMenu: Hashable, CaseIterable {
    case file, edit, format, view, window, help

    var title: String {
        switch self {
        case .file: "File"
        case .edit: "Edit"
        case .format: "Format"
        case .view: "View"
        case .window: "Window"
        case .help: "Help"
        }
    }

    var places: [CommandGroupPlacement.Place] {
        switch self {
        case .file: [.newItem, .saveItem, .importExport, .printItem, .systemServices, .appVisibility, .appTermination]
        case .edit: [.undoRedo, .pasteboard, .textEditing, .appSettings]
        case .format: [.textFormatting]
        case .view: [.toolbar, .sidebar]
        case .window: [.windowSize, .windowArrangement, .singleWindowList, .windowList]
        case .help: [.help, .appInfo]
        }
    }

    /// True for the menus behind those of the program.
    var isLast: Bool { self == .window || self == .help }
}

/// Standard groups that have items in a window.
struct StandardGroups: Equatable {
    /// A window of the same scene can be opened.
    var hasNewWindow = false
    /// The program has settings.
    var hasSettings = false
    /// The program has `Window` scenes.
    var hasSingleWindows = false

    func contains(_ place: CommandGroupPlacement.Place) -> Bool {
        switch place {
        case .newItem: hasNewWindow
        case .appSettings: hasSettings
        case .singleWindowList, .windowList: hasSingleWindows
        case .saveItem, .appTermination, .undoRedo, .pasteboard: true
        default: false
        }
    }
}

extension BarMenu {
    /// The menus of a bar: the standard ones that have items, and those of the program before Window and Help.
    ///
    /// - Parameters:
    ///   - parts: parts that the program declares, in order.
    ///   - groups: standard groups that have items.
    /// - Returns: the menus from left to right.
    @MainActor static func menus(for parts: [CommandPart], with groups: StandardGroups) -> [BarMenu] {
        let standard = StandardMenu.allCases.compactMap { menu -> (menu: StandardMenu, bar: BarMenu)? in
            let sections = menu.places.compactMap { section($0, parts, groups) }
            guard !sections.isEmpty else { return nil }
            return (menu, BarMenu(id: .standard(menu), title: menu.title, sections: sections))
        }
        let own = parts.compactMap { part -> BarMenu? in
            guard case .menu(let title) = part.role, !part.source.isEmpty else { return nil }
            return BarMenu(
                id: .own(ObjectIdentifier(part.source)), title: title,
                sections: [Section(id: 0, parts: [.source(part.source)])])
        }
        return standard.filter { !$0.menu.isLast }.map(\.bar) + own + standard.filter(\.menu.isLast).map(\.bar)
    }

    /// The items at a place; nil if there are none. The last of several groups that replace the standard one counts.
    @MainActor private static func section(
        _ place: CommandGroupPlacement.Place, _ parts: [CommandPart], _ groups: StandardGroups
    ) -> Section? {
        func sources(_ position: GroupPosition) -> [CommandSource] {
            parts.filter { $0.role == .group(position, CommandGroupPlacement(place: place)) }.map(\.source)
        }
        let own: [Part]
        if let replacement = sources(.replacing).last {
            own = [.source(replacement)]
        } else {
            own = groups.contains(place) ? [.standard(place)] : []
        }
        let all = sources(.before).map(Part.source) + own + sources(.after).map(Part.source)
        let filled = all.filter {
            if case .source(let source) = $0 { !source.isEmpty } else { true }
        }
        return filled.isEmpty ? nil : Section(id: AnyHashable(place), parts: filled)
    }
}

/// First letters by which Alt opens the menus of a bar: of each title, the first letter that no menu before it has.
enum Mnemonics {
    /// Index of the letter in each title; nil if all its letters are taken.
    static func indices(in titles: [String]) -> [String.Index?] {
        var taken: Set<String> = []
        return titles.map { title in
            let free = title.indices.first { index in
                let character = title[index]
                return (character.isLetter || character.isNumber) && !taken.contains(character.lowercased())
            }
            if let free { taken.insert(title[free].lowercased()) }
            return free
        }
    }
}
