import AccessibilityTree
import DesktopBus

/// Looks of a text's characters as AT-SPI tells them: what all characters have in common, and runs of what is their own.
struct TextStyles {
    /// A run, and how its characters look.
    struct Run {
        let range: Range<Int>
        /// All attributes.
        let all: TextAttributes
        /// Those that other characters of the text do not have.
        let own: TextAttributes

        /// Attributes, start and end, as methods of `Text` answer.
        func arguments(withDefaults: Bool) -> [BusArgument] {
            [
                .texts((withDefaults ? all : own).pairs), .integer(Int32(clamping: range.lowerBound)),
                .integer(Int32(clamping: range.upperBound)),
            ]
        }
    }

    private let runs: [(range: Range<Int>, attributes: TextAttributes)]
    private let count: Int
    /// Attributes that all characters have.
    let defaults: TextAttributes

    /// The looks of a text.
    ///
    /// - Parameters:
    ///   - looks: the looks of its characters, or none. They are not used unless they are for `count` characters.
    ///   - count: number of its characters.
    init(_ looks: [AccessibilityTextRun], of count: Int) {
        self.count = count
        var runs: [(range: Range<Int>, attributes: TextAttributes)] = []
        var end = 0
        for look in looks where look.count > 0 {
            let attributes = TextAttributes(look)
            if let last = runs.last, last.attributes == attributes {
                runs[runs.count - 1].range = last.range.lowerBound..<end + look.count
            } else {
                runs.append((end..<end + look.count, attributes))
            }
            end += look.count
        }
        // Another text, such as a label by the program, has not these looks.
        self.runs = end == count ? runs : []
        defaults = self.runs.dropFirst().reduce(self.runs.first?.attributes ?? TextAttributes()) {
            $0.common(with: $1.attributes)
        }
    }

    /// The run at an offset; all characters without attributes, if their looks are not known.
    func run(at offset: Int) -> Run {
        guard let (range, all) = runs.first(where: { $0.range.contains(offset) }) ?? runs.last else {
            return Run(range: 0..<count, all: TextAttributes(), own: TextAttributes())
        }
        return Run(range: range, all: all, own: all.without(defaults))
    }
}

/// Attributes of text by their names in ATK.
///
/// - Source: <https://docs.gtk.org/atk/enum.TextAttribute.html>
struct TextAttributes: Equatable {
    private var values: [String: String] = [:]

    init() {}

    init(_ run: AccessibilityTextRun) {
        if !run.family.isEmpty { values["family-name"] = run.family }
        if run.size > 0 { values["size"] = Self.decimal(run.size) }
        values["weight"] = "\(run.weight)"
        values["style"] = run.isItalic ? "italic" : "normal"
        if let underline = run.underline { values["underline"] = underline.rawValue }
        if run.isStruckThrough { values["strikethrough"] = "true" }
        if run.rise != 0 { values["rise"] = Self.decimal(run.rise) }
        if let color = run.foreground { values["fg-color"] = Self.components(color) }
        if let color = run.background { values["bg-color"] = Self.components(color) }
    }

    /// Names and values, by name.
    var pairs: [(String, String)] { values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

    /// The value of an attribute; empty if there is none.
    func value(of name: String) -> String { values[name] ?? "" }

    func common(with other: TextAttributes) -> TextAttributes {
        var result = self
        result.values = values.filter { other.values[$0.key] == $0.value }
        return result
    }

    func without(_ other: TextAttributes) -> TextAttributes {
        var result = self
        result.values = values.filter { other.values[$0.key] != $0.value }
        return result
    }

    /// A number with at most one decimal place.
    private static func decimal(_ number: Double) -> String {
        let tenths = (number * 10).rounded() / 10
        return Int(exactly: tenths).map { "\($0)" } ?? "\(tenths)"
    }

    /// Red, green and blue, 0…65535.
    private static func components(_ color: AccessibilityTextRun.Color) -> String {
        "\(color.red),\(color.green),\(color.blue)"
    }
}
