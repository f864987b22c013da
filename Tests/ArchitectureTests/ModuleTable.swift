import Foundation
import ProgramSupport

/// The imports that each module may have: the table of `docs/architecture.md`. A module of ours that is not named there may
/// not be there.
enum ModuleTable {
    struct Entry {
        let module: String
        let folder: String
        let imports: Set<String>
    }

    /// From the engines, lowest first, to the programs: the rows of the page's table.
    static let entries: [Entry] = {
        let url = PackageFolder.url.appending(path: "docs/architecture.md")
        guard let page = try? String(contentsOf: url, encoding: .utf8) else { return [] }
        return page.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
            guard cells.count == 4, let module = cells[0].first, let folder = cells[1].first else { return nil }
            return Entry(module: module, folder: folder, imports: Set(cells[3]))
        }
    }()

    /// Folders of `Sources` that hold C and no Swift.
    static let cModules: Set = [
        "CAllocations", "CWayland", "CWaylandServer", "CXKBCommon", "CSystemd", "CCairo", "CPixman", "CPango", "CLanes",
        "CProgramTime",
    ]

    /// Modules that may ask what time it is: hosts have a clock, the root measures, and a timer is Combine's to offer.
    static let mayReadClocks: Set = ["WaylandPlatform", "OffscreenPlatform", "Runtime", "Combine"]

    /// Programs, and tools of the build: no engine of ours.
    static let programs: Set = [
        "MemoryGame", "Gallery", "FrameTiming", "WireScanner", "WireGenerator", "GenerateProtocols", "LiltMacros",
    ]
}
