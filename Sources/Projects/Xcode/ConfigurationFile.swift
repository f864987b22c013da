/// Reader of `.xcconfig` files: lines such as `NAME = value` and `#include "other.xcconfig"`.
enum ConfigurationFile {
    /// Files that a file may include, one in another. It ends cycles.
    private static let depthLimit = 16

    /// The settings in the file; none if it cannot be read, as Xcode has it for files that are made locally.
    static func settings(of path: String, depth: Int = 0) -> [String: PropertyListValue] {
        guard depth < depthLimit, let text = try? Files.text(of: path, megabytes: 1) else { return [:] }
        var settings: [String: PropertyListValue] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let code = line.range(ofComment: "//").map { line[..<$0] } ?? line
            if let include = code.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
                let other = Files.normalized("\(Files.folder(of: path))/\(include.1)")
                settings.merge(self.settings(of: other, depth: depth + 1)) { $1 }
            } else if let equals = code.lastEqualsOfName {
                let name = code[..<equals].trimmed
                if !name.isEmpty { settings[name] = .text(code[equals...].dropFirst().trimmed) }
            }
        }
        return settings
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(String(drop { $0.isWhitespace }).reversed().drop { $0.isWhitespace }.reversed())
    }

    fileprivate func range(ofComment mark: String) -> Index? { firstRange(of: mark)?.lowerBound }

    /// The sign between name and value; conditions in brackets have signs of their own.
    fileprivate var lastEqualsOfName: Index? {
        var depth = 0
        for index in indices {
            switch self[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }
}
