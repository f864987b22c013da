import Glibc

/// Waiting for and reading of file descriptors.
enum Descriptors {
    /// Waits until one of the descriptors can be read or has ended.
    ///
    /// - Parameters:
    ///   - descriptors: descriptors to wait for; negative ones are passed over.
    ///   - milliseconds: longest wait; -1 for none.
    /// - Returns: those that can be read or have ended.
    static func wait(for descriptors: [Int32], milliseconds: Int32 = -1) -> [Int32] {
        var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard unsafe poll(&requests, nfds_t(requests.count), milliseconds) > 0 else { return [] }
        return requests.filter { $0.revents != 0 }.map(\.fd)
    }

    /// Reads what is there; nil at the end of the input.
    static func read(_ descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return [] }
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }
}
