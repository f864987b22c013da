import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// Surface that this program draws: its buffers, damage and scale.
///
/// Changes take effect with the surface's next commit, which the caller makes.
@MainActor final class DrawnSurface {
    enum Outcome {
        /// The compositor holds every buffer.
        case noBuffer
        /// Nothing was drawn, so nothing is attached.
        case unchanged
        /// A buffer is attached; the caller must commit the surface.
        case attached
    }

    let surface: WlSurface
    private let buffers: BufferPool
    /// Maps a buffer to a size in points; nil if the compositor has no fractional scales.
    private let viewport: WpViewport?
    /// The size in points that was last given to the viewport.
    private var sentDestination: CGSize?
    private var sentScale: Int32 = 1

    /// - Parameters:
    ///   - surface: a surface without a buffer, which is destroyed with this object.
    ///   - shm: makes the buffers.
    ///   - format: format of the buffers; opaque for windows, which have a background, so that the compositor need not
    ///     blend.
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
    ///   - size: size of the surface, in points.
    ///   - scale: pixels per point.
    ///   - offset: points by which the content moves on the surface.
    ///   - body: draws, and returns the changed rectangles, in pixels; they are clipped to the buffer.
    /// - Returns: the outcome; after ``Outcome/attached`` the caller has to commit.
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
        // From version 5 on, a separate request sets the offset, and `attach` must have none.
        let hasOffsetRequest = surface.version >= WlSurface.Since.offset
        buffers.attach(buffer, to: surface, offset: hasOffsetRequest ? (0, 0) : offset)
        if hasOffsetRequest, offset != (0, 0) { surface.offset(x: offset.x, y: offset.y) }
        send(damage)
        send(size, scale: scale)
        return .attached
    }

    /// Attaches a buffer without content, which no frame shows: the caller commits it before the first frame.
    ///
    /// - Parameters:
    ///   - size: size of the surface, in points; not that of the first frame, so that its buffer is resized for use.
    ///   - scale: pixels per point.
    /// - Throws: ``MemoryError`` if the machine has no memory, or no file, for the buffer.
    func attachBlank(_ size: CGSize, scale: Double) throws(MemoryError) {
        let width = max(1, Int((size.width * scale).rounded()))
        let height = max(1, Int((size.height * scale).rounded()))
        guard let buffer = try buffers.take(width: width, height: height) else { return }
        buffers.attach(buffer, to: surface, offset: (0, 0))
        send(size, scale: scale)
    }

    private func send(_ damage: [PixelRect]) {
        if surface.version >= WlSurface.Since.damageBuffer {
            for rect in damage {
                surface.damageBuffer(
                    x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
            }
        } else {
            // This older request counts in points, whose edges need not be edges of pixels: damage the whole surface.
            surface.damage(x: 0, y: 0, width: .max, height: .max)
        }
    }

    /// Sends the mapping of the buffer's pixels to points, if it has changed.
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

    /// Restricts input to a rectangle, in points of the surface; an empty one takes no input.
    func setInputRegion(_ rect: CGRect, _ compositor: WlCompositor) {
        let region = compositor.createRegion()
        if !rect.isEmpty {
            region.add(x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width), height: Int32(rect.height))
        }
        surface.setInputRegion(region: region)
        region.destroy()
    }

    /// Hides the surface: commits it without a buffer.
    func unmap() {
        surface.attach(buffer: nil, x: 0, y: 0)
        surface.commit()
    }

    /// Frees memory that was needed only for motion or for a larger size. Call it while nothing is to be drawn.
    ///
    /// - Parameter usual: number of buffers that the surface usually needs: two are enough for frames, where the
    ///   compositor shows them without delay.
    /// - Returns: true if there are no more buffers than that; others are still the compositor's.
    @discardableResult func trim(to usual: Int = 2) -> Bool {
        buffers.trim(to: usual)
        return buffers.count <= usual
    }

    /// Destroys the surface and its buffers. The object that gives the surface its role must be destroyed before.
    func destroy() {
        viewport?.destroy()
        surface.destroy()
        buffers.destroy()
    }
}
