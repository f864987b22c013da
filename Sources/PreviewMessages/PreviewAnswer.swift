/// Message from the program that shows previews to `lilt preview`: one line on its standard output, among those that the
/// previews print.
package enum PreviewAnswer: Hashable, Sendable {
    /// The previews of the library of this number are on screen.
    case shown(Int)
    /// A library cannot be loaded, or has no previews.
    case failed(String)
    /// Errors are shown over the last picture.
    case problemsShown
    /// A command of a script has been performed.
    case done

    private static let mark = "lilt-preview: "

    /// The message as one line, without its end.
    package var line: String {
        let text =
            switch self {
            case .shown(let number): "shown \(number)"
            case .failed(let reason): "failed \(reason.split(whereSeparator: \.isNewline).joined(separator: " "))"
            case .problemsShown: "problems"
            case .done: "done"
            }
        return Self.mark + text
    }

    /// Reads a line; nil if it is none of these messages.
    package init?(line: String) {
        guard line.hasPrefix(Self.mark) else { return nil }
        let text = line.dropFirst(Self.mark.count)
        if text.hasPrefix("shown "), let number = Int(text.dropFirst(6)) {
            self = .shown(number)
        } else if text.hasPrefix("failed ") {
            self = .failed(String(text.dropFirst(7)))
        } else if text == "problems" {
            self = .problemsShown
        } else if text == "done" {
            self = .done
        } else {
            return nil
        }
    }
}
