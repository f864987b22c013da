import Foundation

/// Open file descriptors of this process, from procfs.
enum Descriptors {
    /// Descriptors whose procfs link is `kind`, in ascending order.
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

    /// The rest of the line that begins with `name` in the descriptor's `fdinfo`; nil if there is none.
    static func field(_ name: String, of descriptor: Int32) -> Substring? {
        guard let data = FileManager.default.contents(atPath: "/proc/self/fdinfo/\(descriptor)"),
            let text = String(data: data, encoding: .utf8)
        else { return nil }
        for line in text.split(separator: "\n") where line.hasPrefix(name) { return line.dropFirst(name.count) }
        return nil
    }
}
