/// Why a stage could not do what a test asked of it.
public enum StageError: Error, Equatable, CustomStringConvertible {
    /// No view has this accessibility label or text; `there` is what there was, in drawing order.
    case noSuchView(String, time: Double, there: [String])
    /// Not the name of a key, alone or after the names of modifier keys.
    case noSuchKey(String, accepted: String)
    /// So many seconds were not enough; `moving` says what still does.
    case notSettled(after: Double, moving: [String])

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
