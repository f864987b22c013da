/// Words by which a symbol is read out.
enum SymbolWords {
    /// Parts of names that say how a symbol is drawn, and nothing about what it shows.
    private static let looks: Set<Substring> = ["fill", "circle", "square", "rectangle", "capsule", "diamond", "rtl"]

    /// Words for the symbol `name`: its parts, without those that say how it is drawn, unless there is nothing else.
    static func words(of name: String) -> String {
        let parts = name.split(separator: ".")
        let telling = parts.enumerated().filter { $0.offset == 0 || !looks.contains($0.element) }.map(\.element)
        return telling.joined(separator: " ")
    }
}
