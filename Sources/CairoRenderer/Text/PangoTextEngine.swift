import Foundation
@_spi(Engine) package import LayerTree

/// Text engine on Pango, with a cache of layouts.
@MainActor package final class PangoTextEngine: TextEngine {
    private struct Key: Hashable {
        var request: TextRequest
        var width: Double?
        var height: Double?

        func hash(into hasher: inout Hasher) {
            hasher.combine(request)
            // -1 stands for no limit.
            hasher.combine(width ?? -1)
            hasher.combine(height ?? -1)
        }
    }

    /// Greatest number of cached layouts, more than a window shows at once; a full cache is emptied.
    private static let rememberedLayouts = 2_000
    /// Number of bisection steps for the largest size that fits: precise to a thousandth of the range.
    private static let shrinkingSteps = 10
    /// Greatest tightening, in font sizes; readers do not notice it.
    private static let mostTightening = 0.03
    private static let tighteningSteps = 3

    private let shaper = PangoShaper()
    /// Cached layouts, in separate memory without exclusivity checks, since every measurement reads them.
    private let known = HotMemory<[Key: PangoTextLayout]>([:])
    /// Cached layouts without limits of width and height, by the hashes of their requests: a number is found faster than
    /// a ``Key``. Of requests with equal hashes the first is here, and the others are among ``known``.
    private let ideal = HotMemory<[Int: IdealLayout]>([:])
    private struct IdealLayout {
        let request: TextRequest
        let layout: PangoTextLayout
    }

    package init() {}

    package func layout(_ request: TextRequest, width: Double?, height: Double?) -> any TextLayout {
        let key = Key(request: request, width: limit(width), height: limit(height))
        let isIdeal = key.width == nil && key.height == nil
        if isIdeal, let known = ideal.state[request.briefHash], known.request == request { return known.layout }
        if let layout = known.state[key] { return layout }
        let result = make(key)
        if known.state.count + ideal.state.count >= Self.rememberedLayouts {
            known.state.removeAll(keepingCapacity: true)
            ideal.state.removeAll(keepingCapacity: true)
        }
        if isIdeal && ideal.state[request.briefHash] == nil {
            ideal.state[request.briefHash] = IdealLayout(request: request, layout: result)
        } else {
            known.state[key] = result
        }
        return result
    }

    private func make(_ key: Key) -> PangoTextLayout {
        let request = key.request
        guard key.width != nil || key.height != nil else { return PangoTextLayout(shaped(key, 1), request) }
        // A text that fits uses the layout without limits, and so shares the pictures drawn from it.
        if let ideal = layout(request, width: nil, height: nil) as? PangoTextLayout, fits(ideal, key) { return ideal }
        let full = shaped(key, 1)
        let least = max(request.minimumScaleFactor, 0)
        let isWhole = least >= 1 || !full.breaksWord
        guard overflows(full, key) || !isWhole else { return PangoTextLayout(full, request) }
        if request.allowsTightening {
            for step in 1...Self.tighteningSteps {
                let tight = shaped(
                    key, 1, tightening: Self.mostTightening * Double(step) / Double(Self.tighteningSteps))
                if !overflows(tight, key), isWhole || !tight.breaksWord { return PangoTextLayout(tight, request) }
            }
        }
        guard least < 1 else { return PangoTextLayout(full, request) }
        return PangoTextLayout(shrunk(key, full, from: least), request)
    }

    /// Lays the text out at the largest factor between `least` and 1 at which it fits (S24.16), or at `least`. A factor at which
    /// no word is broken is preferred, if there is one.
    private func shrunk(_ key: Key, _ full: ShapedText, from least: Double) -> ShapedText {
        var best = shaped(key, least)
        guard !overflows(best, key) else { return best }
        let keepsWords = !best.breaksWord
        if !keepsWords, !overflows(full, key) { return full }
        var fitting = least
        var tooLarge = 1.0
        for _ in 0..<Self.shrinkingSteps {
            let factor = (fitting + tooLarge) / 2
            let text = shaped(key, factor)
            if overflows(text, key) || keepsWords && text.breaksWord {
                tooLarge = factor
            } else {
                fitting = factor
                best = text
            }
        }
        return best
    }

    private func shaped(_ key: Key, _ factor: Double, tightening: Double = 0) -> ShapedText {
        shaper.shape(key.request, width: key.width, height: key.height, factor: factor, tightening: tightening)
    }

    private func fits(_ layout: PangoTextLayout, _ key: Key) -> Bool {
        (key.width.map { layout.size.width <= $0 } ?? true) && (key.height.map { layout.size.height <= $0 } ?? true)
    }

    private func overflows(_ text: ShapedText, _ key: Key) -> Bool {
        text.isCut || (key.width.map { text.size.width > $0 + 0.01 } ?? false)
            || (key.height.map { text.size.height > $0 + 0.5 } ?? false)
    }

    private func limit(_ value: Double?) -> Double? {
        guard let value, value.isFinite, value < 1e6 else { return nil }
        return max(value, 0)
    }
}
