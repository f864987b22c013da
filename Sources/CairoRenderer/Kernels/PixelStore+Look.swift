extension PixelStore {
    /// Hash of the size and the pixels.
    var look: UInt64 {
        // Four independent chains, because each step depends on the previous one. The multiplier is 2⁶⁴ over the golden
        // ratio.
        var sums = SIMD4<UInt64>(UInt64(width), UInt64(height), 1, 2)
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        let bytes = unsafe UnsafeRawPointer(base)
        // Rows are padded to multiples of four pixels, two to a word. Words beyond a multiple of four are hashed one by
        // one.
        let words = stride &* height / 2
        var word = 0
        while word &+ 3 < words {
            for lane in 0..<4 {
                let value = unsafe bytes.loadUnaligned(fromByteOffset: (word &+ lane) &* 8, as: UInt64.self)
                sums[lane] = (sums[lane] ^ value) &* factor
                sums[lane] ^= sums[lane] >> 29
            }
            word &+= 4
        }
        while word < words {
            let value = unsafe bytes.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)
            sums[0] = (sums[0] ^ value) &* factor
            sums[0] ^= sums[0] >> 29
            word &+= 1
        }
        var result: UInt64 = 0
        for lane in 0..<4 { result = (result ^ sums[lane]) &* factor }
        return result ^ result >> 32
    }
}
