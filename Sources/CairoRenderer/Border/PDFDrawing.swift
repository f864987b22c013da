import CCairo
// GLib's types come with Pango's.
import CPango
import CPixbuf
import Foundation
import PictureFormats

/// Owner of a PDF that poppler has parsed, of which the first page is drawn. One thread at a time draws it.
///
/// The library is opened when the first PDF is parsed.
@safe final class PDFDrawing: VectorDrawing, @unchecked Sendable {
    private let document: UnsafeMutablePointer<GObject>
    private let page: UnsafeMutablePointer<GObject>
    private let functions: lilt_poppler
    private let lock = NSLock()

    /// Package of the library.
    private static let package = "libpoppler-glib8"
    /// The library's functions, or the reason for which it could not be opened.
    private static let library: Result<Functions, LibraryMissing> = {
        var functions = lilt_poppler()
        if let reason = unsafe lilt_open_poppler(&functions) {
            return .failure(LibraryMissing(reason: unsafe String(cString: reason)))
        }
        return .success(Functions(table: functions))
    }()

    @safe private struct Functions: @unchecked Sendable {
        let table: lilt_poppler
    }

    /// Parses a PDF.
    ///
    /// - Throws: `PictureFailure` if it is malformed, encrypted or without a page, or if poppler is not installed.
    init(_ bytes: Data, name: String) throws(PictureFailure) {
        switch Self.library {
        case .success(let library): functions = library.table
        case .failure(let failure):
            throw .noLibrary(name: name, .pdf, package: Self.package, reason: failure.reason)
        }
        let table = functions
        var error: UnsafeMutablePointer<GError>?
        let document = unsafe bytes.withUnsafeBytes { bytes in
            let copy = unsafe g_bytes_new(bytes.baseAddress, gsize(bytes.count))
            defer { unsafe g_bytes_unref(copy) }
            return unsafe table.document_new_from_bytes(copy, nil, &error)
        }
        guard let document = unsafe document else {
            throw .damaged(name: name, .pdf, reason: unsafe SVGDrawing.message(of: error))
        }
        guard let page = unsafe table.document_get_page(document, 0) else {
            unsafe g_object_unref(document)
            throw .damaged(name: name, .pdf, reason: "it has no page")
        }
        unsafe self.document = document
        unsafe self.page = page
    }

    deinit {
        unsafe g_object_unref(page)
        unsafe g_object_unref(document)
    }

    /// Draws all of the page into a picture of `width` by `height` pixels.
    func picture(width: Int, height: Int, name: String) -> PixelStore {
        lock.lock()
        defer { lock.unlock() }
        let store = PixelStore(width: width, height: height)
        let canvas = CairoCanvas(store)
        var (pageWidth, pageHeight) = (0.0, 0.0)
        unsafe functions.page_get_size(page, &pageWidth, &pageHeight)
        if pageWidth > 0, pageHeight > 0 {
            unsafe cairo_scale(canvas.context, Double(width) / pageWidth, Double(height) / pageHeight)
            unsafe functions.page_render(page, canvas.context)
        }
        canvas.flush()
        return store
    }
}
