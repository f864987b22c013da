package import PictureFormats

/// Reader of pictures; implemented by the renderer.
@MainActor package protocol ImageLoader: AnyObject {
    /// Reads the header of a picture, whose pixels are decoded when it is drawn. As long as a picture is referenced, its
    /// file gives the same object.
    ///
    /// - Returns: the picture; nil if there is no such file.
    /// - Throws: `UnreadableImage` if there are bytes that are no picture that can be read.
    func image(of source: PictureBytes) throws(UnreadableImage) -> ImagePixels?

    /// Has files read again that are asked for from now on.
    func forget()

    /// Receives messages about pictures whose headers were sound and whose pixels cannot be decoded.
    var onProblem: ((String) -> Void)? { get set }
}

/// Error for bytes that are no readable picture.
package struct UnreadableImage: Error, CustomStringConvertible {
    package let description: String

    /// - Parameter description: the file and the reason, for people to read.
    package init(_ description: String) { self.description = description }
}
