/// Cases of an enumeration by name.
package enum EnumerationCases {
    /// Returns the case of `type` that is called like that of `value`, for enumerations without associated values; nil if
    /// there is none.
    package static func sameName<Old, New>(as value: Old, in type: New.Type) -> New? {
        guard hasPlainCases(Old.self), let count = count(of: New.self), hasPlainCases(New.self) else { return nil }
        guard let name = name(of: value) else { return nil }
        // A case without associated values is its number, in a byte: of an only case there is nothing to store.
        guard MemoryLayout<New>.size == 1 else {
            guard MemoryLayout<New>.size == 0 else { return nil }
            // The type has one case and no bytes, so that nothing is read.
            let only = unsafe unsafeBitCast((), to: New.self)
            return self.name(of: only) == name ? only : nil
        }
        for number in 0..<UInt8(count) {
            // Cases are numbered from 0 in their order, and `number` is less than their count: it is always a case. Only
            // `@objc` enumerations store other numbers, which there are none of on Linux.
            let candidate = unsafe unsafeBitCast(number, to: New.self)
            if self.name(of: candidate) == name { return candidate }
        }
        return nil
    }

    /// True for an enumeration of at most 255 cases, none of which has associated values.
    private static func hasPlainCases(_ type: Any.Type) -> Bool { count(of: type) != nil }

    /// Number of cases; nil for other types than those of ``hasPlainCases(_:)``.
    private static func count(of type: Any.Type) -> Int? {
        guard let cases = TypeMetadata(type).cases, cases.withValues == 0, 1...255 ~= cases.withoutValues else {
            return nil
        }
        return cases.withoutValues
    }

    private static func name<T>(of value: T) -> String? { unsafe caseName(value).map { unsafe String(cString: $0) } }
}

/// Name of an enumeration's case, of the runtime's own texts, which are never freed.
@_silgen_name("swift_EnumCaseName") private func caseName<T>(_ value: T) -> UnsafePointer<CChar>?
