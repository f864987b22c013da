import Platform
import Runtime

/// Facts about the library that a program was built with, for its own `--help` and `--version`.
public enum LiltLibrary {
    /// Version of the library: major, minor and patch number, joined by dots.
    public static let version = LibraryVersion.text

    /// The `LILT_…` variables of the environment that every program obeys, one a line with its meaning and, in
    /// brackets, its default.
    public static var environmentHelp: String { EnvironmentVariables.text }
}
