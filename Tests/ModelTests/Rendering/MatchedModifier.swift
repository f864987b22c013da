import SwiftUI

/// `matchedGeometryEffect` in the program's namespace.
struct MatchedModifier: ViewModifier {
    let id: String
    let terms: MatchedTerms
    @Environment(\.matchedSpace) private var space

    func body(content: Content) -> some View {
        content.matchedGeometryEffect(
            id: id, in: space, properties: properties,
            anchor: UnitPoint(x: terms.anchor.unit.x, y: terms.anchor.unit.y),
            isSource: terms.isSource)
    }

    private var properties: MatchedGeometryProperties {
        switch terms.properties {
        case .position: .position
        case .size: .size
        case .frame: .frame
        }
    }
}

extension EnvironmentValues {
    /// Namespace of the program's root, shared by all its matched views.
    @Entry var matchedSpace = Namespace().wrappedValue
}
