import Foundation

/// The open file descriptors of this process, as procfs shows them.
enum Descriptors {
    /// Those whose link reads like that, in ascending order.
    static func all(of kind: String) -> [Int32] {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { name in
            guard let descriptor = Int32(name),
                (try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")) == kind
            else { return nil }
            return descriptor
        }.sorted()
    }

    /// What stands after `name` in the kernel's notes on a descriptor.
    static func field(_ name: String, of descriptor: Int32) -> Substring? {
        guard let data = FileManager.default.contents(atPath: "/proc/self/fdinfo/\(descriptor)"),
            let text = String(data: data, encoding: .utf8)
        else { return nil }
        for line in text.split(separator: "\n") where line.hasPrefix(name) { return line.dropFirst(name.count) }
        return nil
    }
}
