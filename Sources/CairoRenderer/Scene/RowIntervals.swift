import CLanes

/// Growing memory for the intervals of rows.
@safe struct RowIntervals: ~Copyable {
    private var base: UnsafeMutablePointer<RowInterval>?
    private var capacity = 0

    init() { unsafe base = nil }

    deinit { unsafe base?.deallocate() }

    /// Memory for `count` rows and three more, whose content is undefined, until the next call.
    mutating func room(for count: Int) -> UnsafeMutablePointer<RowInterval> {
        if let base = unsafe base, count + 3 <= capacity { return unsafe base }
        unsafe base?.deallocate()
        capacity = max(2 * capacity, count + 3)
        let larger = UnsafeMutablePointer<RowInterval>.allocate(capacity: capacity)
        unsafe base = larger
        return unsafe larger
    }
}
