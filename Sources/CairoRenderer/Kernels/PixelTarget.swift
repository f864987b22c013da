import Platform

/// Pixels that kernels write to; valid for the duration of a call.
@safe struct PixelTarget {
    let base: UnsafeMutablePointer<UInt32>
    /// Distance between rows, in pixels.
    let stride: Int
    /// Rectangle of pixels that may be written.
    var clip: PixelRect
}
