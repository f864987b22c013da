internal import CSwiftRuntime

/// Record of one conformance in a program's image, as the compiler writes it.
///
/// Layouts are those of the Swift runtime's ABI: `include/swift/ABI/Metadata.h` of the Swift project,
/// `TargetProtocolConformanceDescriptor` and `ConformanceFlags`.
@safe struct ConformanceRecord: Sendable {
    private let address: UInt

    fileprivate init(at address: UInt) { self.address = address }

    /// Address of the protocol's descriptor.
    var protocolRecord: UInt { RelativeReference(at: address).target }

    /// Address of the type's descriptor; nil if the type is named in another way.
    var type: UInt? {
        switch (flags >> 3) & 7 {
        case 0: RelativeReference(at: address + 4).direct
        case 1: Word(at: RelativeReference(at: address + 4).direct).value
        default: nil
        }
    }

    private var flags: UInt32 { unsafe UnsafePointer<UInt32>(bitPattern: address + 12)?.pointee ?? .max }

    /// The type itself; nil if it is generic, or named in another way.
    var plainType: Any.Type? {
        guard let type, let flags = unsafe UnsafePointer<UInt32>(bitPattern: type)?.pointee else { return nil }
        let isGeneric = flags & 0x80 != 0
        // Structs, enums and classes refer to the function behind their names.
        guard !isGeneric, 16...18 ~= flags & 0x1F,
            let function = unsafe UnsafeRawPointer(bitPattern: RelativeReference(at: type + 12).direct),
            let metadata = unsafe CSwiftMetadata(function)
        else { return nil }
        // A metatype is the address of its metadata, which the function of a type without parameters always gives.
        return unsafe unsafeBitCast(metadata, to: Any.Type.self)
    }

    /// True if the conformance has neither conditions nor isolation.
    private var isPlain: Bool { flags & 0xFF00_FF00 == 0 && flags & (1 << 19) == 0 }

    /// Returns the address of the type's table of witnesses; nil if only the runtime can tell it.
    func witnesses(of type: TypeMetadata) -> UInt? {
        guard isPlain, !type.inherits else { return nil }
        guard let conformance = unsafe UnsafeRawPointer(bitPattern: address),
            let type = unsafe UnsafeRawPointer(bitPattern: type.address)
        else { return nil }
        return unsafe UInt(bitPattern: swift_getWitnessTable(conformance, type, nil))
    }
}

/// Tables of one image of the program, an executable or a library, in which the compiler lists what the runtime needs.
///
/// The layout is that of `MetadataSections` in the Swift runtime's `stdlib/public/runtime/ImageInspectionELF.h`.
@safe struct MetadataSections: Sendable {
    /// Address of the records of conformances.
    let start: UInt
    private let length: UInt

    /// Number of images that are loaded.
    static var count: Int {
        var count = 0
        unsafe swift_enumerateAllMetadataSections(countImage, &count)
        return count
    }

    /// Sections of all images that are loaded; fewer than ``count`` if one has a layout that is not known.
    static var all: [MetadataSections] {
        var sections: [MetadataSections] = []
        // Not `&sections`, which would be the array's elements.
        unsafe withUnsafeMutablePointer(to: &sections) { unsafe swift_enumerateAllMetadataSections(addImage, $0) }
        return sections
    }

    fileprivate init?(_ image: UnsafeRawPointer) {
        let words = unsafe image.assumingMemoryBound(to: UInt.self)
        guard unsafe words[0] == Self.version else { return nil }
        (start, length) = unsafe (words[6], words[7])
    }

    /// Version of the layout, as of Swift 6.
    private static let version: UInt = 5

    /// Calls `body` with each conformance.
    func forEachConformance(_ body: (ConformanceRecord) -> Void) {
        for place in stride(from: start, to: start + length, by: 4) {
            body(ConformanceRecord(at: RelativeReference(at: place).direct))
        }
    }
}

