import Foundation
package import LayerTree

/// Sets text by Pango, and remembers what it set.
@MainActor package final class PangoTextEngine: TextEngine {
    private struct Key: Hashable {
        var request: TextRequest
        var width: Double?
        var height: Double?
    }

    /// More than a window shows at once; beyond it everything is forgotten, which costs one frame.
    private static let rememberedLayouts = 2_000
    /// Steps in which ``TextRequest/minimumScaleFactor`` is approached.
    private static let shrinkingSteps = 16

    private let shaper = PangoShaper()
    private var known: [Key: PangoTextLayout] = [:]

    package init() {}

    package func layout(_ request: TextRequest, width: Double?, height: Double?) -> any TextLayout {
        let key = Key(request: request, width: limit(width), height: limit(height))
        if let layout = known[key] { return layout }
        let result = make(key)
        if known.count >= Self.rememberedLayouts { known.removeAll(keepingCapacity: true) }
        known[key] = result
        return result
    }

    private func make(_ key: Key) -> PangoTextLayout {
        let request = key.request
        guard key.width != nil || key.height != nil else { return PangoTextLayout(shaped(key, 1), request) }
        // Where nothing is cut the text is the same one, and so is what has been drawn of it.
        if let ideal = layout(request, width: nil, height: nil) as? PangoTextLayout, fits(ideal, key) { return ideal }
        var result = shaped(key, 1)
        if request.minimumScaleFactor < 1, overflows(result, key) {
            for step in 1...Self.shrinkingSteps {
                let part = Double(step) / Double(Self.shrinkingSteps)
                result = shaped(key, 1 - (1 - max(request.minimumScaleFactor, 0)) * part)
                if !overflows(result, key) { break }
            }
        }
        return PangoTextLayout(result, request)
    }

    private func shaped(_ key: Key, _ factor: Double) -> ShapedText {
        shaper.shape(key.request, width: key.width, height: key.height, factor: factor)
    }

    private func fits(_ layout: PangoTextLayout, _ key: Key) -> Bool {
        (key.width.map { layout.size.width <= $0 } ?? true) && (key.height.map { layout.size.height <= $0 } ?? true)
            && (key.request.lineLimit.map { layout.lineCount <= $0 } ?? true)
    }

    private func overflows(_ text: ShapedText, _ key: Key) -> Bool {
        text.isEllipsized || (key.width.map { text.size.width > $0 + 0.01 } ?? false)
    }

    private func limit(_ value: Double?) -> Double? {
        guard let value, value.isFinite, value < 1e6 else { return nil }
        return max(value, 0)
    }
}

/// A text as Pango set it.
@MainActor final class PangoTextLayout: TextLayout {
    let shaped: ShapedText
    let size: CGSize
    let string: String
    /// True if some run has no colour of its own, so that the layer's fill shows.
    let usesFill: Bool

    init(_ shaped: ShapedText, _ request: TextRequest) {
        self.shaped = shaped
        string = request.runs.map(\.string).joined()
        usesFill = request.runs.contains { $0.color == nil }
        // Rounded up to half points: measures that are asked for again, as a width, must hold the text.
        size = CGSize(
            width: (shaped.size.width * 2).rounded(.up) / 2, height: (shaped.size.height * 2).rounded(.up) / 2)
    }

    var firstBaseline: Double { shaped.lines.first?.baseline ?? 0 }
    var lastBaseline: Double { shaped.lines.last?.baseline ?? 0 }
    var isTruncated: Bool { shaped.isEllipsized }
    var inkBounds: CGRect { shaped.inkBounds.union(CGRect(origin: .zero, size: size)) }
    var lineCount: Int { shaped.lines.count }
}
