import Foundation
import Projects

/// The folder `Name.app` of a built program, as an iPad has it: the executable, `Info.plist` and the resources, which are
/// links to the user's files.
package struct ApplicationBundle: Sendable {
    /// Absolute path of the executable.
    package let executable: String
    /// Configuration of fonts, for `FONTCONFIG_FILE`; nil if the program brings none.
    package let fonts: String?

    /// Writes what has changed since the last time.
    ///
    /// - Parameters:
    ///   - program: the written program, with its executable.
    ///   - name: name of the executable.
    ///   - folder: absolute path of the program's folder in the cache.
    ///   - products: folder in which the build has left the executable and the resources of packages.
    ///   - other: executable to take instead of the program's own, which finds the same resources; nil for that one.
    /// - Throws: ``CacheError``
    package init(
        of program: WrittenProgram, named name: String, in folder: String, products: String,
        running other: String? = nil
    ) throws(CacheError) {
        var cache = CacheFolder(folder)
        let bundle = "\(name).app"
        try cache.share(other ?? "\(products)/\(name)", at: "\(bundle)/\(name)")
        let module = program.application
        for resource in module?.resources ?? [] where resource.place != name && resource.place != "Info.plist" {
            try cache.link(to: resource.path, at: "\(bundle)/\(resource.place)")
        }
        // Without a build there is nothing to list, and then no executable either.
        for entry in Files.namesIfAny(in: products) where entry.hasSuffix(".resources") {
            try cache.link(to: "\(products)/\(entry)", at: "\(bundle)/\(entry)")
        }
        if let module {
            var info = module.info
            info["CFBundleExecutable"] = .text(name)
            if info["CFBundleName"] == nil { info["CFBundleName"] = .text(name) }
            try cache.write(InfoPlistText.text(of: info), to: "\(bundle)/Info.plist")
        }
        try cache.removeOthers(below: bundle)
        executable = "\(folder)/\(bundle)/\(name)"
        let files = Self.fonts(of: module).map { "\(folder)/\(bundle)/\($0)" }
        if files.isEmpty {
            fonts = nil
        } else {
            // Fontconfig reads folders.
            for (index, file) in files.enumerated() {
                try cache.link(to: file, at: "fonts/\(index)-\(URL(filePath: file).lastPathComponent)")
            }
            try cache.removeOthers(below: "fonts")
            try cache.write(FontsText.text(folder: "\(folder)/fonts"), to: "fonts.conf")
            fonts = "\(folder)/fonts.conf"
        }
    }

    /// Places of the fonts that the program's texts may use: those of `Info.plist`, or all without such a list.
    private static func fonts(of module: ProgramModule?) -> [String] {
        guard let module else { return [] }
        let all = module.resources.map(\.place).filter { place in
            [".ttf", ".otf", ".ttc"].contains { place.lowercased().hasSuffix($0) }
        }
        guard let listed = module.info["UIAppFonts"]?.texts else { return all.sorted() }
        let names = listed.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        return all.filter { names.contains($0) }.sorted()
    }
}
