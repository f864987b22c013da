/// Reads picture files; implemented by whoever draws them.
@MainActor package protocol ImageLoader: AnyObject {
    /// The picture in the file at `path`; nil if it cannot be read. The same file gives the same object while somebody
    /// shows it.
    func image(at path: String) -> ImagePixels?
}
