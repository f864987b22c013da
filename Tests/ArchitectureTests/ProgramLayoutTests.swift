import Foundation
import ProgramSupport
import Testing

/// scripts/programs.ld, by which programs are laid out, names files that exist.
struct ProgramLayoutTests {
    /// Names of the listed source files of ours, by module.
    private func listed() throws -> [String: [String]] {
        let script = try String(
            contentsOf: PackageFolder.url.appending(path: "scripts/programs.ld"), encoding: .utf8)
        let files = script.matches(of: /\*\/(\w+)\.build\/(\S+)\.o\(/).map {
            (module: String($0.1), name: String($0.2))
        }
        return Dictionary(grouping: files, by: \.module).mapValues { $0.map(\.name) }
    }

    @Test func `files of the list are files of their modules`() throws {
        let listed = try listed()
        #expect(listed.values.reduce(0) { $0 + $1.count } > 100)
        let folders = Dictionary(uniqueKeysWithValues: ModuleTable.entries.map { ($0.module, $0.folder) })
        // Files of `WaylandProtocols` are generated.
        for (module, names) in listed where module != "WaylandProtocols" {
            let folder = folders[module] ?? "Sources/\(module)"
            let paths = FileManager.default.enumerator(atPath: PackageFolder.url.appending(path: folder).path)
            let present = Set((paths?.compactMap { $0 as? String } ?? []).map { ($0 as NSString).lastPathComponent })
            for name in names {
                #expect(
                    present.contains(name),
                    "\(folder) has no \(name): run scripts/order-files, or take it out of scripts/programs.ld")
            }
        }
    }
}
