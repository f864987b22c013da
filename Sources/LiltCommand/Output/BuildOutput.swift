/// Line that a build prints, sorted by what is to be done with it.
package enum BuildOutput: Hashable, Sendable {
    /// A step of the build, such as `[3/8] Compiling Hello`.
    case progress(String)
    /// A line that says nothing to the user.
    case noise
    /// A compiler's or linker's message.
    case message(String)

    /// - Parameter line: the line with the user's own paths.
    package init(_ line: String) {
        if line.prefixMatch(of: #/\[\d+/\d+\] /#) != nil {
            self = .progress(line)
        } else if Self.noiseOpenings.contains(where: line.hasPrefix) || line.isEmpty {
            self = .noise
        } else {
            self = .message(line)
        }
    }

    private static let noiseOpenings = [
        "Building for debugging", "Building for production", "Build complete!", "Build of product", "Build of target",
        "Planning build",
        "Compiling plugin", "Building plugin", "error: emit-module command failed", "error: fatalError",
        "Another instance of SwiftPM", "Write swift-version",
    ]
}
