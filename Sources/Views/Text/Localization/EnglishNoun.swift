import Foundation

/// Singular and plural of English words.
///
/// - Source: Quirk et al., *A Comprehensive Grammar of the English Language*, chapter 5: the regular plural, changes of
///   spelling, and common irregular nouns.
enum EnglishNoun {
    /// Singular and plural of irregular nouns, and of verbs and pronouns that agree with nouns.
    private static let irregular: [(String, String)] = [
        ("person", "people"), ("man", "men"), ("woman", "women"), ("child", "children"), ("foot", "feet"),
        ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("louse", "lice"), ("ox", "oxen"), ("die", "dice"),
        ("wolf", "wolves"), ("knife", "knives"), ("leaf", "leaves"), ("life", "lives"), ("shelf", "shelves"),
        ("half", "halves"), ("loaf", "loaves"), ("thief", "thieves"), ("calf", "calves"), ("wife", "wives"),
        ("elf", "elves"), ("self", "selves"), ("scarf", "scarves"), ("hoof", "hooves"), ("quiz", "quizzes"),
        ("bus", "buses"), ("gas", "gases"), ("lens", "lenses"), ("status", "statuses"), ("virus", "viruses"),
        ("bonus", "bonuses"), ("campus", "campuses"), ("alias", "aliases"), ("atlas", "atlases"),
        ("canvas", "canvases"),
        ("iris", "irises"), ("focus", "focuses"), ("octopus", "octopuses"), ("cactus", "cacti"), ("bias", "biases"),
        ("analysis", "analyses"), ("axis", "axes"), ("basis", "bases"), ("crisis", "crises"), ("thesis", "theses"),
        ("hypothesis", "hypotheses"), ("criterion", "criteria"), ("phenomenon", "phenomena"), ("matrix", "matrices"),
        ("vertex", "vertices"), ("index", "indices"), ("hero", "heroes"), ("potato", "potatoes"),
        ("tomato", "tomatoes"), ("echo", "echoes"), ("veto", "vetoes"), ("torpedo", "torpedoes"),
        ("domino", "dominoes"),
        ("stomach", "stomachs"), ("monarch", "monarchs"), ("epoch", "epochs"), ("movie", "movies"),
        ("cookie", "cookies"),
        ("tie", "ties"), ("pie", "pies"), ("lie", "lies"), ("zombie", "zombies"), ("genie", "genies"),
        ("calorie", "calories"), ("selfie", "selfies"), ("brownie", "brownies"), ("cache", "caches"), ("axe", "axes"),
        ("ache", "aches"), ("niche", "niches"), ("is", "are"), ("was", "were"), ("has", "have"), ("does", "do"),
        ("isn't", "aren't"), ("wasn't", "weren't"), ("hasn't", "haven't"), ("doesn't", "don't"), ("this", "these"),
        ("that", "those"), ("it", "they"), ("its", "their"), ("needs", "need"),
    ]
    private static let plurals = Dictionary(irregular, uniquingKeysWith: { first, _ in first })
    private static let singulars = Dictionary(irregular.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

    /// Words with one form for both numbers.
    private static let unchanging: Set<String> = [
        "sheep", "fish", "deer", "moose", "series", "species", "aircraft", "spacecraft", "news", "information", "money",
        "music", "rice", "equipment", "furniture", "luggage", "advice", "homework", "feedback", "software", "data",
        "media", "gold", "hertz", "yen", "pending", "of",
    ]

    /// The plural of a word in either number, with the same capitals.
    static func plural(of word: String) -> String {
        change(word) { word in
            if unchanging.contains(word) || singulars[word] != nil && plurals[word] == nil { return word }
            if let plural = plurals[word] { return plural }
            let singular = lowercasedSingular(of: word)
            if let plural = plurals[singular] { return plural }
            if singular.hasSuffix("y"), let before = singular.dropLast().last, !"aeiou".contains(before) {
                return singular.dropLast() + "ies"
            }
            let hisses = ["s", "x", "z", "ch", "sh"].contains { singular.hasSuffix($0) }
            return singular + (hisses ? "es" : "s")
        }
    }

    /// The singular of a word in either number, with the same capitals.
    static func singular(of word: String) -> String { change(word, lowercasedSingular) }

    private static func lowercasedSingular(of word: String) -> String {
        if unchanging.contains(word) || plurals[word] != nil { return word }
        if let singular = singulars[word] { return singular }
        if word.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if ["sses", "shes", "ches", "xes", "zzes"].contains(where: { word.hasSuffix($0) }) {
            return String(word.dropLast(2))
        }
        if ["ss", "us", "is"].contains(where: { word.hasSuffix($0) }) || word.count < 3 { return word }
        return word.hasSuffix("s") ? String(word.dropLast()) : word
    }

    /// Changes the lower-case form of a word, and gives the result the word's capitals.
    private static func change(_ word: String, _ change: (String) -> String) -> String {
        let lower = word.lowercased()
        let changed = change(lower)
        if word == lower { return changed }
        if word.count > 1, word == word.uppercased() { return changed.uppercased() }
        return word.first?.isUppercase == true ? changed.prefix(1).uppercased() + changed.dropFirst() : changed
    }
}
