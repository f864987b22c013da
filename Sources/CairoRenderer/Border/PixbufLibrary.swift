// GLib's types come with Pango's.
import CPango
import CPixbuf
import Foundation
import PictureFormats

/// The library gdk-pixbuf: decodes JPEG, WebP and GIF. It is opened when the first such picture is decoded, so that
/// programs without one neither load it nor need it.
@safe struct PixbufLibrary: @unchecked Sendable {
    private let functions: lilt_pixbuf

    /// Package of the library.
    private static let package = "libgdk-pixbuf-2.0-0"
    /// The opened library, or the reason for which it could not be opened.
    private static let shared: Result<PixbufLibrary, LibraryMissing> = {
        var functions = lilt_pixbuf()
        if let reason = unsafe lilt_open_pixbuf(&functions) {
            return .failure(LibraryMissing(reason: unsafe String(cString: reason)))
        }
        return .success(PixbufLibrary(functions: functions))
    }()

    /// Decodes a picture and turns it upright.
    ///
    /// A JPEG or WebP file whose data ends too soon or is damaged gives the part that could be decoded, on grey.
    ///
    /// - Throws: `PictureFailure` if nothing could be decoded, or the picture has not the size of `header`, or what
    ///   decodes it is not installed.
    static func decode(_ bytes: Data, _ header: PictureHeader, name: String) throws(PictureFailure) -> PixelStore {
        switch shared {
        case .success(let library): return try library.decode(bytes, header, name: name)
        case .failure(let failure):
            throw .noLibrary(name: name, header.format, package: package, reason: failure.reason)
        }
    }

    /// Decodes the bytes of a picture whose header was read.
    ///
    /// - Throws: `PictureFailure.noLibrary` if there is no loader for the format, `.damaged` if the bytes hold no
    ///   picture.
    private func decode(
        _ bytes: Data, _ header: PictureHeader, name: String
    ) throws(PictureFailure) -> PixelStore {
        var error: UnsafeMutablePointer<GError>?
        guard let loader = unsafe functions.loader_new_with_type(header.format.pixbufType, &error) else {
            let package = header.format == .webp ? "webp-pixbuf-loader" : Self.package
            throw .noLibrary(name: name, header.format, package: package, reason: unsafe Self.take(&error))
        }
        defer { unsafe g_object_unref(loader) }
        let expectation = PixbufExpectation(header, functions)
        let context = unsafe Unmanaged.passUnretained(expectation).toOpaque()
        unsafe lilt_on_size(loader, pixbufSizePrepared, context)
        unsafe lilt_on_area(loader, pixbufAreaPrepared, context)
        unsafe bytes.withUnsafeBytes { bytes in
            let start = unsafe bytes.bindMemory(to: UInt8.self).baseAddress
            expectation.isWriting = true
            if unsafe functions.loader_write(loader, start, gsize(bytes.count), &error) == 0 {
                expectation.fault = unsafe Self.take(&error)
            }
            expectation.isWriting = false
        }
        // A loader must be closed even after an error.
        if unsafe functions.loader_close(loader, &error) == 0 {
            let fault = unsafe Self.take(&error)
            if expectation.fault == nil { expectation.fault = fault }
        }
        let fault = expectation.fault
        withExtendedLifetime(expectation) {}
        if expectation.isOfOtherSize {
            throw .damaged(name: name, header.format, reason: "its data has another size than its header")
        }
        guard let pixbuf = unsafe functions.loader_get_pixbuf(loader), fault == nil || header.format == .jpeg else {
            throw .damaged(name: name, header.format, reason: fault ?? "there is no picture in it")
        }
        return unsafe try upright(pixbuf, header, name: name)
    }

