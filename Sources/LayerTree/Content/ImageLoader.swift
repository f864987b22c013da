/// Reader of picture files; implemented by the renderer.
@MainActor package protocol ImageLoader: AnyObject {
    /// Reads the picture in the file at `path`; nil if there is no such file. As long as a picture is referenced, its
    /// file gives the same object.
    ///
    /// - Throws: `UnreadableImage` if the file exists but holds no picture that can be read.
    func image(at path: String) throws(UnreadableImage) -> ImagePixels?
}

/// Error for a file that exists and is no readable picture.
package struct UnreadableImage: Error, CustomStringConvertible {
    package let description: String

    /// - Parameter description: the file and the reason, for people to read.
    package init(_ description: String) { self.description = description }
}
