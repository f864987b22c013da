import Foundation

/// Separate memory for the state of one object, freed when the object ends.
///
/// Layout and drawing access some hundred fields of boxes and layers for each view. For properties of a class, Swift
/// records each access at run time to find accesses that overlap; that was a fifth of the time of building a tree.
///
/// The memory has one owner: a `let` of the object whose state it holds. Other objects keep a ``HotMemoryReference``
/// (docs/decisions/0097-memory-with-one-owner.md).
@_spi(Engine) @frozen @safe public struct HotMemory<State: ~Copyable>: ~Copyable {
    @usableFromInline let address: UnsafeMutablePointer<State>
    #if DEBUG
        /// Ends with the memory, so that a later use of a reference stops the program.
        @usableFromInline let witness: HotMemoryWitness<State>
    #endif

    /// Memory that holds `state`.
    @inlinable @inline(__always) public init(_ state: consuming State) {
        unsafe address = allocateHotMemory(byteCount: MemoryLayout<State>.size)
            .bindMemory(to: State.self, capacity: 1)
        unsafe address.initialize(to: state)
        #if DEBUG
            witness = unsafe HotMemoryWitness(address)
        #endif
    }

    @inlinable @inline(__always) deinit {
        unsafe address.deinitialize(count: 1)
        unsafe freeHotMemory(address)
    }

    /// The state, read and written in place.
    @inlinable public var state: State {
        @inline(__always) unsafeAddress { unsafe UnsafePointer(address) }
        @inline(__always) nonmutating unsafeMutableAddress { unsafe address }
    }

    /// A reference that does not keep the memory alive. It may be used while the owner lives.
    @inlinable public var reference: HotMemoryReference<State> {
        @inline(__always) get { HotMemoryReference(to: self) }
    }
}

/// Reference to the state of an object that outlives the holder of the reference.
///
/// Debug builds, and with them all tests, stop at a use after the memory was freed; release builds use the address
/// unchecked, as ``Unretained`` does for objects. `Tests/ArchitectureTests/unsafe-owners.txt` lists every stored
/// reference with the reason why it is valid.
@_spi(Engine) @frozen @safe public struct HotMemoryReference<State: ~Copyable> {
    #if DEBUG
        @usableFromInline unowned let witness: HotMemoryWitness<State>

        @inlinable @inline(__always) init(to memory: borrowing HotMemory<State>) { witness = memory.witness }

        @inlinable var address: UnsafeMutablePointer<State> { unsafe witness.address }
    #else
        @usableFromInline let address: UnsafeMutablePointer<State>

        @inlinable @inline(__always) init(to memory: borrowing HotMemory<State>) { unsafe address = memory.address }
    #endif

    /// The state, read and written in place.
    @inlinable public var state: State {
        @inline(__always) unsafeAddress { unsafe UnsafePointer(address) }
        @inline(__always) nonmutating unsafeMutableAddress { unsafe address }
    }
}

/// Memory for a part of an object's state that few objects have: no memory until ``make(_:)``.
@_spi(Engine) @frozen public struct OptionalHotMemory<State: ~Copyable>: ~Copyable {
    @usableFromInline var memory: HotMemory<State>?

    /// No memory.
    @inlinable @inline(__always) public init() { memory = nil }

    /// A reference to the part; nil if there is none.
    @inlinable public var reference: HotMemoryReference<State>? {
        @inline(__always) get {
            switch memory {
            case .some(let memory): memory.reference
            case nil: nil
            }
        }
    }

    /// Makes the part, in place of an existing one, and returns a reference to it.
    @inlinable public mutating func make(_ state: consuming State) -> HotMemoryReference<State> {
        let made = HotMemory(state)
        let reference = made.reference
        memory = consume made
        return reference
    }

    /// Frees the part, if it exists.
    @inlinable public mutating func discard() { memory = nil }
}

#if DEBUG
    /// An object that lives exactly as long as its hot memory. References hold it `unowned`, which checks each use.
    @_spi(Engine) @safe public final class HotMemoryWitness<State: ~Copyable> {
        @usableFromInline let address: UnsafeMutablePointer<State>

        @usableFromInline init(_ address: UnsafeMutablePointer<State>) { unsafe self.address = address }
    }
#endif

/// Memory by `malloc`, aligned to 16 bytes. `UnsafeMutablePointer.allocate` calls `posix_memalign`, which takes longer.
@usableFromInline @unsafe func allocateHotMemory(byteCount: Int) -> UnsafeMutableRawPointer {
    guard let memory = unsafe malloc(byteCount) else {
        preconditionFailure("There is no memory left for a layer or a box.")
    }
    return unsafe memory
}

@usableFromInline @unsafe func freeHotMemory(_ memory: UnsafeMutableRawPointer) { unsafe free(memory) }
