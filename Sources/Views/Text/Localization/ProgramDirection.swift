package import Foundation
package import Geometry

extension LayoutDirection {
    /// Direction of a program's layout in `locale`: right to left if the locale's language is written so and the program has
    /// translations into it. Apple's programs without translations keep the direction of their own language, too.
    package static func ofProgram(in locale: Locale) -> LayoutDirection { of(StringTables.of(nil), in: locale) }

    /// Direction of the layout of a program with `tables`, nil for none.
    static func of(_ tables: StringTables?, in locale: Locale) -> LayoutDirection {
        // Most programs have no translations, and are not held up by a question about languages.
        guard let tables, locale.language.characterDirection == .rightToLeft, tables.speak(locale) else {
            return .leftToRight
        }
        return .rightToLeft
    }
}
