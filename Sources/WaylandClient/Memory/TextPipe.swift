import Glibc

/// Pipe for text between two programs. No call blocks.
package enum TextPipe {
    /// Makes a pipe; nil if the machine has no more file descriptors. Reads do not block, and started programs inherit
    /// neither end.
    package static func make() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        setNonBlocking(ends[0])
        return (ends[0], ends[1])
    }

    /// Makes reads and writes of a file return at once.
    package static func setNonBlocking(_ file: Int32) {
        _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
    }

    package enum Read: Equatable {
        case bytes([UInt8])
        /// No data has arrived yet.
        case wouldWait
        /// The other side has written everything.
        case end
        case failed
    }

    private static let chunk = 65_536

    package static func read(_ file: borrowing FileDescriptor) -> Read {
        unsafe withUnsafeTemporaryAllocation(byteCount: chunk, alignment: 1) { buffer in
            let count = unsafe Glibc.read(file.rawValue, buffer.baseAddress, chunk)
            if count > 0 { return unsafe .bytes(Array(buffer.prefix(count))) }
            if count == 0 { return .end }
            return errno == EAGAIN || errno == EINTR ? .wouldWait : .failed
        }
    }

    /// Writes some of `bytes`.
    ///
    /// - Returns: number of bytes written, 0 if the pipe is full; nil if the reading end is closed.
    package static func write(_ bytes: ArraySlice<UInt8>, to file: borrowing FileDescriptor) -> Int? {
        let descriptor = file.rawValue
        return withoutPipeSignal {
            let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return count }
            return errno == EAGAIN || errno == EINTR ? 0 : nil
        }
    }

    /// Runs `body` with SIGPIPE blocked and discarded: writing to a pipe with a closed reading end then fails, and does
    /// not end this process.
    private static func withoutPipeSignal<Result>(_ body: () -> Result) -> Result {
        var signals = sigset_t()
        var before = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer {
            var none = timespec()
            while unsafe sigtimedwait(&signals, nil, &none) > 0 {}
            unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return body()
    }
}
