import CCairo
// GLib's types come with Pango's.
import CPango
import CPixbuf
import Foundation
import PictureFormats

/// Owner of a drawing that librsvg has parsed. One thread at a time draws it.
///
/// The library is opened when the first drawing is parsed. Without an address of its own, a drawing can refer to no
/// other file.
@safe final class SVGDrawing: VectorDrawing, @unchecked Sendable {
    private let handle: UnsafeMutablePointer<GObject>
    private let functions: lilt_rsvg
    private let lock = NSLock()
    private let header: PictureHeader

    /// Points per inch, by which units such as millimetres are converted.
    private static let pointsPerInch = 96.0
    /// Package of the library.
    private static let package = "librsvg2-2"
    /// The library's functions, or the reason for which it could not be opened.
    private static let library: Result<Functions, LibraryMissing> = {
        var functions = lilt_rsvg()
        if let reason = unsafe lilt_open_rsvg(&functions) {
            return .failure(LibraryMissing(reason: unsafe String(cString: reason)))
        }
        return .success(Functions(table: functions))
    }()

    @safe private struct Functions: @unchecked Sendable {
        let table: lilt_rsvg
    }

    /// Parses a drawing.
    ///
    /// - Throws: `PictureFailure` if it is malformed or librsvg is not installed.
    init(_ bytes: Data, _ header: PictureHeader, name: String) throws(PictureFailure) {
        switch Self.library {
        case .success(let library): functions = library.table
        case .failure(let failure):
            throw .noLibrary(name: name, .svg, package: Self.package, reason: failure.reason)
        }
        var error: UnsafeMutablePointer<GError>?
        let table = functions
        let handle = unsafe bytes.withUnsafeBytes { bytes in
            unsafe table.handle_new_from_data(
                bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error)
        }
        guard let handle = unsafe handle else {
            throw .damaged(name: name, .svg, reason: unsafe Self.message(of: error))
        }
        unsafe self.handle = handle
        self.header = header
        unsafe table.handle_set_dpi(handle, Self.pointsPerInch)
    }

    deinit { unsafe g_object_unref(handle) }

    /// Draws all of the drawing into a picture of `width` by `height` pixels.
    ///
    /// - Throws: `PictureFailure` if the drawing exceeds a limit of librsvg.
    func picture(width: Int, height: Int, name: String) throws(PictureFailure) -> PixelStore {
        lock.lock()
        defer { lock.unlock() }
        let store = PixelStore(width: width, height: height)
        let canvas = CairoCanvas(store)
        unsafe cairo_scale(
            canvas.context, Double(width) / Double(header.width), Double(height) / Double(header.height))
        var viewport = lilt_rsvg_rectangle(x: 0, y: 0, width: Double(header.width), height: Double(header.height))
        var error: UnsafeMutablePointer<GError>?
        guard unsafe functions.handle_render_document(handle, canvas.context, &viewport, &error) != 0 else {
            throw .damaged(name: name, .svg, reason: unsafe Self.message(of: error))
        }
        canvas.flush()
        return store
    }

    /// Returns the error's message and frees it.
    static func message(of error: UnsafeMutablePointer<GError>?) -> String {
        guard let error = unsafe error else { return "no reason is known" }
        defer { unsafe g_error_free(error) }
        return unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "no reason is known"
    }
}
