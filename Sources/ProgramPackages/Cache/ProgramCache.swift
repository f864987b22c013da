import Projects
package import SwiftSources

/// Places of everything that is kept between calls of `lilt`.
package struct ProgramCache: Hashable, Sendable {
    /// `$XDG_CACHE_HOME/lilt`, or `~/.cache/lilt`.
    package let folder: String

    /// - Parameter environment: variables of the process. A cache folder that is no absolute path is passed over, as the
    ///   specification of these folders has it. Returns nil without any.
    package init?(environment: [String: String]) {
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            folder = "\(cache)/lilt"
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            folder = "\(home)/.cache/lilt"
        } else {
            return nil
        }
    }

    /// Folder of everything about the program that an absolute path stands for.
    package func program(_ path: String) -> String {
        let name = String(Files.stem(of: path).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }.prefix(40))
        return "\(programs)/\(name)-\(Self.digest(path))"
    }

    /// Folder of a program for one system and one of its targets, whose sources are other ones.
    package func program(_ path: String, platform: SourcePlatform, target: String?) -> String {
        program(path) + "/" + platform.rawValue + (target.map { "-\(Self.digest($0))" } ?? "")
    }

    /// Folder of all programs.
    package var programs: String { "\(folder)/programs" }
    /// Folder of a build of the library from the sources in a folder, by a version of the toolchain, in the configuration
    /// `debug` or `release`.
    package func library(of sources: String, toolchain: String, configuration: String) -> String {
        "\(folder)/library/\(configuration)-\(Self.digest("\(sources)\0\(toolchain)"))"
    }

    /// Folder of the program that shows previews with the library in a folder, as of a state of its sources.
    package func previewHost(of library: String, state: String) -> String {
        "\(folder)/previews/\(Self.digest("\(library)\0\(state)"))"
    }

    /// The compiler's cache of modules of the system, shared by all programs.
    package var systemModules: String { "\(folder)/system-modules" }

    /// 64 bits as hexadecimal digits, by FNV-1a.
    package static func digest(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
