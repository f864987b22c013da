import CCairo
import CPixman
import CairoRenderer
import Foundation
import LayerTree
import Platform

/// Side of a card, rendered once: a Cairo image surface and a pixman image of the same pixels.
///
/// It has a transparent border: beyond it pixman's projective samples of the edge would show as hairlines.
@safe final class BaselineSurface {
    static let border = 2

    private let pixels: UnsafeMutablePointer<UInt32>
    let surface: OpaquePointer
    let image: OpaquePointer
    let width: Int
    let height: Int

    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        unsafe pixels = .allocate(capacity: bitmap.pixels.count)
        unsafe pixels.initialize(from: bitmap.pixels, count: bitmap.pixels.count)
        let (width, height, stride) = (Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
        unsafe surface = pixels.withMemoryRebound(to: UInt8.self, capacity: bitmap.pixels.count * 4) {
            unsafe cairo_image_surface_create_for_data($0, CAIRO_FORMAT_ARGB32, width, height, stride)
        }
        unsafe image = pixman_image_create_bits(PIXMAN_a8r8g8b8, width, height, pixels, stride)
        unsafe pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
    }

    deinit {
        unsafe cairo_surface_destroy(surface)
        _ = unsafe pixman_image_unref(image)
        unsafe pixels.deallocate()
    }
}

/// Cairo and pixman contexts for the window's buffer during one frame.
@safe struct BaselineCanvas: ~Copyable {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let image: OpaquePointer
    private let damage: OpaquePointer

    /// A canvas for `buffer` that draws only within `rects`, in pixels.
    init(_ buffer: PixelBuffer, damage rects: [PixelRect]) {
        let (width, height, stride) = (Int32(buffer.width), Int32(buffer.height), Int32(buffer.stride))
        unsafe surface = cairo_image_surface_create_for_data(
            buffer.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, width, height, stride)
        unsafe context = cairo_create(surface)
        unsafe image = pixman_image_create_bits(
            PIXMAN_a8r8g8b8, width, height, buffer.bytes.assumingMemoryBound(to: UInt32.self), stride)
        unsafe damage = cairo_region_create()
        for rect in rects {
            var rectangle = cairo_rectangle_int_t(
                x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
            _ = unsafe cairo_region_union_rectangle(damage, &rectangle)
        }
        clip()
    }

    deinit {
        unsafe cairo_region_destroy(damage)
        _ = unsafe pixman_image_unref(image)
        unsafe cairo_destroy(context)
        unsafe cairo_surface_destroy(surface)
    }

    /// Restricts both libraries to the damage, whose rectangles lie on whole pixels.
    private func clip() {
        var boxes: [pixman_box32_t] = []
        let count = unsafe cairo_region_num_rectangles(damage)
        for index in 0..<count {
            var rect = cairo_rectangle_int_t()
            unsafe cairo_region_get_rectangle(damage, index, &rect)
            unsafe cairo_rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
            boxes.append(
                pixman_box32_t(x1: rect.x, y1: rect.y, x2: rect.x + rect.width, y2: rect.y + rect.height))
        }
        unsafe cairo_clip(context)
        var region = unsafe pixman_region32_t()
        _ = unsafe pixman_region32_init_rects(&region, boxes, count)
        _ = unsafe pixman_image_set_clip_region32(image, &region)
        unsafe pixman_region32_fini(&region)
    }

    /// Fills the damage with `color`, 0xRRGGBB.
    func fill(_ color: Int) {
        func channel(_ shift: Int) -> Double { Double(color >> shift & 0xFF) / 255 }
        unsafe cairo_set_source_rgb(context, channel(16), channel(8), channel(0))
        unsafe cairo_paint(context)
    }

    /// True if `rect` overlaps the damage.
    func touches(_ rect: PixelRect) -> Bool {
        var rectangle = cairo_rectangle_int_t(
            x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
        return unsafe cairo_region_contains_rectangle(damage, &rectangle) != CAIRO_REGION_OVERLAP_OUT
    }

    /// Draws a card around `center`, scaled and rotated in the plane.
    func draw(_ card: BaselineSurface, center: CGPoint, scale: Double, degrees: Double, opacity: Double) {
        unsafe cairo_save(context)
        unsafe cairo_translate(context, center.x, center.y)
        unsafe cairo_rotate(context, degrees * .pi / 180)
        unsafe cairo_scale(context, scale, scale)
        unsafe cairo_set_source_surface(context, card.surface, -Double(card.width) / 2, -Double(card.height) / 2)
        unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
        if opacity < 1 { unsafe cairo_paint_with_alpha(context, opacity) } else { unsafe cairo_paint(context) }
        unsafe cairo_restore(context)
    }

    /// Draws a card rotated about its vertical axis, which pixman can do and Cairo cannot. `bounds` are the pixels it
    /// may cover.
    func drawTurned(_ card: BaselineSurface, center: CGPoint, degrees: Double, within bounds: PixelRect) {
        let c = cos(degrees * .pi / 180)
        let s = sin(degrees * .pi / 180)
        let eye = CardMotion.eye
        // Projection: a pixel at (x, y) from the centre shows the point (u, v) of the card, where x = u·c·q, y = v·q
        // and q = eye/(eye + u·s). So u = x·eye/(eye·c − x·s), v = y·(1 + u·s/eye) = y·eye·c/(eye·c − x·s).
        guard abs(c) > 1e-6 else { return }
        func fixed(_ value: Double) -> pixman_fixed_t { Int32((value * 65_536).rounded()) }
        // The divisor is near c·eye for all pixels of a card; it is scaled to be near 1.
        let unit = 1 / (eye * c)
        let (cx, cy) = (Double(card.width) / 2, Double(card.height) / 2)
        let (x0, y0) = (Double(bounds.x) - center.x, Double(bounds.y) - center.y)
        // Matrix rows: u, v and w of a pixel (x, y) relative to the bounds' corner.
        let w = (-s * unit, 0.0, (eye * c - x0 * s) * unit)
        let u = (eye * unit + cx * w.0, 0.0, eye * unit * x0 + cx * w.2)
        let v = (cy * w.0, eye * c * unit, eye * c * unit * y0 + cy * w.2)
        var transform = pixman_transform_t(
            matrix: (
                (fixed(u.0), fixed(u.1), fixed(u.2)), (fixed(v.0), fixed(v.1), fixed(v.2)),
                (fixed(w.0), fixed(w.1), fixed(w.2))
            ))
        unsafe cairo_surface_flush(surface)
        _ = unsafe pixman_image_set_transform(card.image, &transform)
        unsafe pixman_image_composite32(
            PIXMAN_OP_OVER, card.image, nil, image, 0, 0, 0, 0, Int32(bounds.x), Int32(bounds.y), Int32(bounds.width),
            Int32(bounds.height))
        unsafe cairo_surface_mark_dirty(surface)
    }
}
