import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// A surface that is drawn with buffers of its own: buffers, damage, and how many pixels a point has.
///
/// Nothing of it is shown before the surface's next commit, which is the caller's to make.
@MainActor final class DrawnSurface {
    enum Outcome {
        /// The compositor has every buffer.
        case noBuffer
        /// Nothing was drawn, so nothing is attached.
        case unchanged
        /// A buffer is attached; the surface is to be committed.
        case attached
    }

    let surface: WlSurface
    private let buffers: BufferPool
    /// Maps a buffer to a size in points, where scales may be fractional.
    private let viewport: WpViewport?
    /// The size in points that was last given to the viewport.
    private var sentDestination: CGSize?
    private var sentScale: Int32 = 1

    /// - Parameters:
    ///   - surface: a surface without a buffer, which is destroyed with this object.
    ///   - shm: makes the buffers.
    ///   - format: of the buffers; opaque for windows, which have a background, so that the compositor need not blend.
    ///   - globals: nil for a surface without fractional scales.
    init(_ surface: WlSurface, shm: WlShm, format: WlShm.Format, globals: Globals?) {
        self.surface = surface
        buffers = BufferPool(shm: shm, format: format)
        viewport = globals?.fractionalScales == nil ? nil : globals?.viewporter?.getViewport(surface: surface)
    }

    /// Called when the compositor gives a buffer back.
    var onRelease: (@MainActor () -> Void)? {
        get { buffers.onRelease }
        set { buffers.onRelease = newValue }
    }

    /// Draws into a free buffer and attaches it.
    ///
    /// - Parameters:
    ///   - size: of the surface, in points.
    ///   - scale: pixels per point.
    ///   - offset: points by which the content moves on the surface.
    ///   - body: draws, and returns what it changed, in pixels; what lies beyond the buffer is cut off.
    /// - Returns: ``Outcome/attached`` if the caller has to commit.
    /// - Throws: ``MemoryError`` if the machine has no memory, or no file, for another buffer.
    func draw(
        _ size: CGSize, scale: Double, offset: (x: Int32, y: Int32) = (0, 0), _ body: (PixelBuffer) -> [PixelRect]
    ) throws(MemoryError) -> Outcome {
        let width = max(1, Int((size.width * scale).rounded()))
        let height = max(1, Int((size.height * scale).rounded()))
        guard let buffer = try buffers.take(width: width, height: height) else { return .noBuffer }
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        let damage = buffer.withPixels(age: buffers.age(of: buffer), body)
            .map { $0.intersection(bounds) }.filter { !$0.isEmpty }
        guard !damage.isEmpty else { return .unchanged }
        // Version 5 has a request of its own for the offset, and takes none with the buffer.
        let hasOffsetRequest = surface.version >= WlSurface.Since.offset
        buffers.attach(buffer, to: surface, offset: hasOffsetRequest ? (0, 0) : offset)
        if hasOffsetRequest, offset != (0, 0) { surface.offset(x: offset.x, y: offset.y) }
        send(damage)
        send(size, scale: scale)
        return .attached
    }

    private func send(_ damage: [PixelRect]) {
        if surface.version >= WlSurface.Since.damageBuffer {
            for rect in damage {
                surface.damageBuffer(
                    x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
            }
        } else {
            // In points, whose edges need not be pixels' edges: all of it is never wrong.
            surface.damage(x: 0, y: 0, width: .max, height: .max)
        }
    }

    /// Sends how the buffer's pixels become points, unless the compositor knows.
    private func send(_ size: CGSize, scale: Double) {
        if let viewport {
            guard sentDestination != size else { return }
            sentDestination = size
            viewport.setDestination(width: Int32(size.width), height: Int32(size.height))
        } else if surface.version >= WlSurface.Since.setBufferScale, sentScale != Int32(scale) {
            sentScale = Int32(scale)
            surface.setBufferScale(scale: sentScale)
        }
    }

    /// Lets only a rectangle of the surface take input, in points of the surface; an empty one: nothing.
    func setInputRegion(_ rect: CGRect, _ compositor: WlCompositor) {
        let region = compositor.createRegion()
        if !rect.isEmpty {
            region.add(x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width), height: Int32(rect.height))
        }
        surface.setInputRegion(region: region)
        region.destroy()
    }

    /// Takes the surface off the screen: commits it without a buffer.
    func unmap() {
        surface.attach(buffer: nil, x: 0, y: 0)
        surface.commit()
    }

    /// Gives back memory that only motion, or a larger size, needed.
    func trim() { buffers.trim() }

    /// Destroys the surface and its buffers. What gives the surface its role must have been destroyed before.
    func destroy() {
        viewport?.destroy()
        surface.destroy()
        buffers.destroy()
    }
}
