import Foundation

/// A translation in a table: a format, parts of which may vary with numbers.
struct TableEntry: Hashable, Sendable {
    /// Part of a format that varies with a number. The format refers to it by name, `%#@name@`.
    struct Variable: Hashable, Sendable {
        /// Position of the number among the interpolated values, from 1; nil takes the next one.
        let argument: Int?
        let forms: [PluralCategory: String]
        /// True if the forms are whole formats, in which each `%…` stands for its own value; false if a `%…` without a
        /// position stands for the number.
        let areWhole: Bool
    }

    /// An interpolated number.
    struct Number: Hashable, Sendable {
        let value: Double
        /// True if it is shown without a fraction.
        let isWhole: Bool
    }

    let format: String
    var variables: [String: Variable] = [:]

    /// Deepest nesting of variables in forms of others.
    private static let deepest = 8

    /// The format for these values, without variables.
    ///
    /// - Parameters:
    ///   - numbers: the interpolated values in order; nil for those that are no numbers.
    ///   - language: language of the table, whose rules choose the forms.
    /// - Returns: a format in which values have their positions, where they are not in order.
    func format(for numbers: [Number?], language: String) -> String {
        guard !variables.isEmpty else { return format }
        var result = format
        for _ in 0..<Self.deepest {
            let expanded = expand(result, numbers, language)
            if expanded == result { break }
            result = expanded
        }
        return result
    }

    private func expand(_ format: String, _ numbers: [Number?], _ language: String) -> String {
        var next = 1
        return format.replacing(Self.reference) { match in
            guard let variable = variables[String(match.output.2)] else { return "" }
            let first = numbers.firstIndex { $0 != nil }.map { $0 + 1 }
            let argument =
                match.output.1.flatMap { Int($0) } ?? variable.argument ?? (variable.areWhole ? first : nil) ?? next
            next = argument + 1
            let number = numbers.indices.contains(argument - 1) ? numbers[argument - 1] : nil
            let form = variable.form(for: number, language: language)
            return variable.areWhole ? form : form.replacing(Self.unpositioned) { "%\(argument)$\($0.output.1)" }
        }
    }

    /// A reference to a variable; the captures are its position, if given, and the name.
    private static var reference: Regex<(Substring, Substring?, Substring)> { /%(?:(\d+)\$)?#@([^@]*)@/ }

    /// A specifier without a position, or `%arg`; the capture is what follows the percent sign.
    private static var unpositioned: Regex<(Substring, Substring)> {
        /%(arg|[-+ 0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfFeEgGcCsSaAp])/
    }
}

extension TableEntry.Variable {
    /// The form for a number; the most general one if there is none.
    fileprivate func form(for number: TableEntry.Number?, language: String) -> String {
        guard let number else { return forms[.other] ?? "" }
        // Tables may have a form for 0 in languages without such a category.
        if number.value == 0, let form = forms[.zero] { return form }
        let category = PluralRules.category(of: number.value, isWhole: number.isWhole, language: language)
        return forms[category] ?? forms[.other] ?? forms[.many] ?? forms[.one] ?? ""
    }
}
