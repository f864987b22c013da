import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph

@_spi(Engine) @testable import Views

/// Translation tables: `.strings` files and catalogues in a bundle's folder (S14.12).
@MainActor struct LocalizationTests {
    private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lilt-tables-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, content) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: file)
        }
        try body(#require(Bundle(path: folder.path)))
    }

    private func string(_ text: Text, _ locale: String) -> String? {
        ViewStage(text.environment(\.locale, Locale(identifier: locale))).layer(ofView: "Text")?.text
    }

    private let tables = [
        "de.lproj/Localizable.strings": """
        /* Names come first. */
        "Hello, %@!" = "Hallo, %@!";
        "%lld cards of %@" = "%2$@ hat %1$lld Karten";
        "**Stop**" = "**Halt**, bitte";
        "100%" = "hundert %";
        """,
        "en.lproj/Localizable.strings": "\"title\" = \"The title\";",
        "de.lproj/Other.strings": "\"Hello, %@!\" = \"Servus, %@!\";",
    ]

    @Test func `a key is looked up in the language of the text's place`() throws {
        try withBundle(tables) { bundle in
            let name = "Ann"
            #expect(string(Text("Hello, \(name)!", bundle: bundle), "de_AT") == "Hallo, Ann!")
            #expect(string(Text("Hello, \(name)!", bundle: bundle), "fr") == "Hello, Ann!")
            #expect(string(Text("Hello, \(name)!", tableName: "Other", bundle: bundle), "de") == "Servus, Ann!")
            #expect(string(Text("100%", bundle: bundle), "de") == "hundert %")
            #expect(string(Text("100%", bundle: bundle, comment: "a share"), "en") == "100%")
        }
    }

    @Test func `a table is read once, until the program's resources are forgotten`() throws {
        try withBundle(tables) { bundle in
            #expect(string(Text("100%", bundle: bundle), "de") == "hundert %")
            let table = "\(bundle.bundlePath)/de.lproj/Localizable.strings"
            try Data("\"100%\" = \"100 Prozent\";".utf8).write(to: URL(filePath: table))
            #expect(string(Text("100%", bundle: bundle), "de") == "hundert %")
            ProgramResources.forget(in: ViewStage(EmptyView()).host)
            #expect(string(Text("100%", bundle: bundle), "de") == "100 Prozent")
        }
    }

    @Test(arguments: ["de.lproj/Localizable.strings", "Localizable.xcstrings"])
    func `a table that cannot be read translates nothing, and is told of once`(path: String) throws {
        try withBundle([path: "{ not a table", "en.lproj/Other.strings": ""]) { bundle in
            let stage = ViewStage(
                VStack {
                    Text("title", bundle: bundle)
                    Text("other", bundle: bundle)
                }.environment(\.locale, Locale(identifier: "de")))
            #expect(stage.layer("title") != nil)
            #expect(stage.problems.count { $0.contains(path) } == 1)
        }
    }

    @Test func `a language without a table gets that of the sources`() throws {
        try withBundle(tables) { bundle in
            #expect(string(Text("title", bundle: bundle), "fr") == "The title")
            #expect(string(Text("title", bundle: bundle), "de") == "The title")
        }
    }

    @Test func `what is interpolated goes where the translation has it, in the locale's form`() throws {
        try withBundle(tables) { bundle in
            let name = "Ann"
            #expect(string(Text("\(1234) cards of \(name)", bundle: bundle), "de") == "Ann hat 1.234 Karten")
            #expect(string(Text("\(1234) cards of \(name)", bundle: bundle), "en_US") == "1,234 cards of Ann")
        }
    }

    @Test func `translations have looks of their own, inside those of the text`() throws {
        try withBundle(tables) { bundle in
            let text = Text("**Stop**", bundle: bundle).font(.title)
            let runs = try ViewStage(text.environment(\.locale, Locale(identifier: "de"))).request().runs
            #expect(runs.map(\.string) == ["Halt", ", bitte"])
            #expect(runs.map(\.font.weight) == [700, 400] && runs.map(\.font.size) == [28, 28])
        }
    }

    @Test func `catalogues are read as well`() throws {
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Score: %lld": {"localizations":
            {"de": {"stringUnit": {"state": "translated", "value": "Punkte: %lld"}}}}, "bare": {}}}
            """
        try withBundle(["Localizable.xcstrings": catalogue]) { bundle in
            #expect(string(Text("Score: \(7)", bundle: bundle), "de") == "Punkte: 7")
            #expect(string(Text("bare", bundle: bundle), "de") == "bare")
        }
    }

    @Test func `attributed strings are looked up alike, with Markdown and what is put into them as attributes`() throws
    {
        try withBundle(tables) { bundle in
            let german = Locale(identifier: "de")
            var name = AttributedString("Ann")
            name.foregroundColor = .red
            let greeting = AttributedString(localized: "Hello, \(name)!", bundle: bundle, locale: german)
            #expect(String(greeting.characters) == "Hallo, Ann!")
            #expect(greeting.runs.map(\.foregroundColor) == [nil, .red, nil])
            let bold = AttributedString(localized: "**bold** and [home](https://example.org)", bundle: bundle)
            #expect(String(bold.characters) == "bold and home")
            #expect(bold.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil, nil])
            #expect(bold.runs.compactMap(\.link?.host) == ["example.org"])
            let other = AttributedString(localized: "other", defaultValue: "n \(2)", bundle: bundle, locale: german)
            #expect(other == AttributedString("n 2"))
            var resource = LocalizedStringResource("100%", bundle: .atURL(bundle.bundleURL))
            resource.locale = german
            #expect(AttributedString(localized: resource) == AttributedString("hundert %"))
        }
    }

    @Test func `strings are looked up alike`() throws {
        try withBundle(tables) { bundle in
            let german = Locale(identifier: "de")
            let name = "*Ann*"
            #expect(String(localized: "Hello, \(name)!", bundle: bundle, locale: german) == "Hallo, *Ann*!")
            #expect(String(localized: "Hello, \(name)!") == "Hello, *Ann*!")
            #expect(String(localized: "title", defaultValue: "none", bundle: bundle, locale: german) == "The title")
            #expect(String(localized: "other", defaultValue: "n \(2)", bundle: bundle, locale: german) == "n 2")
            var resource = LocalizedStringResource("100%", bundle: .atURL(bundle.bundleURL))
            resource.locale = german
            #expect(String(localized: resource) == "hundert %")
            #expect(string(Text(resource), "en") == "hundert %")
        }
    }

    @Test func `broken tables count as missing`() throws {
        let broken = ["de.lproj/Localizable.strings": "\"a\" = ", "Localizable.xcstrings": "{"]
        try withBundle(broken) { #expect(string(Text("a", bundle: $0), "de") == "a") }
    }

    @Test(arguments: [
        ("%@ %@", "A B"), ("%2$@ %1$@", "B A"), ("%1$@%1$@", "AA"), ("%% %", "% %"), ("%3$@.", "."), ("none", "none"),
        ("%1$.2f", "A"), ("%q", "%q"),
    ])
    func `formats have their places for what is interpolated`(format: String, expected: String) throws {
        let (a, b) = ("A", "B")
        try withBundle(["en.lproj/Localizable.strings": "\"%@%@\" = \"\(format)\";"]) { bundle in
            #expect(String(localized: "\(a)\(b)", bundle: bundle, locale: Locale(identifier: "en")) == expected)
        }
    }

    @Test func `keys are written as tables have them`() throws {
        let (name, count) = ("x", 3)
        try withBundle(["en.lproj/Localizable.strings": "\"%@: %lld of %lf at %.1f 100%%\" = \"found %@\";"]) {
            bundle in
            let english = Locale(identifier: "en")
            let value: String.LocalizationValue = "\(name): \(count) of \(2.5) at \(0.5, specifier: "%.1f") 100%"
            #expect(String(localized: value, bundle: bundle, locale: english) == "found x")
        }
    }

    @Test func `the closest language is taken first`() throws {
        let tables = ["pt", "pt-BR", "Base"].map { ("\($0).lproj/Localizable.strings", "\"key\" = \"\($0)\";") }
        try withBundle(Dictionary(uniqueKeysWithValues: tables)) { bundle in
            func found(_ locale: String) -> String {
                String(localized: "key", bundle: bundle, locale: Locale(identifier: locale))
            }
            #expect(found("pt_BR") == "pt-BR" && found("pt_PT") == "pt" && found("pt") == "pt" && found("de") == "Base")
        }
    }

    // MARK: Plurals

    private func plural(_ count: Int, _ bundle: Bundle, _ locale: String) -> String {
        String(localized: "\(count) pegs", bundle: bundle, locale: Locale(identifier: locale))
    }

    @Test func `catalogues choose the form for a number`() throws {
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld pegs": {"localizations": {
            "en": {"variations": {"plural": {"zero": {"stringUnit": {"state": "translated", "value": "no pegs"}},
            "one": {"stringUnit": {"state": "translated", "value": "%lld peg"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld pegs"}}}}},
            "pl": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld kołek"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld kołki"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld kołków"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld kołka"}}}}},
            "de": {"variations": {"device": {"mac": {"stringUnit": {"state": "translated", "value": "Stifte"}},
            "other": {"stringUnit": {"state": "translated", "value": "Andere"}}}}}}}}}
            """
        try withBundle(["Localizable.xcstrings": catalogue]) { bundle in
            #expect([0, 1, 2].map { plural($0, bundle, "en") } == ["no pegs", "1 peg", "2 pegs"])
            #expect(
                [1, 3, 5, 12, 22].map { plural($0, bundle, "pl") }
                    == ["1 kołek", "3 kołki", "5 kołków", "12 kołków", "22 kołki"])
            #expect(plural(3, bundle, "de") == "Stifte")
            let count = 1
            #expect(string(Text("\(count) pegs", bundle: bundle), "en") == "1 peg")
        }
    }

    @Test func `catalogues vary parts of a text by several numbers`() throws {
        let catalogue = """
            {"sourceLanguage": "en", "strings": {"%lld pegs in %lld rows": {"localizations": {"en": {
            "stringUnit": {"value": "%#@pegs@ in %#@rows@"}, "substitutions": {
            "pegs": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg peg"}}, "other": {"stringUnit": {"value": "%arg pegs"}}}}},
            "rows": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "a row"}}, "other": {"stringUnit": {"value": "%arg rows"}}}}}}}}}}}
            """
        try withBundle(["Localizable.xcstrings": catalogue]) { bundle in
            func found(_ a: Int, _ b: Int) -> String {
                String(localized: "\(a) pegs in \(b) rows", bundle: bundle, locale: Locale(identifier: "en"))
            }
            #expect(found(1, 2) == "1 peg in 2 rows" && found(4, 1) == "4 pegs in a row")
        }
    }

    @Test func `dictionaries of strings choose the form for a number`() throws {
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld pegs</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@pegs@!</string><key>pegs</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>ein Stift</string><key>other</key><string>%lld Stifte</string></dict></dict></dict></plist>
            """
        try withBundle([
            "de.lproj/Localizable.stringsdict": dictionary, "de.lproj/Localizable.strings": "\"ok\" = \"gut\";",
        ]) { bundle in
            #expect([0, 1, 1234].map { plural($0, bundle, "de") } == ["0 Stifte!", "ein Stift!", "1.234 Stifte!"])
            #expect(string(Text("ok", bundle: bundle), "de") == "gut")
        }
    }

    @Test(arguments: [
        ("en", [1: "one", 0: "other", 2: "other"]), ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
        ("ja", [0: "other", 1: "other"]), ("cs", [1: "one", 3: "few", 5: "other"]),
        ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 112: "many"]),
        ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
        ("pl", [1: "one", 2: "few", 5: "many", 21: "many", 22: "few"]), ("pt_PT", [0: "other", 1: "one"]),
        ("lt", [1: "one", 2: "few", 11: "other", 21: "one"]), ("xx", [1: "other"]),
    ])
    func `languages have their own rules`(language: String, categories: [Int: String]) {
        for (number, category) in categories {
            let found = PluralRules.category(of: Double(number), isWhole: true, language: language)
            #expect(found.rawValue == category, "\(number) in \(language)")
        }
    }

    @Test(arguments: [
        ("ar.lproj/Localizable.strings", "ar_EG", LayoutDirection.rightToLeft),
        ("ar.lproj/Main.strings", "ar", .rightToLeft), ("ar.lproj/Localizable.strings", "he_IL", .leftToRight),
        ("ar.lproj/Localizable.strings", "en_US", .leftToRight), ("de.lproj/Localizable.strings", "de", .leftToRight),
        ("Localizable.xcstrings", "fa_IR", .rightToLeft), ("Localizable.xcstrings", "ar", .leftToRight),
    ])
    func `a program is laid out as its language is written, if it speaks the locale's`(
        file: String, locale: String, direction: LayoutDirection
    ) throws {
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations": {
                "fa": {"stringUnit": {"state": "translated", "value": "سلام"}}}}}}
            """
        let content = file.hasSuffix("xcstrings") ? catalogue : "\"Hello\" = \"…\";"
        try withBundle([file: content]) { bundle in
            #expect(LayoutDirection.of(StringTables.of(bundle), in: Locale(identifier: locale)) == direction)
        }
        #expect(LayoutDirection.of(nil, in: Locale(identifier: locale)) == .leftToRight)
    }
}
