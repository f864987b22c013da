import CWayland
import Glibc

/// Owns one cursor theme of libwayland-cursor, which reads the user's theme or uses a plain built-in one.
@MainActor @safe package final class CursorTheme {
    package struct Image {
        /// Buffer with the pixels. The theme owns it: do not destroy it.
        package let buffer: Proxy
        /// Pixels.
        package let width: Int32
        package let height: Int32
        package let hotspotX: Int32
        package let hotspotY: Int32
    }

    private let theme: ThemeHandle
    private weak var connection: Connection?

    /// Loads the theme named by `XCURSOR_THEME` in the size `XCURSOR_SIZE`, by default 24; nil if it cannot be loaded.
    ///
    /// - Parameters:
    ///   - scale: factor of the size.
    ///   - shm: the `wl_shm` that makes the theme's buffers.
    package init?(scale: Int, shm: Proxy) {
        let size = Self.variable("XCURSOR_SIZE").flatMap { Int($0) } ?? 24
        guard let raw = unsafe shm.raw, let connection = shm.connection, (1...256).contains(size),
            let theme = unsafe wl_cursor_theme_load(Self.variable("XCURSOR_THEME"), Int32(size * scale), raw)
        else { return nil }
        self.theme = unsafe ThemeHandle(theme, display: connection.display)
        self.connection = connection
    }

    /// First image of the first of these cursors that the theme has; nil if it has none.
    package func image(named names: [String]) -> Image? {
        guard let connection else { return nil }
        for name in names {
            guard let cursor = unsafe wl_cursor_theme_get_cursor(theme.raw, name),
                unsafe cursor.pointee.image_count > 0,
                let image = unsafe cursor.pointee.images[0],
                let buffer = unsafe wl_cursor_image_get_buffer(image)
            else { continue }
            return unsafe Image(
                buffer: connection.borrow(buffer, version: 1), width: Int32(image.pointee.width),
                height: Int32(image.pointee.height), hotspotX: Int32(image.pointee.hotspot_x),
                hotspotY: Int32(image.pointee.hotspot_y))
        }
        return nil
    }

    private static func variable(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}

/// Owns the theme with its buffers, and retains the display, which must exist until the buffers are destroyed.
@safe private struct ThemeHandle: ~Copyable {
    let raw: OpaquePointer
    private let display: Display

    init(_ raw: OpaquePointer, display: Display) {
        unsafe self.raw = unsafe raw
        self.display = display
    }

    deinit { unsafe wl_cursor_theme_destroy(raw) }
}
