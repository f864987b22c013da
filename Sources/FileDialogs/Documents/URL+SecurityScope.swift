public import Foundation

extension URL {
    /// Returns true: programs may use every file that their user may.
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing: see ``startAccessingSecurityScopedResource()``.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// Returns true: programs may use every file that their user may.
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing: see ``startAccessingSecurityScopedResource()``.
    public func stopAccessingSecurityScopedResource() {}
}
