import Foundation
import ProgramPackages
import Projects
import SwiftSources

/// A module one of whose sources is divided into parts, which are compiled as if they were sources.
struct DividedModule {
    /// A source, or a part.
    struct Unit {
        let path: String
        /// Everything on which it depends in the others.
        let interface: String
    }

    /// The module with the parts instead of the source.
    let module: WrittenModule
    let units: [Unit]
    /// False if the source is short, or cannot be divided: it is a unit of its own then.
    let isDivided: Bool

    /// Lines from which on it pays to divide a source.
    private static let leastLines = 80

    /// Divides a source, and writes the parts.
    ///
    /// - Parameters:
    ///   - source: path of the source; nil to divide none.
    ///   - module: its module.
    ///   - folder: folder for the parts.
    ///   - names: names in the sources.
    /// - Throws: ``CommandFailure`` if the cache cannot be written.
    init(
        _ source: String?, of module: WrittenModule, in folder: String, _ names: inout NameMemory
    ) throws(CommandFailure) {
        let others = module.sources.filter { $0 != source }
        let otherNames = others.map { names.names(in: $0) }
        guard let source, let division = Self.division(of: source, elsewhere: otherNames),
            let parts = Parts(of: source, as: division, in: folder), !others.contains(where: parts.hasName)
        else {
            let sources = zip(module.sources, module.sources.map { names.names(in: $0) })
            let dependencies = SourceDependencies(sources.map(\.1))
            units = sources.map { Unit(path: $0, interface: dependencies.interface(for: $1.words)) }
            (self.module, isDivided) = (module, false)
            return
        }
        let dependencies = SourceDependencies(division.groups.map(\.names) + [division.importing] + otherNames)
        let written = try parts.write(dependencies)
        units =
            (written + zip(others, otherNames).map { Unit(path: $0, interface: dependencies.interface(for: $1.words)) })
            .sorted { $0.path < $1.path }
        self.module = module.with(sources: units.map(\.path))
        isDivided = true
    }

    /// Division of a source; nil if it is short, or cannot be divided.
    private static func division(of source: String, elsewhere: [SourceNames]) -> SourceDivision? {
        guard !source.hasSuffix("/main.swift"), let data = FileManager.default.contents(atPath: source),
            data.count(where: { $0 == 10 }) >= leastLines
        else { return nil }
        return SourceDivision(
            of: String(decoding: data, as: UTF8.self),
            elsewhere: elsewhere.reduce(into: Set()) { $0.formUnion($1.words) })
    }
}

/// Names in sources, kept as long as the files are the same.
struct NameMemory {
    private var known: [String: (state: String?, names: SourceNames)] = [:]

    mutating func names(in source: String) -> SourceNames {
        let state = FileStates.of([source])[source]
        if let last = known[source], last.state == state { return last.names }
        // A source that is away for a moment has another state later.
        let data = FileManager.default.contents(atPath: source) ?? Data()
        let names = SourceDivision.names(in: String(decoding: data, as: UTF8.self))
        known[source] = (state, names)
        return names
    }
}
