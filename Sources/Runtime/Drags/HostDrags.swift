import CairoRenderer
import Foundation
import LayerTree
import Platform
@_spi(Engine) import ViewGraph

/// Brings drags from a window's views to its desktop, with a picture of what is dragged.
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

    /// How opaque the picture of something is that is dragged: what is under it is to be seen too.
    private static let opacity = 0.8
    /// The longest side of it, in points.
    private static let longest: CGFloat = 400

    /// What the window shows there.
    private func icon(of frame: CGRect, at location: CGPoint, in window: any Platform.Window) -> DragIcon? {
        let seen = frame.intersection(CGRect(origin: .zero, size: window.size))
        guard !seen.isNull else { return nil }
        // Views lie on whole points in the picture, as they do on the screen.
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

/// What a desktop drags over a window, as views see it.
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
    /// What is dragged over the window reaches the views there.
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
