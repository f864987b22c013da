import AccessibilityAudits
import Foundation
import Geometry
@_spi(Engine) import LayerTree
@_spi(Engine) import ViewGraph

/// Collector of the texts that a window's layers draw, in drawing order.
@MainActor struct AuditedTexts {
    private(set) var all: [AuditedText] = []
    private let host: ViewHost

    /// Collects the texts in `window`, the window's rectangle.
    init(of host: ViewHost, in window: CGRect) {
        self.host = host
        let surroundings = Surroundings(window: window)
        collect(host.layers.root, surroundings)
    }

    /// State of the layers around one.
    private struct Surroundings {
        /// Rectangle that is seen, in the window's points, and the part of it that no scrolling extends.
        var seen: CGRect
        var reachable: CGRect
        var opacity = 1.0
        /// True inside a view that scrolls.
        var scrolls = false

        init(window: CGRect) { (seen, reachable) = (window, window) }
    }

    private mutating func collect(_ layer: Layer, _ around: Surroundings) {
        var inside = around
        inside.opacity *= layer.presentedOpacity
        guard inside.opacity > 0.02 else { return }
        if scrolls(layer) {
            inside.scrolls = true
            // Scrolling brings into view what a scroll view cuts.
            inside.reachable = .infinite
        }
        if let clip = layer.clipBounds {
            let frame = layer.frameInWindow(of: clip)
            inside.seen = inside.seen.intersection(frame)
            if !scrolls(layer), !isViewport(layer) { inside.reachable = inside.reachable.intersection(frame) }
        }
        cover(by: layer, inside)
        if case .text(let layout) = layer.content { add(layout, on: layer, inside) }
        for sublayer in layer.sublayers { collect(sublayer, inside) }
    }

    /// True for layers of views that scroll, of lists and of fields.
    private func scrolls(_ layer: Layer) -> Bool { layer.owner is any ScrollResponder }

    /// True for a layer that a scrolling view has around its content.
    private func isViewport(_ layer: Layer) -> Bool { layer.superlayer?.owner is any ScrollResponder }

    private mutating func add(_ layout: any TextLayout, on layer: Layer, _ around: Surroundings) {
        let frame = layer.frameInWindow(of: CGRect(origin: .zero, size: layout.size))
        let seen = frame.intersection(around.seen)
        let lost = frame.intersection(around.reachable)
        let isCut = lost.width < frame.width - Self.tolerance || lost.height < frame.height - Self.tolerance
        all.append(
            AuditedText(
                string: layout.string, frame: frame, seen: seen.isNull ? .zero : seen,
                parts: parts(of: layout, on: layer, frame), isTruncated: layout.isTruncated, isCut: isCut))
    }

    private func parts(of layout: any TextLayout, on layer: Layer, _ frame: CGRect) -> [AuditedText.Part] {
        guard let fonts = (layout as? any TextWithFonts)?.fonts, layout.size.height > 0 else { return [] }
        // A turned text is higher than it is; its letters are no larger for it.
        let factor = min(frame.height / layout.size.height, frame.width / max(layout.size.width, 1))
        return fonts.indices.map { index in
            let frames = fonts.count == 1 ? [frame] : layout.frames(ofRun: index).map(layer.frameInWindow)
            return AuditedText.Part(
                frames: frames, fontSize: fonts[index].size * factor, isBold: fonts[index].weight >= 700)
        }
    }

    /// Notes the texts over which `layer` draws something opaque.
    private mutating func cover(by layer: Layer, _ around: Surroundings) {
        guard around.opacity >= 0.99, !all.isEmpty, isOpaque(layer) else { return }
        let frame = layer.frameInWindow(of: layer.contentBounds).intersection(around.seen)
        guard !frame.isNull, !frame.isEmpty else { return }
        let reach = frame.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
        for index in all.indices where !all[index].isCovered && reach.contains(all[index].seen) {
            all[index].isCovered = true
        }
    }

    private func isOpaque(_ layer: Layer) -> Bool {
        switch layer.content {
        case .color: return layer.presentedFill.opacity >= 0.99
        case .image: return true
        case .shape(let shape):
            guard case .fill = shape.style else { return false }
            switch layer.presentedPaint(of: shape) {
            case .fillColor: return layer.presentedFill.opacity >= 0.99
            case .color(let color): return color.opacity >= 0.99
            case .material: return true
            default: return true
            }
        case .none, .text, .drawing: return false
        }
    }

    /// Points by which rectangles may differ: layers are on whole pixels.
    private static let tolerance = 1.0
}
