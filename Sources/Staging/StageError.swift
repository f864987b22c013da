/// Reason why a stage could not do what a test asked for.
public enum StageError: Error, Equatable, CustomStringConvertible {
    /// No view has this accessibility label or text at `time`; `there` lists those there are, in drawing order.
    case noSuchView(String, time: Double, there: [String])
    /// Not the name of a key, alone or after names of modifier keys.
    case noSuchKey(String, accepted: String)
    /// Not at rest after so many seconds; `moving` describes what still moves.
    case notSettled(after: Double, moving: [String])

    /// Message for the reader of the test's output.
    public var description: String {
        switch self {
        case .noSuchView(let name, let time, let there):
            let names = there.map { "“\($0)”" }.joined(separator: ", ")
            return "At \(time) s no view has the label or text “\(name)”; "
                + (there.isEmpty ? "there is none at all." : "there are \(names).")
        case .noSuchKey(let key, let accepted): return "“\(key)” is no key; accepted: \(accepted)."
        case .notSettled(let seconds, let moving):
            let what = moving.isEmpty ? "a view asks for every frame" : moving.joined(separator: "; ")
            return "Not at rest after \(seconds) s: \(what)."
        }
    }
}
