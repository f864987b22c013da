/// Reads picture files; implemented by whoever draws them.
@MainActor package protocol ImageLoader: AnyObject {
    /// The picture in the file at `path`; nil if there is no such file. The same file gives the same object while
    /// somebody shows it.
    ///
    /// - Throws: if there is a file, but no picture in it that could be read.
    func image(at path: String) throws(UnreadableImage) -> ImagePixels?
}

/// A file that is there, and is no picture.
package struct UnreadableImage: Error, CustomStringConvertible {
    package let description: String

    /// - Parameter description: which file, and what is wrong with it, for a person to read.
    package init(_ description: String) { self.description = description }
}
