import CCairo
import Foundation
import Geometry
import LayerTree

/// Owner of a Cairo surface over given pixels, and of a context on it. Only this class makes and frees them.
///
/// User space is device pixels until ``concatenate(_:)`` changes it. The pixels must outlive the canvas: pass their
/// owner as `keeping`, unless the canvas does not leave the scope in which they are valid.
@safe final class CairoCanvas {
    private let surface: OpaquePointer
    let context: OpaquePointer
    private let owner: AnyObject?

    init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, keeping owner: AnyObject? = nil) {
        self.owner = owner
        unsafe surface = cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
            Int32(height), Int32(stride * 4))
        unsafe context = cairo_create(surface)
        unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        unsafe cairo_set_tolerance(context, 0.1)
    }

    /// A canvas over a mask with one byte a pixel, whose top left pixel is (left, top) of user space.
    init(mask: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, left: Int, top: Int) {
        owner = nil
        unsafe surface = cairo_image_surface_create_for_data(
            mask, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
        unsafe cairo_surface_set_device_offset(surface, Double(-left), Double(-top))
        unsafe context = cairo_create(surface)
        unsafe cairo_set_tolerance(context, 0.1)
    }

    convenience init(_ store: PixelStore) {
        unsafe self.init(
            base: store.base, width: store.width, height: store.height, stride: store.stride, keeping: store)
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_finish(surface)
        unsafe cairo_surface_destroy(surface)
    }

    /// Completes pending drawing, before kernels access the pixels.
    func flush() { unsafe cairo_surface_flush(surface) }
    func pixelsChanged() { unsafe cairo_surface_mark_dirty(surface) }

    // MARK: State

    func save() { unsafe cairo_save(context) }
    func restore() { unsafe cairo_restore(context) }

    /// Calls `body` between saving and restoring the state.
    func scope(_ body: () -> Void) {
        save()
        body()
        restore()
    }

    func concatenate(_ t: CGAffineTransform) {
        unsafe withMatrix(t) { matrix in unsafe cairo_transform(context, matrix) }
    }

    func setTransform(_ t: CGAffineTransform) {
        unsafe withMatrix(t) { matrix in unsafe cairo_set_matrix(context, matrix) }
    }

    func setOperator(_ mode: LayerBlendMode) { unsafe cairo_set_operator(context, mode.cairoOperator) }
    func setOperatorSource() { unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
    func setOperatorDestinationIn() { unsafe cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN) }

    // MARK: Sources

    func setSource(_ color: ResolvedColor, opacity: Double = 1) {
        unsafe cairo_set_source_rgba(
            context, clamped(color.red), clamped(color.green), clamped(color.blue), clamped(color.opacity) * opacity)
    }

    func setSource(_ pattern: borrowing CairoPattern) { unsafe cairo_set_source(context, pattern.raw) }

    /// Sets `store` as the source, its top left pixel at (x, y) of user space; transparent outside.
    func setSource(_ store: PixelStore, x: Double, y: Double, filter: CairoFilter) {
        let picture = unsafe cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(store.base).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
            Int32(store.width), Int32(store.height), Int32(store.stride * 4))
        unsafe cairo_set_source_surface(context, picture, x, y)
        unsafe cairo_surface_destroy(picture)
        unsafe cairo_pattern_set_filter(cairo_get_source(context), filter.raw)
        // The pattern retains the surface, but not its pixels: the store must live while it is the source.
        sourceOwner = store
    }
    private var sourceOwner: AnyObject?

    /// Releases the last source.
    func dropSource() {
        unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
        sourceOwner = nil
    }

    // MARK: Painting

    func paint(opacity: Double = 1) {
        if opacity < 1 { unsafe cairo_paint_with_alpha(context, opacity) } else { unsafe cairo_paint(context) }
    }

    /// Replaces every pixel of the rectangle by `color`, without blending.
    func replace(_ rect: CGRect, with color: ResolvedColor) {
        scope {
            setOperatorSource()
            setSource(color)
            addRectangle(rect)
            fill(FillStyle(antialiased: false))
        }
    }

    func fill(_ style: FillStyle) {
        unsafe cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        unsafe cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        unsafe cairo_fill(context)
    }

    func stroke(_ style: StrokeStyle) {
        unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        unsafe cairo_set_line_width(context, style.lineWidth)
        unsafe cairo_set_line_cap(context, style.lineCap.cairo)
        unsafe cairo_set_line_join(context, style.lineJoin.cairo)
        unsafe cairo_set_miter_limit(context, max(style.miterLimit, 1))
        let dash = style.dash.map { Double($0) }
        // Lengths that are negative or all zero put the context into an error state, in which it draws nothing more.
        if dash.contains(where: { $0 > 0 }) && dash.allSatisfy({ $0 >= 0 && $0.isFinite }) {
            unsafe dash.withUnsafeBufferPointer {
                unsafe cairo_set_dash(context, $0.baseAddress, Int32($0.count), style.dashPhase)
            }
        } else {
            unsafe cairo_set_dash(context, nil, 0, 0)
        }
        unsafe cairo_stroke(context)
    }

    func clip(_ style: FillStyle) {
        unsafe cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        unsafe cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        unsafe cairo_clip(context)
    }

    // MARK: Paths

    func beginPath() { unsafe cairo_new_path(context) }
    func move(_ p: CGPoint) { unsafe cairo_move_to(context, p.x, p.y) }
    func line(_ p: CGPoint) { unsafe cairo_line_to(context, p.x, p.y) }
    func curve(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
        unsafe cairo_curve_to(context, a.x, a.y, b.x, b.y, end.x, end.y)
    }
    func closePath() { unsafe cairo_close_path(context) }
    func addRectangle(_ rect: CGRect) {
        unsafe cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    }

    // MARK: Groups

    /// Begins a group that ends with ``endGroup(opacity:)``.
    func beginGroup() { unsafe cairo_push_group(context) }
    func endGroup(opacity: Double) {
        unsafe cairo_pop_group_to_source(context)
        paint(opacity: opacity)
        dropSource()
    }

    /// Transform from user space to device pixels.
    var transform: CGAffineTransform {
        var m = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &m)
        return CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
    }

    /// Width of a canvas over coloured pixels.
    var pixelWidth: Int { Int(unsafe cairo_image_surface_get_width(surface)) }
    var pixelHeight: Int { Int(unsafe cairo_image_surface_get_height(surface)) }

    /// Device pixels per unit of user space.
    var userScale: Double {
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &matrix)
        return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    }

    /// Device pixels per unit of user space along each of its axes.
    var userScales: (x: Double, y: Double) {
        let matrix = transform
        return (hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    }

    /// Extends the source's border pixels outside it.
    func setSourceExtendsEdges() { unsafe cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD) }

    /// Repeats the source outside it.
    func setSourceRepeats() { unsafe cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT) }

    // MARK: Files

    /// Encodes the picture as PNG; nil if memory is short.
    func png() -> [UInt8]? {
        var bytes: [UInt8] = []
        let status = unsafe withUnsafeMutablePointer(to: &bytes) { pointer in
            unsafe cairo_surface_write_to_png_stream(
                surface,
                { closure, data, length in
                    guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
                    let target = unsafe closure.assumingMemoryBound(to: [UInt8].self)
                    unsafe target.pointee.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
                    return CAIRO_STATUS_SUCCESS
                }, UnsafeMutableRawPointer(pointer))
        }
        return status == CAIRO_STATUS_SUCCESS ? bytes : nil
    }

    private func withMatrix(_ t: CGAffineTransform, _ body: (UnsafePointer<cairo_matrix_t>) -> Void) {
        var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
        unsafe withUnsafePointer(to: &matrix) { unsafe body($0) }
    }

    private func clamped(_ value: Float) -> Double { min(max(Double(value), 0), 1) }
}