/// Metadata of a type: what the runtime knows of it.
///
/// Layouts are those of `TargetMetadata` and its kinds in the Swift runtime's ABI, without Objective-C.
@safe struct TypeMetadata {
    let address: UInt

    /// A value of `Any.Type` is the address of the type's metadata.
    init(_ type: Any.Type) { address = unsafe unsafeBitCast(type, to: UInt.self) }

    private init(at address: UInt) { self.address = address }

    private subscript(word: UInt) -> UInt { Word(at: address + 8 * word).value }

    private enum Kind {
        static let enumeration: UInt = 0x201
        static let optional: UInt = 0x202
        static let values = 0x200...optional
        static let existential: UInt = 0x303
        static let existentialMetatype: UInt = 0x306
    }

    private var isClass: Bool { self[0] == 0 || self[0] >= 0x800 }

    /// True for a class with a superclass, which may conform where the class is not listed.
    var inherits: Bool { isClass && self[1] != 0 }

    /// Address of the descriptor of a struct, enum or class; nil for other types, and for those that several images may
    /// describe, as imported ones.
    var descriptor: UInt? {
        let descriptor: UInt
        if Kind.values.contains(self[0]) {
            descriptor = self[1]
        } else if isClass {
            descriptor = self[5]
        } else {
            return nil
        }
        let isUnique = 0x40 as UInt32
        guard let flags = unsafe UnsafePointer<UInt32>(bitPattern: descriptor)?.pointee else { return nil }
        return flags & isUnique != 0 ? descriptor : nil
    }

    /// Numbers of an enumeration's cases; nil for other types.
    var cases: (withValues: Int, withoutValues: Int)? {
        guard self[0] == Kind.enumeration, let counts = unsafe UnsafePointer<UInt32>(bitPattern: self[1] + 20) else {
            return nil
        }
        return unsafe (Int(counts[0] & 0xFF_FFFF), Int(counts[1]))
    }

    /// Type that an optional wraps; nil for other types.
    var wrapped: Any.Type? {
        // An optional's only parameter follows the descriptor.
        self[0] == Kind.optional ? unsafe unsafeBitCast(self[2], to: Any.Type.self) : nil
    }

    /// Address of the descriptor of the one protocol of an existential metatype; nil for other types.
    var protocolRecord: UInt? {
        guard self[0] == Kind.existentialMetatype else { return nil }
        let instance = TypeMetadata(at: self[1])
        // Flags and number of protocols: one protocol that is not limited to classes.
        guard instance[0] == Kind.existential, instance[1] >> 32 == 1, instance[1] & (1 << 31) != 0 else { return nil }
        return instance[2]
    }
}

/// Word of memory.
@safe private struct Word {
    let value: UInt

    init(at address: UInt) { value = unsafe UnsafePointer<UInt>(bitPattern: address)?.pointee ?? 0 }
}

/// Reference that is the distance from its own place.
@safe private struct RelativeReference {
    private let address: UInt
    private let distance: Int32

    init(at address: UInt) {
        self.address = address
        distance = unsafe UnsafePointer<Int32>(bitPattern: address)?.pointee ?? 0
    }

    /// Address that the reference names by its distance.
    var direct: UInt { address &+ UInt(bitPattern: Int(distance)) }

    /// Address that the reference names, or that is written at the place that an odd distance names.
    var target: UInt {
        guard distance & 1 != 0 else { return direct }
        return Word(at: direct & ~1).value
    }
}

private func countImage(_ image: UnsafeRawPointer, _ count: UnsafeMutableRawPointer?) -> Bool {
    unsafe count?.assumingMemoryBound(to: Int.self).pointee += 1
    return true
}

private func addImage(_ image: UnsafeRawPointer, _ sections: UnsafeMutableRawPointer?) -> Bool {
    guard let image = unsafe MetadataSections(image) else { return true }
    unsafe sections?.assumingMemoryBound(to: [MetadataSections].self).pointee.append(image)
    return true
}
