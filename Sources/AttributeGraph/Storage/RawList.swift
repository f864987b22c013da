/// Growing array of plain values in raw memory: an array in a class would need exclusivity checks at each access.
@safe struct RawList<Element: BitwiseCopyable> {
    private var base: UnsafeMutablePointer<Element>
    private var capacity = 16
    /// Number of elements. May be reduced, but not increased, from outside.
    var count = 0

    init() { unsafe base = .allocate(capacity: 16) }

    func deallocate() { unsafe base.deallocate() }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            // Index `count` may still be read: the element just removed.
            assert(index >= 0 && index < capacity)
            return unsafe base[index]
        }
        @inline(__always) nonmutating set {
            assert(index >= 0 && index < count)
            unsafe base[index] = newValue
        }
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow() }
        unsafe (base + count).initialize(to: element)
        count += 1
    }

    mutating func swapAt(_ a: Int, _ b: Int) {
        let element = self[a]
        self[a] = self[b]
        self[b] = element
    }

    @inline(never) private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        unsafe larger.moveInitialize(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = larger
        capacity *= 2
    }
}
