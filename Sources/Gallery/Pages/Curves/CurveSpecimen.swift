import SwiftUI

/// An animation, or a sequence of them on one value, as plotted on the page `curves`.
struct CurveSpecimen: Identifiable, Sendable {
    /// Change of the model value to `target` at `time`, in seconds. The value begins at 0; 1 is the whole distance.
    struct Change: Sendable {
        let time: Double
        let target: Double
        /// Animation of the change; nil jumps.
        let animation: Animation?
    }

    /// Name of its picture: lower-case letters and hyphens.
    let id: String
    let title: String
    /// Swift expression of the animation, in one or two lines.
    let code: String
    /// Purpose, in a sentence.
    let purpose: String
    /// Formula and rule that define its shape.
    let source: String
    let changes: [Change]

    /// A specimen with one change from 0 to 1.
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

/// Group of specimens shown together.
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
