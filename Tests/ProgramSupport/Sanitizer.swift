import Foundation

/// The sanitizer that the tests were built with (`scripts/sanitize`).
public enum Sanitizer {
    /// Name of the sanitizer: `address`, `thread`, or nil for none.
    public static let name = ProcessInfo.processInfo.environment["LILT_SANITIZER"]

    /// True if freed memory is kept for a while, to detect its use: tests that measure memory cannot work then.
    public static let keepsMemory = name != nil
}
