import Foundation

/// The file `Contents.json` of a folder in a catalogue.
struct CatalogContents: Decodable {
    struct Image: Decodable {
        let filename: String?
        let scale: String?
        let idiom: String?
        let appearances: [AssetAppearance]?
    }

    struct ColorEntry: Decodable {
        let color: Color?
        let idiom: String?
        let appearances: [AssetAppearance]?
    }

    struct Color: Decodable {
        let space: String?
        let components: [String: Number]?
        /// Name of a colour of the system, such as `systemRedColor`.
        let reference: String?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components, reference
        }
    }

    struct Properties: Decodable {
        let intent: String?
        let providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
        }
    }

    let images: [Image]?
    let symbols: [Image]?
    let colors: [ColorEntry]?
    let properties: Properties?

    /// Reads the contents of `folder`; nil if there is no such file.
    ///
    /// - Throws: ``UnreadableAsset`` if the file is not JSON of this form.
    static func read(_ folder: URL) throws(UnreadableAsset) -> CatalogContents? {
        let file = folder.appending(path: "Contents.json").path
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        do {
            return try JSONDecoder().decode(CatalogContents.self, from: data)
        } catch {
            throw UnreadableAsset(file: file, reason: "\(error)")
        }
    }
}

/// File of a catalogue that cannot be read.
struct UnreadableAsset: Error, CustomStringConvertible {
    let file: String
    let reason: String

    /// The file and the reason, for people.
    var description: String { "\(file) cannot be read, and what it describes is left out: \(reason)" }
}

extension CatalogContents {
    /// Component of a colour in one of the notations of catalogues: "0.5", "128" and "0x80", or a number.
    struct Number: Decodable {
        private let text: String

        /// Reads a string or a number.
        ///
        /// - Throws: `DecodingError` if it is neither.
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            // Not a number: the text below, whose error is thrown.
            if let number = try? container.decode(Double.self) {
                text = number == number.rounded() ? "\(number)" : String(number)
            } else {
                text = try container.decode(String.self)
            }
        }

        /// The component, nominally 0…1.
        var value: Double? {
            let trimmed = text.trimmingCharacters(in: .whitespaces)
            if trimmed.lowercased().hasPrefix("0x") {
                return Int(trimmed.dropFirst(2), radix: 16).map { Double($0) / 255 }
            }
            if !trimmed.contains(where: { ".eE".contains($0) }), let byte = Int(trimmed) { return Double(byte) / 255 }
            return Double(trimmed)
        }

        /// The component of an opacity, which "1" makes opaque in every notation.
        var fraction: Double? { text == "1" ? 1 : value }
    }
}
