/// Records by type: open addressing with a probe or two, instead of a dictionary's 15 ns, since each new edge
/// needs one.
@safe package final class TypeTable<Record> {
    private var keys: UnsafeMutablePointer<UInt>
    private var records: UnsafeMutablePointer<Record>
    private var capacity = 256
    private var count = 0

    package init() {
        unsafe keys = .allocate(capacity: 256)
        unsafe keys.initialize(repeating: 0, count: 256)
        unsafe records = .allocate(capacity: 256)
    }

    deinit {
        for place in 0..<capacity where unsafe keys[place] != 0 { unsafe (records + place).deinitialize(count: 1) }
        unsafe keys.deallocate()
        unsafe records.deallocate()
    }

    package subscript(type: ObjectIdentifier) -> Record? {
        let key = UInt(bitPattern: type)
        var place = Self.hash(key) & (capacity - 1)
        while true {
            let found = unsafe keys[place]
            if found == key { return unsafe records[place] }
            if found == 0 { return nil }
            place = (place + 1) & (capacity - 1)
        }
    }

    package func add(_ record: Record, for type: ObjectIdentifier) {
        if count * 2 >= capacity { grow() }
        count += 1
        insert(record, UInt(bitPattern: type))
    }

    /// Replaces the record of `type`, or adds it.
    package func replace(_ record: Record, for type: ObjectIdentifier) {
        let key = UInt(bitPattern: type)
        var place = Self.hash(key) & (capacity - 1)
        while true {
            let found = unsafe keys[place]
            if found == 0 { return add(record, for: type) }
            if found == key {
                unsafe records[place] = record
                return
            }
            place = (place + 1) & (capacity - 1)
        }
    }

    private func insert(_ record: Record, _ key: UInt) {
        var place = Self.hash(key) & (capacity - 1)
        while unsafe keys[place] != 0 { place = (place + 1) & (capacity - 1) }
        unsafe keys[place] = key
        unsafe (records + place).initialize(to: record)
    }

    private func grow() {
        let (oldKeys, oldRecords, oldCapacity) = unsafe (keys, records, capacity)
        capacity *= 2
        unsafe keys = .allocate(capacity: capacity)
        unsafe keys.initialize(repeating: 0, count: capacity)
        unsafe records = .allocate(capacity: capacity)
        for place in 0..<oldCapacity where unsafe oldKeys[place] != 0 {
            unsafe insert((oldRecords + place).move(), oldKeys[place])
        }
        unsafe oldKeys.deallocate()
        unsafe oldRecords.deallocate()
    }

    private static func hash(_ key: UInt) -> Int {
        // Metadata is aligned to 8 or 16 bytes and contiguous: the low bits carry little information until multiplied.
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40)
    }
}
