/// Template of a symbol: an SVG file with drawings of several weights and scales, and with guides.
///
/// Drawings are groups such as `Regular-M`: a weight, and a scale (small, medium or large). The guides are lines: capital letters
/// beside a drawing stand on `Baseline-M` and reach up to `Capline-M`; `left-margin-Regular-M` and `right-margin-Regular-M` are
/// its edges. Older templates have `left-margin` and `right-margin`, for the drawing `Regular-M`.
package struct SymbolTemplate: Sendable {
    /// An element with everything in it, and the start tags of the elements around it, from the outermost on.
    struct Group: Sendable {
        let text: Substring
        let around: [(name: Substring, tag: Substring)]
    }

    /// The drawings, by weight and scale.
    private(set) var groups: [SymbolVariant: Group] = [:]
    /// Coordinates of the lines' beginnings, by their identifiers.
    private(set) var guides: [Substring: GuidePoint] = [:]
    /// Attributes of the root element that declare namespaces.
    private(set) var namespaces: [Substring: Substring] = [:]
    /// The root element's view box: left, top, width and height; nil if it has none.
    private(set) var viewBox: [Double]?
    /// Elements to which drawings may refer: definitions, and style sheets other than those of rendering modes, which are for
    /// previews of the template.
    private(set) var shared: [Substring] = []

    /// Reads a template.
    ///
    /// - Throws: ``SymbolTemplateFailure/malformed`` if the text is no XML, or not all of it.
    package init(_ text: String) throws(SymbolTemplateFailure) {
        var tags = MarkupTags(text)
        var open: [MarkupTag] = []
        while let tag = tags.next() {
            switch tag.kind {
            case .start:
                read(tag, in: open)
                open.append(tag)
            case .empty:
                read(tag, in: open)
                close(tag, at: tag.range.upperBound, in: open, of: text)
            case .end:
                guard let start = open.popLast(), start.name == tag.name else { throw .malformed }
                close(start, at: tag.range.upperBound, in: open, of: text)
            }
        }
        guard !tags.isMalformed, open.isEmpty, !text.isEmpty else { throw .malformed }
    }

    private mutating func read(_ tag: MarkupTag, in open: [MarkupTag]) {
        if open.isEmpty {
            namespaces = tag.attributes.filter { $0.key == "xmlns" || $0.key.hasPrefix("xmlns:") }
            let box = tag.attributes["viewBox"].map(GuidePoint.numbers) ?? []
            viewBox = box.count == 4 && box[2] > 0 && box[3] > 0 ? box : nil
        }
        guard let id = tag.attributes["id"], Self.guideNames.contains(where: id.hasPrefix), guides[id] == nil,
            let point = GuidePoint(tag, in: open)
        else { return }
        guides[id] = point
    }

    private static let guideNames = ["Baseline-", "Capline-", "left-margin", "right-margin"]

    /// Keeps the element that begins with `tag`, if drawings need it.
    private mutating func close(_ tag: MarkupTag, at end: String.Index, in open: [MarkupTag], of text: String) {
        let element = text[tag.range.lowerBound..<end]
        if let id = tag.attributes["id"], let variant = SymbolVariant(name: String(id)), groups[variant] == nil {
            groups[variant] = Group(text: element, around: open.dropFirst().map { ($0.name, text[$0.range]) })
        } else if tag.name == "defs" || tag.name == "style" && !open.contains(where: { $0.name == "defs" }) {
            if tag.name == "defs" || !Self.isForPreviews(element) { shared.append(element) }
        }
    }

    private static func isForPreviews(_ styles: Substring) -> Bool {
        ["SFSymbolsPreview", ".monochrome-", ".hierarchical-", ".multicolor-"].contains { styles.contains($0) }
    }
}

/// Beginning of a guide.
struct GuidePoint: Sendable {
    let x: Double
    let y: Double

    /// The beginning of a line, path or polyline, moved as the elements around it say; nil for other elements.
    init?(_ tag: MarkupTag, in open: [MarkupTag]) {
        let own: [Double]
        if let x = tag.attributes["x1"] ?? tag.attributes["x"], let y = tag.attributes["y1"] ?? tag.attributes["y"] {
            own = Array(Self.numbers(x).prefix(1) + Self.numbers(y).prefix(1))
        } else {
            own = Self.numbers(tag.attributes["d"] ?? tag.attributes["points"] ?? "")
        }
        guard own.count >= 2 else { return nil }
        let moves = (open + [tag]).compactMap { $0.attributes["transform"].flatMap(Self.translation) }
        x = moves.reduce(own[0]) { $0 + $1.x }
        y = moves.reduce(own[1]) { $0 + $1.y }
    }

    /// The distance by which a transform moves; nil for one that is not made of a translation alone.
    private static func translation(_ transform: Substring) -> (x: Double, y: Double)? {
        let values = numbers(transform)
        if transform.hasPrefix("translate"), (1...2).contains(values.count) {
            return (values[0], values.count > 1 ? values[1] : 0)
        }
        guard transform.hasPrefix("matrix"), values.count == 6, values[..<4].elementsEqual([1, 0, 0, 1]) else {
            return nil
        }
        return (values[4], values[5])
    }

    /// All finite numbers in `text`, whatever stands between them.
    static func numbers(_ text: Substring) -> [Double] {
        text.matches(of: /[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?/).compactMap {
            Double($0.output).flatMap { $0.isFinite ? $0 : nil }
        }
    }
}
