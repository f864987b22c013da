/// Objects that announced a change in the update that runs.
///
/// A closure that captures one object and nothing else has the object itself as its context: `[model] in …`, or a method of
/// the object as a value. Two such closures have equal bits, though what they show is another thing after the object has
/// changed. While objects are listed here, such closures count as different (S1.4).
package enum ChangedObjects {
    /// Only graphs and comparisons ask, and they are the main actor's; a check of that here would cost more than the rest.
    nonisolated(unsafe) static var isAny = false
    nonisolated(unsafe) private static var addresses: Set<UInt> = []

    /// Lists `object` until ``forgetAll()``.
    @MainActor package static func insert(_ object: AnyObject) {
        unsafe addresses.insert(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
        unsafe isAny = true
    }

    /// The update has ended.
    @MainActor package static func forgetAll() {
        guard unsafe isAny else { return }
        unsafe addresses.removeAll()
        unsafe isAny = false
    }

    /// Whether the word at `place` is the address of a listed object.
    @unsafe static func contain(wordAt place: UnsafeRawPointer) -> Bool {
        unsafe addresses.contains(place.loadUnaligned(as: UInt.self))
    }

    /// The same where a word lies in an enum, which keeps its case in bits that an address does not use.
    @unsafe static func contain(payloadWordAt place: UnsafeRawPointer) -> Bool {
        unsafe addresses.contains(place.loadUnaligned(as: UInt.self) & addressBits)
    }

    /// The bits that tell one object from another: objects lie at multiples of 8, and in the lower 2⁵⁶ bytes.
    private static var addressBits: UInt { UInt.max >> 8 & ~7 }
}
