import Foundation
public import Synchronization

/// State of one object, in the object's own memory, without checks for exclusive access.
///
/// Layout and drawing access some hundred fields of boxes and layers for each view. For properties of a class, Swift
/// records each access at run time to find accesses that overlap; that was a fifth of the time of building a tree.
///
/// The memory has one owner: a `let` of the object whose state it holds. It must not be stored anywhere else, since only
/// constants of objects never move. Other objects keep a ``HotMemoryReference``
/// (docs/decisions/0097-memory-with-one-owner.md, docs/decisions/0130-state-inside-its-object.md).
@_spi(Engine) @frozen @safe public struct HotMemory<State: ~Copyable>: ~Copyable {
    /// Memory with an address, inside its owner: the part of the standard library's `Mutex` that holds the value.
    @usableFromInline let cell: _Cell<State>
    #if DEBUG
        /// Ends with the memory, so that a later use of a reference stops the program.
        @usableFromInline let witness = HotMemoryWitness()
    #endif

    /// Memory that holds `state`.
    @inlinable @inline(__always) public init(_ state: consuming State) { cell = _Cell(state) }

    /// The state, read and written in place.
    @inlinable public var state: State {
        @inline(__always) unsafeAddress { unsafe UnsafePointer(cell._address) }
        @inline(__always) nonmutating unsafeMutableAddress { unsafe cell._address }
    }

    /// A reference that does not keep the memory alive. It may be used while the owner lives.
    @inlinable public var reference: HotMemoryReference<State> {
        @inline(__always) get {
            #if DEBUG
                unsafe HotMemoryReference(cell._address, witness)
            #else
                unsafe HotMemoryReference(cell._address)
            #endif
        }
    }
}

/// Reference to the state of an object that outlives the holder of the reference.
///
/// Debug builds, and with them all tests, stop at a use after the memory was freed; release builds use the address
/// unchecked, as ``Unretained`` does for objects. `Tests/ArchitectureTests/unsafe-owners.txt` lists every stored
/// reference with the reason why it is valid.
@_spi(Engine) @frozen @safe public struct HotMemoryReference<State: ~Copyable> {
    @usableFromInline let ownAddress: UnsafeMutablePointer<State>
    #if DEBUG
        @usableFromInline unowned let witness: HotMemoryWitness

        @inlinable init(_ address: UnsafeMutablePointer<State>, _ witness: HotMemoryWitness) {
            unsafe ownAddress = unsafe address
            self.witness = witness
        }

        @inlinable var address: UnsafeMutablePointer<State> {
            witness.check()
            return unsafe ownAddress
        }
    #else
        @inlinable @inline(__always) init(_ address: UnsafeMutablePointer<State>) {
            unsafe ownAddress = unsafe address
        }

        @inlinable var address: UnsafeMutablePointer<State> { @inline(__always) get { unsafe ownAddress } }
    #endif

    /// The state, read and written in place.
    @inlinable public var state: State {
        @inline(__always) unsafeAddress { unsafe UnsafePointer(address) }
        @inline(__always) nonmutating unsafeMutableAddress { unsafe address }
    }
}

/// Memory for a part of an object's state that few objects have: no memory until ``make(_:)``.
@_spi(Engine) @frozen @safe public struct OptionalHotMemory<State: ~Copyable>: ~Copyable {
    @usableFromInline var address: UnsafeMutablePointer<State>?
    #if DEBUG
        /// Ends with the part; nil while there is none.
        @usableFromInline var witness: HotMemoryWitness?
    #endif

    /// No memory.
    @inlinable @inline(__always) public init() { unsafe address = nil }

    @inlinable @inline(__always) deinit { unsafe Self.free(address) }

    /// A reference to the part; nil if there is none.
    @inlinable public var reference: HotMemoryReference<State>? {
        @inline(__always) get {
            guard let address = unsafe address else { return nil }
            #if DEBUG
                guard let witness else { return nil }
                return unsafe HotMemoryReference(address, witness)
            #else
                return unsafe HotMemoryReference(address)
            #endif
        }
    }

    /// Makes the part, in place of an existing one, and returns a reference to it.
    @inlinable public mutating func make(_ state: consuming State) -> HotMemoryReference<State> {
        let made = unsafe allocateHotMemory(byteCount: MemoryLayout<State>.size)
            .bindMemory(to: State.self, capacity: 1)
        unsafe made.initialize(to: state)
        discard()
        unsafe address = unsafe made
        #if DEBUG
            let witness = HotMemoryWitness()
            self.witness = witness
            return unsafe HotMemoryReference(made, witness)
        #else
            return unsafe HotMemoryReference(made)
        #endif
    }

    /// Frees the part, if it exists.
    @inlinable public mutating func discard() {
        let old = unsafe address
        unsafe address = nil
        #if DEBUG
            witness = nil
        #endif
        unsafe Self.free(old)
    }

    @inlinable static func free(_ address: UnsafeMutablePointer<State>?) {
        guard let address = unsafe address else { return }
        unsafe address.deinitialize(count: 1)
        unsafe freeHotMemory(address)
    }
}

#if DEBUG
    /// An object that lives exactly as long as its hot memory. References hold it `unowned`, which checks each use.
    @_spi(Engine) public final class HotMemoryWitness {
        @usableFromInline init() {}

        /// Does nothing. A call by an `unowned` reference stops the program if the memory has ended.
        @usableFromInline func check() {}
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
