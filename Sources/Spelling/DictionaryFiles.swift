import Foundation

/// Dictionaries that are installed on the machine, in pairs of files such as `en_US.dic` and `en_US.aff`.
struct DictionaryFiles: Sendable {
    /// The dictionaries of this machine.
    static let installed = DictionaryFiles(
        folders: (ProcessInfo.processInfo.environment["DICPATH"]?.split(separator: ":").map(String.init) ?? [])
            + ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"])

    /// Folders with pairs of files, in the order in which they are searched.
    let folders: [String]

    /// Languages of the dictionaries, such as `en_US`, in alphabetical order.
    var languages: [String] { Set(folders.flatMap(languages)).sorted() }

    private func languages(in folder: String) -> [String] {
        let files: [String]
        do {
            files = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            // A folder that is not there has no languages.
            return []
        }
        return files.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph_") }.map { String($0.dropLast(4)) }
    }

    /// Language of the dictionary for `language`: of that region, else of another region.
    func match(for language: String) -> String? {
        let languages = languages
        let wanted = language.replacing("-", with: "_")
        if languages.contains(wanted) { return wanted }
        let spoken = wanted.prefix { $0 != "_" }
        let regions = languages.filter { $0 == spoken || $0.hasPrefix("\(spoken)_") }
        // Where a program names no region, that of the language's first home is meant: en_US before en_AU, de_DE before de_AT.
        let home = spoken == "en" ? "en_US" : "\(spoken)_\(spoken.uppercased())"
        return regions.contains(home) ? home : regions.first
    }

    /// The dictionary for `language`.
    ///
    /// - Throws: an ``Absence`` that says what is missing.
    func dictionary(for language: String) throws(Absence) -> HunspellDictionary {
        let library = try HunspellLibrary.shared.get()
        guard let match = match(for: language) else {
            throw Absence(reason: "there is no dictionary of \(language); Debian's are hunspell-en-us and others")
        }
        for folder in folders where FileManager.default.fileExists(atPath: "\(folder)/\(match).dic") {
            if let dictionary = HunspellDictionary(at: "\(folder)/\(match)", by: library) { return dictionary }
        }
        throw Absence(reason: "the words of \(match) are in an encoding that is not known")
    }
}

/// Reason for which words cannot be checked.
struct Absence: Error {
    let reason: String
}
