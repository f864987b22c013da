import SwiftUI

/// Plots of all built-in animations, and of animations that are retargeted while running.
struct CurvesPage: GalleryPage {
    static let name = "curves"
    static let title = "Curves and springs"
    static let summary = "Value and velocity of every animation, and of retargets"
    static let symbol = "slider.horizontal.3"

    @State private var family = CurveFamily.curves
    /// Id of the specimen shown large.
    @State private var chosen: String?
    @Environment(\.isCompact) private var isCompact

    private var specimen: CurveSpecimen? { family.specimens.first { $0.id == chosen } }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            if !isCompact {
                HStack(spacing: 8) {
                    ForEach(CurveFamily.allCases) { family in
                        Button(family.rawValue) { show(family, nil) }
                            .buttonStyle(ChipButtonStyle(isChosen: family == self.family))
                    }
                }
            }
            if let specimen {
                CurveDetail(specimen: specimen, recording: CurveRecordings.of(specimen))
                    .id(specimen.id)
            } else {
                CurveGrid(specimens: family.specimens) { show(family, $0) }
                    .id(family)
            }
        }
        .background { arrowKeys }
    }

    /// Invisible buttons for the arrow keys.
    private var arrowKeys: some View {
        HStack {
            Button("Previous") { step(by: -1) }.keyboardShortcut(.leftArrow, modifiers: [])
            Button("Next") { step(by: 1) }.keyboardShortcut(.rightArrow, modifiers: [])
        }
        .opacity(0)
        .allowsHitTesting(false)
    }

    private func show(_ family: CurveFamily, _ specimen: String?) {
        self.family = family
        chosen = specimen
    }

    /// Shows the specimen `count` places after the current one, across families and wrapping around.
    private func step(by count: Int) {
        let all = CurveFamily.allCases.flatMap { family in family.specimens.map { (family, $0.id) } }
        guard let index = all.firstIndex(where: { $0.1 == chosen }) else { return }
        let next = all[(index + count + all.count) % all.count]
        show(next.0, next.1)
    }
}
