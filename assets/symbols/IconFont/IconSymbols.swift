import Foundation
import Geometry
import Synchronization

/// Symbols from an icon font that the computer has.
package struct IconSymbols: Sendable {
    /// File name of the font, in Debian's package `fonts-material-design-icons-iconfont`.
    static let fileName = "MaterialIcons-Regular.ttf"
    /// Part of a sentence that says how to get the font.
    package static let advice = "install the font Material Icons (Debian: fonts-material-design-icons-iconfont)"

    /// The symbols of the installed font; nil if it is not installed.
    static let standard: IconSymbols? = fontFile(in: fontFolders(environment: ProcessInfo.processInfo.environment))
        .flatMap { IconSymbols(font: $0) }

    /// True if the icon font is installed.
    package static var isInstalled: Bool { standard != nil }
    /// True if the icon font has a glyph for the symbol `name`, installed or not.
    package static func knows(_ name: String) -> Bool { IconTable.standard[name] != nil }

    private let font: GlyphFont
    private let table: IconTable

    /// Reads a font file; nil if it is not a TrueType font.
    init?(font file: URL, table: IconTable = .standard) {
        guard let data = FileManager.default.contents(atPath: file.path), let font = GlyphFont(data) else { return nil }
        self.font = font
        self.table = table
    }

    /// The symbol `name`; nil if the table or the font lacks it.
    func symbol(named name: String) -> Symbol? {
        guard let code = table[name], let outline = font.outline(of: code) else { return nil }
        return Symbol(name: name, form: .glyph(outline))
    }

    /// Folders of fonts, in the order of search: the user's own, then the system's.
    static func fontFolders(environment: [String: String]) -> [URL] {
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let user = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home.map { $0 + "/.local/share" }
        let system = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        return ([user].compactMap { $0 } + system.split(separator: ":").map(String.init)).map {
            URL(filePath: $0).appending(path: "fonts", directoryHint: .isDirectory)
        }
    }

    /// The font's file: in the folder of Debian's package, or anywhere else in the folders.
    static func fontFile(in folders: [URL]) -> URL? {
        for folder in folders {
            let usual = folder.appending(path: "truetype/material-design-icons-iconfont/\(fileName)")
            if FileManager.default.fileExists(atPath: usual.path) { return usual }
        }
        for folder in folders {
            guard let files = FileManager.default.enumerator(atPath: folder.path) else { continue }
            for case let file as String in files where file.hasSuffix("/" + fileName) {
                return folder.appending(path: file)
            }
        }
        return nil
    }
}
