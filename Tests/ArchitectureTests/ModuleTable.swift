import Foundation
import ProgramSupport

/// The imports allowed for each module: the table of `docs/architecture.md`. Every module of this package must be in
/// it.
enum ModuleTable {
    struct Entry {
        let module: String
        let folder: String
        let imports: Set<String>
    }

    /// Rows of the table: from the lowest engine to the programs.
    static let entries: [Entry] = {
        let url = PackageFolder.url.appending(path: "docs/architecture.md")
        guard let page = try? String(contentsOf: url, encoding: .utf8) else { return [] }
        return page.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
            guard cells.count == 4, let module = cells[0].first, let folder = cells[1].first else { return nil }
            return Entry(module: module, folder: folder, imports: Set(cells[3]))
        }
    }()

    /// Folders of `Sources` that hold C without Swift.
    static let cModules: Set = [
        "CAllocations", "CWayland", "CWaylandServer", "CXKBCommon", "CSystemd", "CDispatchRunLoop", "CSwiftRuntime",
        "CCairo", "CPixman",
        "CPango",
        "CPixbuf", "CCurl", "CHunspell", "CZlib", "CLanes",
        "CProgramTime", "CProgramPages",
    ]

    /// Modules that may read a clock: hosts have one, `Runtime` measures, and Combine and UIKit offer timers, and formatters
    /// write times from now.
    static let mayReadClocks: Set = [
        "WaylandPlatform", "OffscreenPlatform", "Runtime", "Combine", "UIKitPrograms", "FoundationSupplement",
    ]

    /// Programs and build tools, which are not engines.
    static let programs: Set = [
        "MemoryGame", "Gallery", "FrameTiming", "WireScanner", "WireGenerator", "GenerateProtocols", "LiltMacros",
        "AssetSymbols", "GenerateAssetSymbols", "CommandLineOptions", "SwiftSources", "AssetNames", "Projects",
        "ProgramPackages",
        "LiltCommand",
    ]
}
