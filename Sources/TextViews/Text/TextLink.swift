import Foundation
import LayerTree
@_spi(Engine) import Views

/// A part of a text that opens an address.
struct TextLink: Hashable {
    let url: URL
    /// Indices of its runs in the text's request.
    let runs: Range<Int>
    /// Its characters, as the accessibility label; empty for pictures.
    let string: String
}

extension Text {
    /// The links in `request`, which has one run for each piece. Adjacent pieces with the same address are one link.
    func links(in request: TextRequest) -> [TextLink] {
        var links: [TextLink] = []
        for index in pieces.indices {
            guard let url = pieces[index].link, request.runs.indices.contains(index) else { continue }
            let string = request.runs[index].attachment == nil ? request.runs[index].string : ""
            if let last = links.last, last.url == url, last.runs.upperBound == index {
                links[links.count - 1] = TextLink(
                    url: url, runs: last.runs.lowerBound..<index + 1, string: last.string + string)
            } else {
                links.append(TextLink(url: url, runs: index..<index + 1, string: string))
            }
        }
        return links
    }
}
