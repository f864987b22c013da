import Foundation
import Geometry

/// Makes symbols whose names add variants to the name of another: `heart.circle.fill` from `heart` and `circle`,
/// `bell.slash`, `folder.badge.plus`, `12.square`.
struct SymbolComposer {
    /// Symbols that need no composing, by name.
    let base: (String) -> Symbol?

    /// Names of symbols in which others are put. A symbol of such a name has a room in ``SymbolDrawings``.
    private static let enclosures: Set<String> = [
        "circle", "square", "app", "rectangle", "rectangle.portrait", "triangle", "diamond", "hexagon", "octagon",
        "pentagon", "seal", "shield", "capsule", "bubble", "bubble.left", "bubble.right", "house", "tv", "cloud",
        "calendar", "doc", "folder", "iphone", "viewfinder",
    ]
    /// Last words that say for which script or surroundings a symbol is.
    private static let scripts: Set<Substring> = [
        "rtl", "ltr", "inverse", "ar", "he", "hi", "ja", "ko", "my", "th", "zh", "traditional", "el", "ru", "bn", "gu",
        "km", "kn", "ml", "mni", "mr", "or", "pa", "sat", "si", "ta", "te",
    ]

    /// The symbol `name`, drawn or composed; nil if the name has neither.
    func symbol(named name: String) -> Symbol? {
        find(name.split(separator: ".", omittingEmptySubsequences: false)[...])
    }

    private func find(_ words: ArraySlice<Substring>) -> Symbol? {
        guard !words.isEmpty, words.count < 16 else { return nil }
        let name = words.joined(separator: ".")
        return base(name) ?? composed(words, name)
    }

    private func composed(_ words: ArraySlice<Substring>, _ name: String) -> Symbol? {
        guard words.count > 1, let last = words.last else { return nil }
        let rest = words.dropLast()
        if let badge = words.lastIndex(of: "badge"), badge > words.startIndex {
            return badged(words[..<badge], words[(badge + 1)...], name)
        }
        if last == "fill" { return filled(rest, name) }
        if last == "slash" { return find(rest).map { Symbol(name: name, form: .slashed($0)) } }
        if last == "filled" { return partlyFilled(rest, name) }
        if let dashes = SymbolDashes(rawValue: String(last)) { return dashed(rest, dashes, name) }
        if Self.scripts.contains(last) { return find(rest) }
        return enclosed(words, name, isFilled: false)
    }

    // MARK: Fills

    private func filled(_ words: ArraySlice<Substring>, _ name: String) -> Symbol? {
        guard let last = words.last else { return nil }
        if last == "slash" {
            return find(words.dropLast()).map { Symbol(name: name, form: .slashed(filledForm(of: $0))) }
        }
        if let enclosed = enclosed(words, name, isFilled: true) { return enclosed }
        guard let symbol = find(words) else { return nil }
        return fill(of: symbol, name)
    }

    /// The filled form of `symbol`; nil if it has no closed lines.
    private func fill(of symbol: Symbol, _ name: String) -> Symbol? {
        switch symbol.form {
        case .drawn(let parts):
            ClosedLines(parts).isEmpty ? nil : Symbol(name: name, form: .filled(parts), room: symbol.room)
        case .glyph(let path): Symbol(name: name, form: .glyph(path))
        default: nil
        }
    }

    /// The filled form of `symbol`, or the symbol itself if there is none.
    private func filledForm(of symbol: Symbol) -> Symbol {
        let name = symbol.name + ".fill"
        return symbol.name.hasSuffix(".fill") ? symbol : base(name) ?? fill(of: symbol, name) ?? symbol
    }

    private func partlyFilled(_ words: ArraySlice<Substring>, _ name: String) -> Symbol? {
        var words = words
        guard let area = SymbolArea(removingFrom: &words), let symbol = find(words) else { return nil }
        let filled = filledForm(of: symbol)
        return filled == symbol ? nil : Symbol(name: name, form: .partlyFilled(symbol, filled, area))
    }

    private func dashed(_ words: ArraySlice<Substring>, _ dashes: SymbolDashes, _ name: String) -> Symbol? {
        if let symbol = find(words), case .drawn(let parts) = symbol.form {
            return Symbol(name: name, form: .dashed(parts, dashes), room: symbol.room)
        }
        // `plus.circle.dashed` interrupts the circle, not the plus.
        return enclosed(words, name, isFilled: false, dashes)
    }

    // MARK: Enclosures

    /// The symbol that the last one or two words enclose.
    private func enclosed(
        _ words: ArraySlice<Substring>, _ name: String, isFilled: Bool, _ dashes: SymbolDashes? = nil
    ) -> Symbol? {
        for count in [2, 1] where words.count > count {
            let enclosure = words.suffix(count).joined(separator: ".")
            guard Self.enclosures.contains(enclosure), var outer = base(enclosure), let room = outer.room,
                let inner = content(words.dropLast(count))
            else { continue }
            if isFilled { outer = filledForm(of: outer) }
            if let dashes, case .drawn(let parts) = outer.form {
                outer = Symbol(name: "\(enclosure).\(dashes.rawValue)", form: .dashed(parts, dashes))
            }
            let roomy = Symbol(name: outer.name, form: outer.form, room: room)
            return Symbol(name: name, form: .enclosed(inner, in: roomy, isCutOut: isFilled))
        }
        return nil
    }

    /// The symbol to be enclosed, filled if it can be, since lines are too fine at that size.
    private func content(_ words: ArraySlice<Substring>) -> Symbol? {
        if let last = words.last, words.count > 1, Self.enclosures.contains(String(last)) { return nil }
        if words.count == 1, let word = words.first, let row = characters(word) { return row }
        return find(words).map(filledForm)
    }

    /// Numbers of up to three digits, and letters.
    private func characters(_ word: Substring) -> Symbol? {
        let isNumber = word.count <= 3 && word.allSatisfy { $0.isASCII && $0.isNumber }
        guard isNumber || word.count == 1 else { return nil }
        let symbols = word.compactMap { base("letter.\($0)") }
        guard symbols.count == word.count, let first = symbols.first else { return nil }
        return symbols.count == 1 ? first : Symbol(name: "letters.\(word)", form: .row(symbols))
    }

    // MARK: Badges

    private func badged(_ words: ArraySlice<Substring>, _ mark: ArraySlice<Substring>, _ name: String) -> Symbol? {
        var (words, mark) = (words, mark)
        if mark.last == "fill" {
            mark.removeLast()
            words.append("fill")
        }
        let plain = words.last == "fill" ? words.dropLast() : words
        guard let symbol = find(words) ?? find(plain) else { return nil }
        if mark.isEmpty { return Symbol(name: name, form: .badged(symbol, mark: nil)) }
        let markName = mark.joined(separator: ".")
        guard let drawn = base("mark.\(markName)") ?? find(mark) else { return nil }
        return Symbol(name: name, form: .badged(symbol, mark: filledForm(of: drawn)))
    }
}
