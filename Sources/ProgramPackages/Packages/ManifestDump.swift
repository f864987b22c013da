import Foundation

/// Manifest of a package as `swift package dump-package` prints it: the parts by which its targets are compiled.
package struct ManifestDump: Decodable, Sendable {
    /// A word in a list that has other values too.
    enum Part: Decodable, Hashable, Sendable {
        case none
        case text(String)
        /// A condition, or aliases of modules.
        case other

        /// Reads any value.
        ///
        /// - Throws: nothing for a value of JSON; required by the protocol.
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .none
            } else {
                do { self = .text(try container.decode(String.self)) } catch DecodingError.typeMismatch {
                    // None of the values that can be planned.
                    self = .other
                }
            }
        }

        var text: String? { if case .text(let text) = self { text } else { nil } }
    }

    /// Package that this one depends on.
    struct Dependency: Decodable, Sendable {
        struct Folder: Decodable, Sendable {
            let path: String
        }

        /// Nil for a package from elsewhere than a folder.
        let fileSystem: [Folder]?
    }

    struct Product: Decodable, Sendable {
        let name: String
        let targets: [String]
        /// By its one key: `library`, `executable`, `plugin` and others.
        let type: [String: Part?]
    }

    struct Setting: Decodable, Sendable {
        let tool: String
        /// By its one key: `define`, `swiftLanguageMode` and others.
        let kind: [String: [String: Part]]
        let condition: Part?
    }

    struct Resource: Decodable, Sendable {
        let path: String
        /// By its one key: `process`, `copy`, `embedInCode`.
        let rule: [String: Part]
    }

    struct Target: Decodable, Sendable {
        let name: String
        /// `regular`, `executable`, `test` and others.
        let type: String
        let path: String?
        let sources: [String]?
        let exclude: [String]
        let resources: [Resource]
        let settings: [Setting]
        /// By its one key: `byName`, `target` or `product`, each a name with what belongs to it.
        let dependencies: [[String: [Part]]]
        /// Each by its one key, `plugin`: its name, and that of its package.
        let pluginUsages: [[String: [Part]]]?
    }

    struct ToolsVersion: Decodable, Sendable {
        let _version: String
    }

    let name: String
    let dependencies: [Dependency]
    let products: [Product]
    let targets: [Target]
    let swiftLanguageVersions: [String]?
    let toolsVersion: ToolsVersion
    /// Variants of the package.
    let traits: [Part]?

    /// Reads what the command has printed.
    ///
    /// - Throws: an error of decoding if it has another form.
    package init(json: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }

    /// Version of the tools for which the manifest is written, such as 5.9.
    var version: (major: Int, minor: Int) {
        let numbers = toolsVersion._version.split(separator: ".").map { Int($0) ?? 0 }
        return (numbers.first ?? 5, numbers.count > 1 ? numbers[1] : 0)
    }
}
