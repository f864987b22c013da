import Platform

/// Pixels that kernels write to, for the length of a call.
@safe struct PixelTarget {
    let base: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    let stride: Int
    /// What may be written.
    var clip: PixelRect
}
