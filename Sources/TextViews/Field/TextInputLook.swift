import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Environment values that style editable text.
struct TextInputLook: Equatable {
    /// Template with one run, whose characters are replaced.
    var request: TextRequest
    /// Looks of parts of the text; nil for one look.
    var runs: TextRuns?
    var style: _ResolvedStyle
    var caret: ResolvedColor
    var selection: ResolvedColor
    /// Fraction of the free width that is to the left of a line: 0…1.
    var alignment: CGFloat
    var lineLimit: Int?
    var reservedLines: Int
    var isEnabled: Bool
    /// True if the window is active (has the keyboard).
    var isActive: Bool
    var blinks: Bool
    var pixel: CGFloat

    /// The look in `environment`, of a text whose parts look like those of `styled`.
    init(_ environment: EnvironmentValues, styled: Text? = nil) {
        var plain = environment
        // Editable text is shown as it is: no change of letter case, no shrinking.
        plain.fontTraits.textCase = .some(nil)
        plain.minimumScaleFactor = 1
        style = ForegroundStyle()._resolve(in: environment)
        request = Text(verbatim: " ").request(in: plain, at: Date(timeIntervalSince1970: 0))
        runs = styled.map { TextRuns($0.request(in: plain, at: Date(timeIntervalSince1970: 0)).runs) }
        lineLimit = environment.lineLimit
        reservedLines = environment.reservedLines
        request.lineLimit = nil
        request.reservedLines = 1
        isEnabled = environment.isEnabled
        isActive = environment.scenePhase == .active
        blinks = !environment.accessibilityReduceMotion
        pixel = environment.pixelLength
        let accent = Color.accentColor.resolve(in: environment)
        caret = accent
        let isDark = environment.colorScheme == .dark
        selection =
            isActive
            ? accent.multiplyingOpacity(by: isDark ? 0.5 : 0.28)
            : Color.primary.opacity(isDark ? 0.22 : 0.14).resolve(in: environment)
        let isReversed = environment.layoutDirection == .rightToLeft
        switch environment.multilineTextAlignment {
        case .leading: alignment = isReversed ? 1 : 0
        case .center: alignment = 0.5
        case .trailing: alignment = isReversed ? 0 : 1
        }
    }

    /// True if layouts under both looks are equal, so that measured sizes stay valid.
    func setsLike(_ other: TextInputLook) -> Bool {
        request == other.request && runs == other.runs && lineLimit == other.lineLimit
            && reservedLines == other.reservedLines
    }
}
