import CCurl
import Foundation

/// The library libcurl, which is opened when the first address is fetched.
@safe package struct CurlLibrary: @unchecked Sendable {
    private let functions: lilt_curl

    /// The opened library, or the reason for which it could not be opened.
    package static let shared: Result<CurlLibrary, FetchFailure> = {
        var functions = lilt_curl()
        if let reason = unsafe lilt_open_curl(&functions) {
            return .failure(.noLibrary(reason: unsafe String(cString: reason)))
        }
        return .success(CurlLibrary(functions: functions))
    }()

    /// Fetches `address`; blocks the thread until that is done.
    ///
    /// - Parameters:
    ///   - address: an address of HTTP or HTTPS.
    ///   - mostBytes: greatest number of bytes.
    ///   - cancel: flag that ends the fetch.
    /// - Returns: the bytes at the address.
    /// - Throws: `FetchFailure` if there is no answer, one that reports a failure, or too many bytes.
    package func fetch(_ address: String, mostBytes: Int, cancel: CancelFlag) throws(FetchFailure) -> Fetched {
        var functions = functions
        let result = unsafe lilt_fetch(&functions, address, mostBytes, cancel.raw)
        defer { unsafe free(result.bytes) }
        let isCancelled = unsafe result.is_cancelled
        if isCancelled || cancel.isRaised { throw .cancelled }
        if unsafe result.is_too_long { throw .tooLong(mostBytes: mostBytes) }
        if let reason = unsafe result.failure { throw .failed(reason: unsafe String(cString: reason)) }
        let status = unsafe result.status
        guard (200..<300).contains(status) else { throw .refused(status: status) }
        let data = unsafe result.bytes.map { unsafe Data(bytes: $0, count: result.count) } ?? Data()
        return unsafe Fetched(data: data, mayBeKept: result.may_be_kept)
    }
}

/// Flag by which a fetch is cancelled, from any thread.
@safe package final class CancelFlag: @unchecked Sendable {
    fileprivate let raw: UnsafeMutableRawPointer?

    /// A flag that is not raised.
    package init() { unsafe raw = UnsafeMutableRawPointer(lilt_new_flag()) }
    deinit { unsafe free(raw) }

    /// Cancels the fetch; one that is done stays.
    package func raise() { if let raw = unsafe raw { unsafe lilt_raise_flag(raw) } }

    fileprivate var isRaised: Bool { unsafe raw.map { unsafe lilt_flag_is_raised($0) } ?? false }
}
