import Foundation

extension ScriptParser {
    /// Makes the command of a step from its index in a series, from 0.
    typealias Form = (Int) -> ScriptCommand

    private static let commands = [
        "tap", "press", "move", "release", "drag", "scroll", "pinch", "key", "type", "resize", "scale", "close",
        "capture", "filmstrip", "layers", "graph", "accessibility", "audit", "quit",
    ]

    /// Parses the command and its arguments.
    ///
    /// - Parameters:
    ///   - words: remaining words of the line.
    ///   - isRepeated: true if the line begins with `from`; a written file then needs a number in its name.
    /// - Returns: The command as a function of the step's index.
    /// - Throws: ``ScriptProblem`` if the command is unknown or an argument is missing or invalid.
    func parseCommand(_ words: inout ScriptWordReader, isRepeated: Bool) throws(ScriptProblem) -> Form {
        let name = try words.word("the command", accepted: Self.list)
        let command: ScriptCommand
        switch name {
        case "tap": command = .tap(try words.point("the point"))
        case "press": command = .press(try words.point("the point"))
        case "move": command = .move(try words.point("the point"))
        case "release": command = .release(try words.point("the point"))
        case "drag":
            let (from, to) = (try words.point("the first point"), try words.point("the second point"))
            command = .drag(from: from, to: to, duration: try parseDuration(&words))
        case "scroll":
            let point = try words.point("the point")
            let (dx, dy) = (try words.number("the distance to the right"), try words.number("the distance down"))
            command = .scroll(point, by: CGSize(width: dx, height: dy))
        case "pinch":
            let point = try words.point("the point")
            let first = try words.number("the first factor", in: 0.01...100)
            let last = try words.number("the second factor", in: 0.01...100)
            command = .pinch(point, from: first, to: last, duration: try parseDuration(&words))
        case "key":
            let key = try words.word("the key", accepted: KeyStroke.accepted)
            guard let stroke = KeyStroke(key) else {
                throw ScriptProblem("\(shownInMessage(key)) is no key; accepted is \(KeyStroke.accepted)")
            }
            command = .key(stroke)
        case "type": command = .type(try words.string("the text", example: "type \"hello\""))
        case "resize": command = .resize(try parseSize(&words))
        case "scale": command = .scale(try words.number("the scale", in: 0.25...8))
        case "close": command = .close
        case "quit": command = .quit
        case "capture": return try parseFile(&words, [".png"], isRepeated) { .capture(file: $0) }
        case "layers": return try parseFile(&words, [".json"], isRepeated) { .layers(file: $0) }
        case "graph": return try parseFile(&words, [".dot"], isRepeated) { .graph(file: $0) }
        case "accessibility": return try parseFile(&words, [".json", ".txt"], isRepeated) { .accessibility(file: $0) }
        case "audit": return try parseFile(&words, [".txt"], isRepeated) { .audit(file: $0) }
        case "filmstrip": return try parseFilmstrip(&words, isRepeated)
        default: throw ScriptProblem("\(shownInMessage(name)) is no command; accepted is \(Self.list)")
        }
        return { _ in command }
    }

    private static var list: String {
        commands.dropLast().joined(separator: ", ") + " or " + (commands.last ?? "")
    }

    /// Parses `over SECONDS`.
    ///
    /// - Throws: ``ScriptProblem`` if the next word is not `over`, or no time follows it.
    private func parseDuration(_ words: inout ScriptWordReader) throws(ScriptProblem) -> ScriptTime {
        try words.expect("over")
        return try words.time("the time after “over”")
    }

    /// Parses a size such as `900x600`.
    ///
    /// - Throws: ``ScriptProblem`` if the next word is missing or no size.
    private func parseSize(_ words: inout ScriptWordReader) throws(ScriptProblem) -> CGSize {
        let text = try words.word("the size", accepted: WindowSize.accepted)
        guard let size = WindowSize.parse(text) else {
            throw ScriptProblem("\(shownInMessage(text)) is no size; accepted is \(WindowSize.accepted)")
        }
        return size
    }

    /// Parses the name of a file that `command` writes.
    ///
    /// - Throws: ``ScriptProblem`` if the name is invalid, or has no number in a series.
    private func parseFile(
        _ words: inout ScriptWordReader, _ endings: [String], _ isRepeated: Bool,
        _ command: @escaping (String) -> ScriptCommand
    ) throws(ScriptProblem) -> Form {
        let name = try parseName(&words, endings)
        guard name.hasNumber || !isRepeated else {
            throw ScriptProblem(
                "each step would write the same file; give the name a number, as deal-%03d\(endings[0])")
        }
        return { command(name.file(number: $0)) }
    }

    /// Parses the name of a filmstrip.
    ///
    /// - Throws: ``ScriptProblem`` outside of a series, or if the name is invalid or has a number.
    private func parseFilmstrip(_ words: inout ScriptWordReader, _ isRepeated: Bool) throws(ScriptProblem) -> Form {
        let name = try parseName(&words, [".png"])
        guard isRepeated else {
            throw ScriptProblem("a filmstrip needs “from SECONDS to SECONDS every SECONDS”; one frame is a capture")
        }
        guard !name.hasNumber else { throw ScriptProblem("a filmstrip is one file; its name has no %d") }
        let command = ScriptCommand.filmstrip(file: name.file(number: 0))
        return { _ in command }
    }

    /// Parses a file name with one of the given endings.
    ///
    /// - Throws: ``ScriptProblem`` if the name is missing or invalid.
    private func parseName(_ words: inout ScriptWordReader, _ endings: [String]) throws(ScriptProblem) -> OutputName {
        let text = try words.word("the file name", accepted: "a name such as deal\(endings[0])")
        do throws(OutputNameProblem) {
            return try OutputName(text, endings: endings)
        } catch {
            throw ScriptProblem("\(shownInMessage(text)): \(error.text)")
        }
    }
}
