import Foundation
import ProgramPackages
import Projects

/// Build of the library from its sources.
struct LibraryBuild {
    let sources: LibrarySources
    let toolchain: Toolchain
    let configuration: String
    /// Folder of SwiftPM's build.
    let scratch: String
    let environment: [String: String]

    /// Packages of pkg-config whose headers the library's C modules include.
    private static let packages = [
        "pangocairo", "wayland-client", "xkbcommon", "pixman-1", "libsystemd", "gobject-2.0",
    ]

    /// Start of the macro plugin with the libraries of the compiler that asks for it. Those that are written into the plugin are at
    /// the place of the toolchain that has built it, and builds do not hand variables on to plugins.
    private static let pluginStart = """
        #!/bin/sh
        compiler=$(readlink "/proc/$PPID/exe")
        libraries=${compiler%/bin/*}/lib/swift
        LD_LIBRARY_PATH=$libraries/host:$libraries/linux exec "$0-tool" "$@"

        """

    /// Builds the library and writes it to a folder.
    ///
    /// - Throws: ``CommandFailure`` if it does not build.
    func write(to folder: String, _ terminal: inout Terminal) throws(CommandFailure) -> LibraryFolder {
        let state = sources.state
        let building = [
            "build", "--package-path", sources.folder, "--scratch-path", scratch, "-c", configuration,
        ]
        try swift(building + ["--product", LibraryFolder.name], &terminal)
        guard
            let products = try ChildProcess(executable: toolchain.swift, arguments: building + ["--show-bin-path"])
                .output()
        else { throw .unavailable("the folder of the library's build is not known") }
        let headers = try headerOptions()
        do throws(CacheError) {
            try assemble(from: products, at: folder, state: state, headers)
        } catch {
            throw .unwritable("\(error)")
        }
        guard let library = LibraryFolder(at: folder) else { throw .unwritable("\(folder) has no library") }
        return library
    }

    /// Runs `swift`. Its messages are printed only if it fails, since warnings here are none of the user's.
    ///
    /// - Throws: ``CommandFailure`` if it fails.
    private func swift(_ arguments: [String], _ terminal: inout Terminal) throws(CommandFailure) {
        var messages: [String] = []
        var shown = terminal
        let status = try ChildProcess(executable: toolchain.swift, arguments: arguments).run { line in
            switch BuildOutput(line) {
            case .progress(let step): shown.showProgress("library \(step)")
            case .message(let message): messages.append(message)
            case .noise: break
            }
        }
        shown.endProgress()
        guard status != 0 else { return }
        for message in messages.suffix(60) { terminal.printLine(message) }
        throw .unavailable("the library does not build; lilt doctor tells what is missing")
    }

    /// Copies what programs need from the build, and writes the facts about it.
    ///
    /// - Throws: ``CacheError`` if a file cannot be written.
    private func assemble(from products: String, at folder: String, state: String, _ headers: [String])
        throws(CacheError)
    {
        var library = CacheFolder(folder)
        // Until all files are there, the folder is no library: an interrupt would leave those of two builds.
        try library.write("{}", to: "library.json")
        for name in ModuleName.library.sorted() {
            try library.copy("\(products)/Modules/\(name).swiftmodule", to: "modules/\(name).swiftmodule")
        }
        try library.copy("\(products)/lib\(LibraryFolder.name).so", to: "lib/lib\(LibraryFolder.name).so")
        try library.copy("\(products)/LiltMacros-tool", to: "bin/LiltMacros-tool", isExecutable: true)
        try library.write(Self.pluginStart, to: "bin/LiltMacros", isExecutable: true)
        for name in Files.namesIfAny(in: "\(sources.folder)/Sources") where name.hasPrefix("C") {
            try copyModule(name, to: &library)
        }
        for place in ["modules", "lib", "bin", "include"] { try library.removeOthers(below: place) }
        let facts = LibraryFolder.Facts(
            toolchain: toolchain.version, configuration: configuration, headerOptions: headers, sources: state)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        // Texts and lists of texts always have a form in JSON.
        let text = (try? encoder.encode(facts)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        try library.write(text, to: "library.json")
    }

    /// Copies the headers of a C module and its map, which SwiftPM makes for modules with sources.
    ///
    /// - Throws: ``CacheError`` if a file cannot be written.
    private func copyModule(_ name: String, to library: inout CacheFolder) throws(CacheError) {
        let folder = "\(sources.folder)/Sources/\(name)"
        if Files.isFile("\(folder)/module.modulemap") {
            for file in Files.namesIfAny(in: folder) where Files.isFile("\(folder)/\(file)") {
                try library.copy("\(folder)/\(file)", to: "include/\(name)/\(file)")
            }
        } else if Files.isFolder("\(folder)/include") {
            let headers = Files.namesIfAny(in: "\(folder)/include")
            for file in headers { try library.copy("\(folder)/include/\(file)", to: "include/\(name)/\(file)") }
            let lines = headers.map { "    header \"\($0)\"" }.joined(separator: "\n")
            try library.write("module \(name) {\n\(lines)\n    export *\n}\n", to: "include/\(name)/module.modulemap")
        }
    }

    /// Options for the compiler that name the folders of the headers.
    ///
    /// - Throws: ``CommandFailure`` after an interrupt.
    private func headerOptions() throws(CommandFailure) -> [String] {
        guard let tool = Executables.find("pkg-config", environment: environment) else { return [] }
        var options: [String] = []
        for package in Self.packages {
            // A package that is missing is reported by the compiler, and by `lilt doctor`.
            let text = try ChildProcess(executable: tool, arguments: ["--cflags-only-I", package]).output() ?? ""
            for option in text.split(whereSeparator: \.isWhitespace).map(String.init) where !options.contains(option) {
                options.append(option)
            }
        }
        return options
    }
}
