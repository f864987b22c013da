import Foundation

/// The state of one object, in memory of its own, which the object frees at its end.
///
/// Layout and drawing touch some hundred fields of boxes and layers for each view. Were they properties of a class, each
/// touch would be entered in a list of accesses and taken out again, to find two that overlap: a fifth of what it took to
/// build a tree.
@_spi(Engine) @frozen @safe public struct HotMemory<State>: @unchecked Sendable {
    @usableFromInline let address: UnsafeMutablePointer<State>

    /// Memory that begins as `state`.
    @inlinable @inline(__always) public init(_ state: consuming State) {
        unsafe address = allocateHotMemory(byteCount: MemoryLayout<State>.size)
            .bindMemory(to: State.self, capacity: 1)
        unsafe address.initialize(to: state)
    }

    /// Called once, by the end of the object that owns it.
    @inlinable @inline(__always) public func free() {
        unsafe address.deinitialize(count: 1)
        unsafe freeHotMemory(address)
    }

    /// What the object keeps of itself.
    @inlinable public var state: State {
        @inline(__always) unsafeAddress { unsafe UnsafePointer(address) }
        @inline(__always) nonmutating unsafeMutableAddress { unsafe address }
    }
}

/// What pointers are allocated by asks for aligned memory, which the C library has to search for; this is aligned to 16
/// bytes as well, and at hand.
@usableFromInline @unsafe func allocateHotMemory(byteCount: Int) -> UnsafeMutableRawPointer {
    guard let memory = unsafe malloc(byteCount) else {
        preconditionFailure("There is no memory left for a layer or a box.")
    }
    return unsafe memory
}

@usableFromInline @unsafe func freeHotMemory(_ memory: UnsafeMutableRawPointer) { unsafe free(memory) }
