import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// What of the environment a text being edited looks like.
struct TextInputLook: Equatable {
    /// With one run, whose characters do not count.
    var request: TextRequest
    var style: _ResolvedStyle
    var caret: ResolvedColor
    var selection: ResolvedColor
    /// How much of the room beside a line lies to its left: 0…1.
    var alignment: CGFloat
    var lineLimit: Int?
    var reservedLines: Int
    var isEnabled: Bool
    /// Whether the window has the keyboard.
    var isActive: Bool
    var blinks: Bool
    var pixel: CGFloat

    init(_ environment: EnvironmentValues) {
        var plain = environment
        // What is edited is seen as it is, all of it.
        plain.fontTraits.textCase = .some(nil)
        plain.minimumScaleFactor = 1
        style = ForegroundStyle()._resolve(in: environment)
        request = Text(verbatim: " ").request(in: plain, paint: style.layerPaint, at: Date(timeIntervalSince1970: 0))
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

    /// Whether the same characters are set alike, so that measures hold.
    func setsLike(_ other: TextInputLook) -> Bool {
        request == other.request && lineLimit == other.lineLimit && reservedLines == other.reservedLines
    }
}
