/// Error of reading a symbol's template.
package enum SymbolTemplateFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is no XML, or ends before its elements do.
    case malformed
    /// No group is named for a weight and a scale.
    case noDrawing
    /// The lines for text beside a drawing are missing or out of order.
    case noGuides(drawing: String)
    /// The left and the right edge of a drawing are missing or out of order.
    case noMargins(drawing: String)

    package var description: String {
        switch self {
        case .malformed: "it is no XML, or not all of it"
        case .noDrawing: "it has no group of a symbol, such as Regular-M"
        case .noGuides(let name):
            "it has no lines Baseline-\(name.suffix(1)) and, above, Capline-\(name.suffix(1)) for its group \(name)"
        case .noMargins(let name): "it has no lines left-margin-\(name) and, to the right, right-margin-\(name)"
        }
    }
}