/// Owner of a Cairo pattern.
@safe struct CairoPattern: ~Copyable {
    fileprivate let raw: OpaquePointer?

    /// A linear gradient from `start` to `end`.
    init(linearFrom start: CGPoint, to end: CGPoint) {
        unsafe raw = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    }

    /// A radial gradient between two circles about `center`.
    init(radialAt center: CGPoint, from: Double, to: Double) {
        unsafe raw = cairo_pattern_create_radial(center.x, center.y, from, center.x, center.y, to)
    }

    /// A picture whose pixel (0, 0) is at `origin`; outside, its border pixels are extended.
    init(_ store: PixelStore, origin: CGPoint, pixelsPerUnitX: Double, y pixelsPerUnitY: Double) {
        // The pattern retains the surface, but not its pixels: the caller keeps the store while it draws.
        let surface = unsafe cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(store.base).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
            Int32(store.width), Int32(store.height), Int32(store.stride * 4))
        unsafe raw = cairo_pattern_create_for_surface(surface)
        unsafe cairo_surface_destroy(surface)
        var matrix = cairo_matrix_t(
            xx: pixelsPerUnitX, yx: 0, xy: 0, yy: pixelsPerUnitY, x0: -origin.x * pixelsPerUnitX,
            y0: -origin.y * pixelsPerUnitY)
        unsafe cairo_pattern_set_matrix(raw, &matrix)
        unsafe cairo_pattern_set_extend(raw, CAIRO_EXTEND_PAD)
    }

    deinit { unsafe cairo_pattern_destroy(raw) }

    /// Sets the continuation beyond the first and last stop.
    borrowing func setSpread(_ spread: LayerGradient.Spread) {
        switch spread {
        case .pad: unsafe cairo_pattern_set_extend(raw, CAIRO_EXTEND_PAD)
        case .repeating: unsafe cairo_pattern_set_extend(raw, CAIRO_EXTEND_REPEAT)
        case .mirrored: unsafe cairo_pattern_set_extend(raw, CAIRO_EXTEND_REFLECT)
        }
    }

    /// Stretches the pattern from the square (0, 0)…(1, 1) to `rect`.
    borrowing func stretch(to rect: CGRect) {
        let width = max(rect.width, 1e-6)
        let height = max(rect.height, 1e-6)
        var matrix = cairo_matrix_t(
            xx: 1 / width, yx: 0, xy: 0, yy: 1 / height, x0: -rect.minX / width, y0: -rect.minY / height)
        unsafe cairo_pattern_set_matrix(raw, &matrix)
    }

    /// Adds a stop; `color` is encoded sRGB, not multiplied by its opacity.
    borrowing func addStop(_ location: Double, _ color: ResolvedColor) {
        unsafe cairo_pattern_add_color_stop_rgba(
            raw, location, Double(color.red.inUnitRange), Double(color.green.inUnitRange),
            Double(color.blue.inUnitRange), Double(color.opacity.inUnitRange))
    }
}

enum CairoFilter {
    case nearest, bilinear, good

    fileprivate var raw: cairo_filter_t {
        switch self {
        case .nearest: CAIRO_FILTER_NEAREST
        case .bilinear: CAIRO_FILTER_BILINEAR
        case .good: CAIRO_FILTER_GOOD
        }
    }
}

extension CGLineCap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension LayerBlendMode {
    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        // Approximation, for display lists only: layers are combined by `DarkerKernel`.
        case .plusDarker: CAIRO_OPERATOR_OVER
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        }
    }
}