    /// Turns a decoded picture as the header's orientation says, and copies its pixels.
    ///
    /// - Throws: `PictureFailure.damaged` if there is no memory, or the pixels have another form than the header's.
    private func upright(
        _ pixbuf: UnsafeMutablePointer<GObject>, _ header: PictureHeader, name: String
    ) throws(PictureFailure) -> PixelStore {
        // The header decides, by which the layout has been made.
        _ = unsafe functions.remove_option(pixbuf, "orientation")
        _ = unsafe functions.set_option(pixbuf, "orientation", "\(header.orientation)")
        guard let turned = unsafe functions.apply_embedded_orientation(pixbuf) else {
            throw .damaged(name: name, header.format, reason: "there is no memory to turn it")
        }
        defer { unsafe g_object_unref(turned) }
        let width = unsafe Int(functions.get_width(turned))
        let height = unsafe Int(functions.get_height(turned))
        let channels = unsafe Int(functions.get_n_channels(turned))
        guard width == header.width, height == header.height, unsafe functions.get_bits_per_sample(turned) == 8,
            channels == 3 || channels == 4, let pixels = unsafe functions.read_pixels(turned)
        else { throw .damaged(name: name, header.format, reason: "its data has another size than its header") }
        let store = PixelStore(width: width, height: height)
        unsafe store.copy(
            straight: pixels, stride: Int(functions.get_rowstride(turned)), hasAlpha: channels == 4)
        return store
    }

    /// Returns the error's message and frees it.
    private static func take(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        guard let raised = unsafe error else { return "no reason is known" }
        defer {
            unsafe g_error_free(raised)
            unsafe error = nil
        }
        return unsafe raised.pointee.message.map { unsafe String(cString: $0) } ?? "no reason is known"
    }
}

/// Reason for which a library could not be opened.
struct LibraryMissing: Error { let reason: String }

/// Size that a decoder must find, and what went wrong meanwhile.
@safe private final class PixbufExpectation {
    let functions: lilt_pixbuf
    let width: Int
    let height: Int
    /// True for formats whose pixels are decoded in place, after the memory was handed out.
    let isFilledBefore: Bool
    var isWriting = false
    var isOfOtherSize = false
    var fault: String?

    init(_ header: PictureHeader, _ functions: lilt_pixbuf) {
        self.functions = functions
        (width, height) = header.orientation > 4 ? (header.height, header.width) : (header.width, header.height)
        isFilledBefore = header.format == .jpeg || header.format == .webp && !header.isAnimated
    }
}

/// Refuses a picture whose size is not that of the header, whose limits have been checked.
private let pixbufSizePrepared: @convention(c) (UnsafeMutablePointer<GObject>?, Int32, Int32, gpointer?) -> Void = {
    loader, width, height, context in
    guard let loader = unsafe loader, let context = unsafe context else { return }
    let expectation = unsafe Unmanaged<PixbufExpectation>.fromOpaque(context).takeUnretainedValue()
    guard width != Int32(expectation.width) || height != Int32(expectation.height) else { return }
    expectation.isOfOtherSize = true
    // Sizes of zero make the decoders of JPEG and GIF give up; that of WebP allocates what its file says.
    unsafe expectation.functions.loader_set_size(loader, 0, 0)
}

/// Fills the memory of a picture before it is decoded, so that what is missing shows grey and not old memory.
private let pixbufAreaPrepared: @convention(c) (UnsafeMutablePointer<GObject>?, gpointer?) -> Void = {
    loader, context in
    guard let loader = unsafe loader, let context = unsafe context else { return }
    let expectation = unsafe Unmanaged<PixbufExpectation>.fromOpaque(context).takeUnretainedValue()
    // Later, while the loader is closed, the pixels are there already.
    guard expectation.isFilledBefore, expectation.isWriting,
        let pixbuf = unsafe expectation.functions.loader_get_pixbuf(loader)
    else { return }
    let hasAlpha = unsafe expectation.functions.get_n_channels(pixbuf) == 4
    unsafe expectation.functions.fill(pixbuf, hasAlpha ? 0 : 0x8080_80FF)
}

extension PictureFormat {
    /// Name of the format in gdk-pixbuf.
    fileprivate var pixbufType: String {
        switch self {
        case .png: "png"
        case .jpeg: "jpeg"
        case .webp: "webp"
        case .gif: "gif"
        case .svg: "svg"
        case .pdf: "pdf"
        }
    }
}
