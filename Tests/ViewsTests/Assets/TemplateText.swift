/// Writer of symbols' templates for tests. Capital letters are 72 units high, so that a font has 100 units.
///
/// Drawings are rectangles from their left edge to their right edge, and from the baseline to the height of capitals.
struct TemplateText {
    /// The drawings, by their names, with the distance between their edges.
    var widths = ["Regular-M": 100.0]
    /// Names of the guides for the edges: those of each drawing, those of `Regular-M` without its name, or none.
    var margins = Margins.own
    /// Start tag of the root element.
    var root = #"<svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">"#
    /// Elements ahead of the others.
    var beginning = ""

    enum Margins { case own, older, none }

    static let baselines = ["S": 696.0, "M": 1_126, "L": 1_556]
    private static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]

    /// Middle of the column of a weight: columns are as far from each other as in templates of the system.
    static func middle(_ name: String) -> Double {
        let column = weights.firstIndex { name.hasPrefix("\($0)-") } ?? 0
        return 559.71 + Double(column) * 296.71 * 72 / 70.459
    }

    /// The template's text.
    var text: String {
        var guides = Self.baselines.flatMap { scale, y in
            [line("Baseline-\(scale)", x: 263, y: y), line("Capline-\(scale)", x: 263, y: y - 72)]
        }
        var groups: [String] = []
        for (name, width) in widths.sorted(by: { $0.key < $1.key }) {
            let left = Self.middle(name) - width / 2
            let y = Self.baselines[String(name.suffix(1))] ?? 0
            let suffix: String? =
                switch margins {
                case .own: "-\(name)"
                case .older: name == "Regular-M" ? "" : nil
                case .none: nil
                }
            if let suffix {
                guides += [
                    line("left-margin\(suffix)", x: left, y: y), line("right-margin\(suffix)", x: left + width, y: y),
                ]
            }
            let path = #"<path class="monochrome-0 SFSymbolsPreviewWireframe" d="M0 0H\#(width)V-72H0Z"/>"#
            groups.append(#"<g id="\#(name)" transform="matrix(1 0 0 1 \#(left) \#(y))"><g>\#(path)</g></g>"#)
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- A <g id="Regular-M"> in a comment is none. -->
            \(root)\(beginning)
            <style>.SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}</style>
            <g id="Guides">\(guides.sorted().joined())</g>
            <g id="Symbols">\(groups.joined())</g>
            </svg>
            """
    }

    private func line(_ id: String, x: Double, y: Double) -> String {
        #"<line id="\#(id)" style="fill:none" x1="\#(x)" x2="\#(x + 1)" y1="\#(y)" y2="\#(y)"/>"#
    }
}
