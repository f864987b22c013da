import SwiftUI

/// An animation, or a sequence of them on one value, as the page `curves` plots it.
struct CurveSpecimen: Identifiable, Sendable {
    /// The model goes to `target` at `time`. The value begins at 0; a whole way is 1.
    struct Change: Sendable {
        let time: Double
        let target: Double
        /// Nil jumps.
        let animation: Animation?
    }

    /// As the picture is called: small letters and hyphens.
    let id: String
    let title: String
    /// The Swift that makes it, in one line or two.
    let code: String
    /// What it is for, in a sentence.
    let purpose: String
    /// Where its shape comes from: the formula and the rule.
    let source: String
    let changes: [Change]

    /// One way from 0 to 1.
    init(
        _ id: String, _ title: String, _ code: String, _ animation: Animation, _ purpose: String, source: String
    ) {
        self.init(id, title, code, [Change(time: 0, target: 1, animation: animation)], purpose, source: source)
    }

    init(
        _ id: String, _ title: String, _ code: String, _ changes: [Change], _ purpose: String, source: String
    ) {
        self.id = id
        self.title = title
        self.code = code
        self.purpose = purpose
        self.source = source
        self.changes = changes
    }
}

/// Specimens that are shown together.
enum CurveFamily: String, CaseIterable, Identifiable {
    case curves = "Curves"
    case springs = "Springs"
    case modified = "Modifiers"
    case retargets = "Retargets"

    var id: String { rawValue }

    var specimens: [CurveSpecimen] {
        switch self {
        case .curves: CurveSpecimen.curves
        case .springs: CurveSpecimen.springs
        case .modified: CurveSpecimen.modified
        case .retargets: CurveSpecimen.retargets
        }
    }
}
