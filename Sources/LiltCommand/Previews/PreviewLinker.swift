import Foundation
import Projects

/// The linker, called without the compiler's driver and a C compiler in between, which take longer than it does.
///
/// A library of previews needs little beside the objects: what Swift registers when a library is loaded, and the libraries that its
/// sources import. The compiler's objects tell those, to a tool that takes as long as the linker; so it is called when an import
/// has changed.
package struct PreviewLinker {
    private let toolchain: Toolchain
    /// Options with which the linker finds the library.
    private let options: [String]
    /// Lines of the sources with imports, at the last call of the tool.
    private var imports: Set<Substring>?

    package init(_ toolchain: Toolchain, options: [String]) {
        (self.toolchain, self.options) = (toolchain, options)
    }

    /// Name of the list of other libraries, in the folder of the library.
    static let list = "libraries"

    /// Looks for imports again at the next call.
    mutating func forget() { imports = nil }

    /// A call of a tool: its absolute path, and its arguments.
    package typealias Call = (tool: String, arguments: [String])

    /// Calls that link a library, one after the other.
    ///
    /// - Parameters:
    ///   - objects: absolute paths of the objects.
    ///   - sources: texts of their sources.
    ///   - library: absolute path of the library. A list of other libraries is kept beside it.
    /// - Returns: nil if the toolchain has other tools than those known here; the driver can link then.
    package mutating func calls(linking objects: [String], of sources: [String], to library: String) -> [Call]? {
        guard let (folder, processor) = toolchain.resources else { return nil }
        let tools = URL(filePath: folder).appending(path: "../../bin").standardized.path
        let start = "\(folder)/linux/\(processor)/swiftrt.o"
        let (linker, extractor) = ("\(tools)/ld.lld", "\(tools)/swift-autolink-extract")
        guard [linker, extractor].allSatisfy(FileManager.default.isExecutableFile), Files.isFile(start) else {
            return nil
        }
        let list = URL(filePath: library).deletingLastPathComponent().appending(path: Self.list).path
        let folders =
            ["\(folder)/linux"]
            + ["/usr/lib/\(processor)-linux-gnu", "/lib/\(processor)-linux-gnu", "/usr/lib64", "/usr/lib"]
            .filter(Files.isFolder)
        let linking =
            ["-shared", "--build-id", "--eh-frame-hdr", "--hash-style=gnu", "-o", library, start] + objects
            + ["@\(list)", "-rpath", "\(folder)/linux"] + folders.map { "-L\($0)" } + options
        let imports = Set(
            sources.flatMap { $0.split(whereSeparator: \.isNewline).filter { $0.contains("import") } })
        guard imports != self.imports || !Files.isFile(list) else { return [(linker, linking)] }
        self.imports = imports
        return [(extractor, objects + ["-o", list]), (linker, linking)]
    }
}
