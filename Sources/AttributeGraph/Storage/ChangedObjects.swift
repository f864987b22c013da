/// Objects that announced a change in the current update.
///
/// A closure that captures a single object has that object as its context: `[model] in …`, or a method of the object
/// used as a value. Two such closures have equal bits, though they produce something else once the object has changed.
/// Closures with a listed object as context therefore count as different (S1.4).
package enum ChangedObjects {
    /// True if an object is listed. Used by graphs and comparisons on the main actor only; checking the actor here
    /// would cost more than the rest.
    nonisolated(unsafe) static var isAny = false
    nonisolated(unsafe) private static var addresses: Set<UInt> = []

    /// Lists `object` until ``forgetAll()``.
    @MainActor package static func insert(_ object: AnyObject) {
        unsafe addresses.insert(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
        unsafe isAny = true
    }

    /// Empties the list at the end of an update.
    @MainActor package static func forgetAll() {
        guard unsafe isAny else { return }
        unsafe addresses.removeAll()
        unsafe isAny = false
    }

    /// True if the word at `place` is the address of a listed object.
    @unsafe static func contain(wordAt place: UnsafeRawPointer) -> Bool {
        unsafe addresses.contains(place.loadUnaligned(as: UInt.self))
    }

    /// True if the word at `place`, within an enum, is the address of a listed object. An enum stores its case in bits
    /// that addresses do not use; these are masked.
    @unsafe static func contain(payloadWordAt place: UnsafeRawPointer) -> Bool {
        unsafe addresses.contains(place.loadUnaligned(as: UInt.self) & addressBits)
    }

    /// Bits that distinguish objects: addresses are multiples of 8 below 2⁵⁶.
    private static var addressBits: UInt { UInt.max >> 8 & ~7 }
}
