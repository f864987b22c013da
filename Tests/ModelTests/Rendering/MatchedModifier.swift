import SwiftUI

/// `matchedGeometryEffect` in the program's name space.
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
    /// The name space of the program's root, in which all its matched views are.
    @Entry var matchedSpace = Namespace().wrappedValue
}
