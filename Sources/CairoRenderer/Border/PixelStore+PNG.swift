import CCairo
import Foundation

extension PixelStore {
    /// Decodes a PNG file; nil if Cairo cannot.
    convenience init?(png bytes: Data) {
        let loaded = unsafe bytes.withUnsafeBytes { bytes in
            var rest = unsafe bytes[...]
            return unsafe withUnsafeMutablePointer(to: &rest) { rest in
                unsafe cairo_image_surface_create_from_png_stream(
                    { closure, target, length in
                        guard let closure = unsafe closure, let target = unsafe target else {
                            return CAIRO_STATUS_READ_ERROR
                        }
                        let rest = unsafe closure.assumingMemoryBound(to: Slice<UnsafeRawBufferPointer>.self)
                        guard unsafe rest.pointee.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
                        unsafe UnsafeMutableRawBufferPointer(start: target, count: Int(length))
                            .copyBytes(from: rest.pointee.prefix(Int(length)))
                        unsafe rest.pointee = rest.pointee.dropFirst(Int(length))
                        return CAIRO_STATUS_SUCCESS
                    }, UnsafeMutableRawPointer(rest))
            }
        }
        defer { unsafe cairo_surface_destroy(loaded) }
        guard unsafe cairo_surface_status(loaded) == CAIRO_STATUS_SUCCESS else { return nil }
        let width = Int(unsafe cairo_image_surface_get_width(loaded))
        let height = Int(unsafe cairo_image_surface_get_height(loaded))
        guard width > 0, height > 0 else { return nil }
        self.init(width: width, height: height)
        // Files may have other formats, such as grey; painting converts them to ARGB32.
        let canvas = CairoCanvas(self)
        unsafe cairo_set_source_surface(canvas.context, loaded, 0, 0)
        canvas.setOperatorSource()
        canvas.paint()
        canvas.flush()
        canvas.dropSource()
    }
}
