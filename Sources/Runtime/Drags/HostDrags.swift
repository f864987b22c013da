import CairoRenderer
import Foundation
import LayerTree
import Platform
@_spi(Engine) import ViewGraph

/// Starts drags from a window's views on the desktop, with an image of the dragged view.
@MainActor final class HostDrags: DragDesktop {
    private unowned let pipeline: FramePipeline
    private weak var window: (any Platform.Window)?

    init(_ pipeline: FramePipeline, in window: any Platform.Window) {
        self.pipeline = pipeline
        self.window = window
    }

    func startDrag(_ item: DragItem, from frame: CGRect, at location: CGPoint) -> Bool {
        guard let window else { return false }
        let source = DragSource(
            representations: item.representations.map { ($0.type, [UInt8]($0.data)) },
            icon: icon(of: frame, at: location, in: window))
        return window.startDrag(source)
    }

    /// Opacity of the drag image, so that the content below remains visible.
    private static let opacity = 0.8
    /// Maximum side of the drag image, in points. Larger views have no image.
    private static let longest: CGFloat = 400

    /// Returns an image of the window's content in `frame`; nil if it is empty or too large.
    private func icon(of frame: CGRect, at location: CGPoint, in window: any Platform.Window) -> DragIcon? {
        let seen = frame.intersection(CGRect(origin: .zero, size: window.size))
        guard !seen.isNull else { return nil }
        // Rounded to whole points, as views are on screen.
        let (x, y) = (seen.minX.rounded(), seen.minY.rounded())
        let area = CGRect(x: x, y: y, width: seen.maxX.rounded() - x, height: seen.maxY.rounded() - y)
        guard area.width > 0, area.height > 0, max(area.width, area.height) <= Self.longest else {
            return nil
        }
        let scale = max(1, Int(window.scale.rounded(.up)))
        let whole = pipeline.picture(size: window.size, scale: Double(scale))
        let (left, top) = (Int(area.minX) * scale, Int(area.minY) * scale)
        let width = min(Int(area.width) * scale, whole.width - left)
        let height = min(Int(area.height) * scale, whole.height - top)
        guard width > 0, height > 0 else { return nil }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width { pixels.append(Self.faded(whole[left + x, top + y])) }
        }
        return DragIcon(
            pixels: pixels, width: width / scale * scale, height: height / scale * scale, scale: scale,
            hotspot: CGPoint(x: location.x - area.minX, y: location.y - area.minY))
    }

    private static func faded(_ pixel: UInt32) -> UInt32 {
        [24, 16, 8, 0].reduce(0) { $0 | UInt32(Double(pixel >> $1 & 255) * opacity) << $1 }
    }
}

/// Content that the desktop drags over a window, as seen by views.
@MainActor final class HostDrag: DraggedContent {
    private let data: any DraggedData

    init(_ data: any DraggedData) { self.data = data }

    var types: [String] { data.types }
    func accept(_ type: String?) { data.accept(type) }
    func read(_ type: String, _ receive: @escaping @MainActor (Data?) -> Void) {
        data.read(type) { receive($0.map { Data($0) }) }
    }
    func finish(isTaken: Bool) { data.finish(isTaken: isTaken) }
}

extension FramePipeline {
    /// Sends an event of a drag over the window to the views.
    func dispatch(_ event: DragEvent) {
        report.pass(.dispatch) {
            switch event {
            case .entered(let data, let location): views.dragging.entered(HostDrag(data), at: location)
            case .moved(let location): views.dragging.moved(to: location)
            case .left: views.dragging.left()
            case .dropped: views.dragging.dropped()
            }
            ViewHost.lookAtStoredValues()
        }
    }
}
