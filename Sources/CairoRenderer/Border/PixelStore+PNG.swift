import CCairo

extension PixelStore {
    /// Reads a PNG file; nil if Cairo cannot read it.
    convenience init?(pngAt path: String) {
        let loaded = unsafe cairo_image_surface_create_from_png(path)
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
