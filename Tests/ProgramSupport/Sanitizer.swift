import Foundation

/// Whether the tests were built with a sanitizer (`scripts/sanitize`), and what cannot be shown then.
public enum Sanitizer {
    /// `address`, `thread`, or nil.
    public static let name = ProcessInfo.processInfo.environment["LILT_SANITIZER"]

    /// For tests that measure memory: what is freed is kept for a while, so that uses of it are found.
    public static let keepsMemory = name != nil
}
