import CWayland
import Glibc

/// Calls `body` with a request's arguments in their C form, which is valid only during the call.
@MainActor func withWireArguments<let count: Int, Result>(
    _ arguments: [count of Argument], _ body: (UnsafeMutablePointer<wl_argument>) -> Result
) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: max(count, 1)) { buffer in
        // Strings are copied, arrays become `wl_array`s; libwayland reads both during the call only.
        var strings: [UnsafeMutablePointer<CChar>] = unsafe []
        var arrays: [WireArrayCopy] = []
        defer { while let string = unsafe strings.popLast() { unsafe free(string) } }
        for index in arguments.indices {
            var argument = unsafe wl_argument()
            switch arguments[index] {
            case .int(let value): unsafe argument.i = value
            case .uint(let value): unsafe argument.u = value
            case .fixed(let value): unsafe argument.f = WireFixed.encode(value)
            case .string(let value):
                let copy = unsafe value.flatMap { unsafe strdup($0) }
                unsafe argument.s = unsafe UnsafePointer(copy)
                if let copy = unsafe copy { unsafe strings.append(copy) }
            case .object(let proxy): unsafe argument.o = proxy?.raw
            case .newObject: unsafe argument.n = 0
            case .array(let value):
                let copy = WireArrayCopy(value)
                arrays.append(copy)
                unsafe argument.a = unsafe copy.pointer
            case .fileDescriptor(let value): unsafe argument.h = value
            }
            unsafe buffer.initializeElement(at: index, to: argument)
        }
        return withExtendedLifetime(arrays) {
            // A temporary allocation of a positive capacity has an address.
            unsafe body(unsafe buffer.baseAddress.unsafelyUnwrapped)
        }
    }
}

/// 24.8 fixed point numbers of the wire.
enum WireFixed {
    static func decode(_ value: Int32) -> Double { Double(value) / 256 }

    /// Rounds to the nearest number in range; NaN becomes 0.
    static func encode(_ value: Double) -> Int32 {
        let scaled = (value * 256).rounded()
        return scaled.isNaN ? 0 : Int32(max(Double(Int32.min), min(Double(Int32.max), scaled)))
    }
}

/// Owns one `wl_array` and its bytes.
@safe private final class WireArrayCopy {
    let pointer: UnsafeMutablePointer<wl_array>
    private let bytes: UnsafeMutableRawPointer

    init(_ array: WireArray) {
        unsafe bytes = .allocate(byteCount: max(array.bytes.count, 1), alignment: 8)
        unsafe UnsafeMutableRawBufferPointer(start: bytes, count: array.bytes.count).copyBytes(from: array.bytes)
        unsafe pointer = .allocate(capacity: 1)
        unsafe pointer.initialize(to: wl_array(size: array.bytes.count, alloc: array.bytes.count, data: bytes))
    }

    deinit {
        unsafe pointer.deallocate()
        unsafe bytes.deallocate()
    }
}
