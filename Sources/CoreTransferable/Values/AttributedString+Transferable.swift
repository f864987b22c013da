public import Foundation
import UniformTypeIdentifiers

extension AttributedString: Transferable {
    /// The text with its links and languages; for receivers that know no such text, the plain text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<AttributedString>(
            UTType(exportedAs: "com.apple.foundation.attributed-string"),
            .immediate { try JSONEncoder().encode(EncodedRun.runs(of: $0)) },
            .immediate { EncodedRun.text(of: try JSONDecoder().decode([EncodedRun].self, from: $0)) })
        ProxyRepresentation<AttributedString, String>(
            exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}

/// Characters with the same attributes. Foundation here cannot encode attributed text itself.
private struct EncodedRun: Codable {
    var text: String
    var link: URL?
    var language: String?

    static func runs(of text: AttributedString) -> [EncodedRun] {
        text.runs.map { run in
            EncodedRun(
                text: String(text[run.range].characters), link: run.link, language: run.languageIdentifier)
        }
    }

    static func text(of runs: [EncodedRun]) -> AttributedString {
        runs.reduce(into: AttributedString()) { whole, run in
            var part = AttributedString(run.text)
            part.link = run.link
            part.languageIdentifier = run.language
            whole += part
        }
    }
}
