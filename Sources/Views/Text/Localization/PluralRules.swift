import Foundation

/// Grammatical number of a counted noun, as translation tables name it.
enum PluralCategory: String, Hashable, Sendable {
    case zero, one, two, few, many, other
}

/// Rules by which languages choose the form of a noun for a number.
///
/// - Source: Unicode CLDR 44, `plurals.xml`, cardinal numbers. Numbers have no fraction, or one that is shown.
enum PluralRules {
    private typealias Rule = @Sendable (_ number: Double, _ isWhole: Bool) -> PluralCategory

    /// The category of `number` in a language.
    ///
    /// - Parameters:
    ///   - number: the number that is shown; its sign does not matter.
    ///   - isWhole: true if it is shown without a fraction.
    ///   - language: identifier such as `de` or `pt-BR`.
    /// - Returns: the category; `other` for languages without a rule here.
    static func category(of number: Double, isWhole: Bool, language: String) -> PluralCategory {
        let code = language.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
        if language.replacing("_", with: "-").lowercased() == "pt-pt" { return romance(abs(number), isWhole) }
        return rules[code].map { $0(abs(number), isWhole) } ?? .other
    }

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        func add(_ languages: String, _ rule: @escaping Rule) {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        add("en de nl sv et fi fy gl ia io ji yi sw ur lij sc scn ast") { $0 == 1 && $1 ? .one : .other }
        add("it ca") { romance($0, $1) }
        add("es") { $0 == 1 ? .one : isMillions($0, $1) ? .many : .other }
        add("fr") { $0 < 2 ? .one : isMillions($0, $1) ? .many : .other }
        add("pt") { $0 < 2 ? .one : isMillions($0, $1) ? .many : .other }
        add("da") { $0 == 1 || !$1 && $0 > 0 && $0 < 2 ? .one : .other }
        add("af az bg el eo eu fo gsw hu ka kk ky lb ml mn mr nb ne nn no or ps rm sd sq ta te tk tr ug uz xh") {
            number, _ in number == 1 ? .one : .other
        }
        add("hy ff kab") { number, _ in number < 2 ? .one : .other }
        add("am as bn fa gu hi kn zu") { number, _ in number <= 1 ? .one : .other }
        add("ak bho guw ln mg pa ti wa") { number, _ in number == 0 || number == 1 ? .one : .other }
        add("tl fil") { number, isWhole in
            isWhole && ![4, 6, 9].contains(number.truncatingRemainder(dividingBy: 10)) ? .one : .other
        }
        add("is mk") { number, isWhole in
            isWhole && tens(number) == 1 && hundreds(number) != 11 ? .one : .other
        }
        add("he iw") { $0 == 1 && $1 || !$1 && $0 < 1 ? .one : $0 == 2 && $1 ? .two : .other }
        add("cs sk") { !$1 ? .many : $0 == 1 ? .one : (2...4).contains($0) ? .few : .other }
        add("pl") { !$1 ? .other : $0 == 1 ? .one : isFew($0) ? .few : .many }
        add("ru uk be") {
            !$1 ? .other : tens($0) == 1 && hundreds($0) != 11 ? .one : isFew($0) ? .few : .many
        }
        add("hr sr bs sh") {
            !$1 ? .other : tens($0) == 1 && hundreds($0) != 11 ? .one : isFew($0) ? .few : .other
        }
        add("sl") {
            !$1
                ? .few
                : hundreds($0) == 1 ? .one : hundreds($0) == 2 ? .two : (3...4).contains(hundreds($0)) ? .few : .other
        }
        add("ro mo") {
            $0 == 1 && $1 ? .one : !$1 || $0 == 0 || (1...19).contains(hundreds($0)) ? .few : .other
        }
        add("lt") {
            !$1
                ? .many
                : tens($0) == 1 && !(11...19).contains(hundreds($0))
                    ? .one
                    : (2...9).contains(tens($0)) && !(11...19).contains(hundreds($0)) ? .few : .other
        }
        add("lv prg") {
            !$1
                ? .other
                : tens($0) == 0 || (11...19).contains(hundreds($0))
                    ? .zero
                    : tens($0) == 1 && hundreds($0) != 11 ? .one : .other
        }
        add("ar ars") {
            !$1
                ? .other
                : $0 == 0
                    ? .zero
                    : $0 == 1
                        ? .one
                        : $0 == 2
                            ? .two
                            : (3...10).contains(hundreds($0)) ? .few : (11...99).contains(hundreds($0)) ? .many : .other
        }
        add("ga") { number, _ in
            number == 1
                ? .one
                : number == 2 ? .two : (3...6).contains(number) ? .few : (7...10).contains(number) ? .many : .other
        }
        add("cy") { number, _ in
            switch number {
            case 0: .zero
            case 1: .one
            case 2: .two
            case 3: .few
            case 6: .many
            default: .other
            }
        }
        add("mt") {
            !$1
                ? .other
                : $0 == 1
                    ? .one
                    : $0 == 2
                        ? .two
                        : $0 == 0 || (3...10).contains(hundreds($0))
                            ? .few
                            : (11...19).contains(hundreds($0)) ? .many : .other
        }
        return rules
    }()

    private static func tens(_ number: Double) -> Double { number.truncatingRemainder(dividingBy: 10) }
    private static func hundreds(_ number: Double) -> Double { number.truncatingRemainder(dividingBy: 100) }

    /// Numbers that end in 2, 3 or 4, but not in 12, 13 or 14.
    private static func isFew(_ number: Double) -> Bool {
        (2...4).contains(tens(number)) && !(12...14).contains(hundreds(number))
    }

    private static func isMillions(_ number: Double, _ isWhole: Bool) -> Bool {
        isWhole && number != 0 && number.truncatingRemainder(dividingBy: 1_000_000) == 0
    }

    private static func romance(_ number: Double, _ isWhole: Bool) -> PluralCategory {
        number == 1 && isWhole ? .one : isMillions(number, isWhole) ? .many : .other
    }
}
