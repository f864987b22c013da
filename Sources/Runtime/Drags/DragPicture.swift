import CairoRenderer
import Foundation
import Platform
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Pictures of drags: of the view that the program gives, or of the dragged view as it is in the window.
@MainActor struct DragPicture {
    private let pipeline: FramePipeline
    private let window: any Platform.Window
    /// Pixels per point; a whole number.
    private let scale: Int

    init(_ pipeline: FramePipeline, in window: any Platform.Window) {
        self.pipeline = pipeline
        self.window = window
        scale = max(1, Int(window.scale.rounded(.up)))
    }

    /// Opacity of the picture, so that the content below remains visible.
    private static let opacity = 0.8
    /// Maximum side of the picture, in points. Larger views have no picture.
    private static let longest: CGFloat = 400

    /// Returns the picture of a drag; nil if it is empty or too large.
    ///
    /// - Parameters:
    ///   - item: the items that are dragged.
    ///   - frame: frame of the dragged view in the window, in points.
    ///   - location: place of the pointer in the window, in points.
    /// - Returns: the picture, with the place of the pointer in it.
    func icon(of item: DragItem, from frame: CGRect, at location: CGPoint) -> DragIcon? {
        guard let preview = item.preview else { return picture(of: frame, at: location) }
        let renderer = ImageRenderer(
            content: preview.environment(\.colorScheme, pipeline.isDesktopDark ? .dark : .light))
        renderer.scale = CGFloat(scale)
        guard let bitmap = renderer.picture() else { return nil }
        let size = CGSize(width: bitmap.width / scale, height: bitmap.height / scale)
        // The preview's centre lies on that of the view, and at most so far that the pointer is over the preview.
        let hotspot = CGPoint(
            x: min(max(location.x - frame.midX + size.width / 2, 0), size.width),
            y: min(max(location.y - frame.midY + size.height / 2, 0), size.height))
        return icon(bitmap, left: 0, top: 0, size, hotspot)
    }

    /// Returns a picture of the window's content in `frame`; nil if it is empty or too large.
    private func picture(of frame: CGRect, at location: CGPoint) -> DragIcon? {
        let seen = frame.intersection(CGRect(origin: .zero, size: window.size))
        guard !seen.isNull else { return nil }
        // Rounded to whole points, as views are on screen.
        let (x, y) = (seen.minX.rounded(), seen.minY.rounded())
        let area = CGRect(x: x, y: y, width: seen.maxX.rounded() - x, height: seen.maxY.rounded() - y)
        return icon(
            pipeline.picture(size: window.size, scale: Double(scale)), left: Int(area.minX) * scale,
            top: Int(area.minY) * scale, area.size,
            CGPoint(x: location.x - area.minX, y: location.y - area.minY))
    }

    private func icon(_ whole: Bitmap, left: Int, top: Int, _ size: CGSize, _ hotspot: CGPoint) -> DragIcon? {
        let width = min(Int(size.width) * scale, whole.width - left) / scale * scale
        let height = min(Int(size.height) * scale, whole.height - top) / scale * scale
        guard width > 0, height > 0, max(size.width, size.height) <= Self.longest else { return nil }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width { pixels.append(Self.faded(whole[left + x, top + y])) }
        }
        return DragIcon(pixels: pixels, width: width, height: height, scale: scale, hotspot: hotspot)
    }

    private static func faded(_ pixel: UInt32) -> UInt32 {
        [24, 16, 8, 0].reduce(0) { $0 | UInt32(Double(pixel >> $1 & 255) * opacity) << $1 }
    }
}
