import AccessibilityTree
import LayerTree
import Views

extension TextRequest {
    /// Looks of the characters of ``TextRequest/readableString``.
    ///
    /// - Parameter fill: paint of the letters of runs without one.
    /// - Returns: the looks; none if the string has other characters than the runs.
    func accessibilityRuns(fill: LayerPaint) -> [AccessibilityTextRun] {
        let shown = runs.filter { !$0.isPicture }
        let count = shown.reduce(0) { $0 + $1.string.unicodeScalars.count }
        guard readableString.unicodeScalars.count == count else { return [] }
        return shown.map { AccessibilityTextRun($0, fill: fill) }
    }
}

extension AccessibilityTextRun {
    /// The look of `run`, whose letters have the paint `fill` if it says none.
    init(_ run: TextRun, fill: LayerPaint) {
        self.init(count: run.string.unicodeScalars.count)
        family = run.font.family ?? ""
        size = run.font.size
        weight = run.font.weight
        isItalic = run.font.isItalic
        underline = run.underline.map { $0.form == .double ? .double : .single }
        isStruckThrough = run.strikethrough != nil
        rise = run.baselineOffset
        foreground = (run.paint ?? fill).plainColor.map(Color.init)
        background = run.background.map(Color.init)
    }
}

extension AccessibilityTextRun.Color {
    fileprivate init(_ color: ResolvedColor) {
        self.init(
            red: Self.component(color.red), green: Self.component(color.green), blue: Self.component(color.blue))
    }

    /// A component, 0…1 as far as it is seen, in 16 bits. No number is 0.
    private static func component(_ value: Float) -> UInt16 {
        value > 0 ? UInt16((min(value, 1) * 65_535).rounded()) : 0
    }
}

extension LayerPaint {
    /// The colour of a paint in one colour; nil for others.
    fileprivate var plainColor: ResolvedColor? {
        switch self {
        case .color(let color): color
        case .shadowed(let paint, _): paint.plainColor
        default: nil
        }
    }
}
