import CPango
import CPixbuf
package import Foundation

/// Writer of JPEG pictures, by the library gdk-pixbuf, which is opened when the first one is written.
@safe package struct JPEGWriter: @unchecked Sendable {
    /// Error of writing a JPEG picture.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        case noLibrary(reason: String)
        case notEncoded(reason: String)

        package var description: String {
            switch self {
            case .noLibrary(let reason):
                "JPEG pictures cannot be written without libgdk-pixbuf-2.0-0, which could not be opened: \(reason)"
            case .notEncoded(let reason): "a JPEG picture could not be written: \(reason)"
            }
        }
    }

    private let functions: lilt_pixbuf_writer

    private static let shared: Result<JPEGWriter, Failure> = {
        var functions = lilt_pixbuf_writer()
        if let reason = unsafe lilt_open_pixbuf_writer(&functions) {
            return .failure(.noLibrary(reason: unsafe String(cString: reason)))
        }
        return .success(JPEGWriter(functions: functions))
    }()

    /// Encodes `bitmap` on white.
    ///
    /// - Parameters:
    ///   - bitmap: the picture.
    ///   - quality: 0 for the smallest file to 1 for the best picture.
    /// - Returns: the file's bytes.
    /// - Throws: `Failure` if the library is missing or refuses.
    package static func encode(_ bitmap: Bitmap, quality: Double) throws(Failure) -> Data {
        try shared.get().encode(bitmap, quality: quality)
    }

    /// Encodes `bitmap` by the opened library.
    ///
    /// - Throws: `Failure.notEncoded` if the library refuses.
    private func encode(_ bitmap: Bitmap, quality: Double) throws(Failure) -> Data {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(bitmap.width * bitmap.height * 3)
        for pixel in bitmap.pixels {
            // Colours are premultiplied: white shines through.
            let white = 255 - pixel >> 24
            for shift in [16, 8, 0] as [UInt32] { bytes.append(UInt8(min((pixel >> shift & 255) + white, 255))) }
        }
        var error: UnsafeMutablePointer<GError>?
        var buffer: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        let percent = "\(Int((min(max(quality, 0), 1) * 100).rounded()))"
        let isEncoded = unsafe bytes.withUnsafeBufferPointer { pixels in
            guard
                let pixbuf = unsafe functions.new_from_data(
                    pixels.baseAddress, 0, 0, 8, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 3),
                    nil, nil)
            else { return false }
            defer { unsafe g_object_unref(pixbuf) }
            return unsafe "quality".withCString { key in
                unsafe percent.withCString { value in
                    var keys: [UnsafeMutablePointer<CChar>?] = unsafe [UnsafeMutablePointer(mutating: key), nil]
                    var values: [UnsafeMutablePointer<CChar>?] = unsafe [UnsafeMutablePointer(mutating: value), nil]
                    return unsafe functions.save_to_bufferv(pixbuf, &buffer, &count, "jpeg", &keys, &values, &error)
                        != 0
                }
            }
        }
        guard isEncoded, let buffer = unsafe buffer else {
            let reason = unsafe error.map { unsafe String(cString: $0.pointee.message) } ?? "no reason is known"
            if let error = unsafe error { unsafe g_error_free(error) }
            throw .notEncoded(reason: reason)
        }
        defer { unsafe g_free(buffer) }
        return unsafe Data(bytes: buffer, count: Int(count))
    }
}
