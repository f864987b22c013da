package import AnimationCore
package import Foundation
package import PictureFormats

/// Source of pictures at remote addresses, provided by the program's host.
@MainActor package protocol PictureSource: AnyObject {
    /// The picture at `url`, if it is in memory.
    func keptPicture(at url: URL) -> PictureData?

    /// Fetches the picture at `url`.
    ///
    /// - Parameters:
    ///   - url: the address.
    ///   - receive: called once, later, with the bytes or the failure; not after a cancellation.
    /// - Returns: a closure that cancels the fetch.
    func fetch(_ url: URL, _ receive: @escaping @MainActor (Result<PictureData, any Error>) -> Void)
        -> @MainActor () -> Void
}

private enum PictureSourceKey: EnvironmentKey { static var defaultValue: (any PictureSource)? { nil } }

extension EnvironmentValues {
    /// Source of remote pictures; nil if there is none.
    package var pictureSource: (any PictureSource)? {
        get { self[PictureSourceKey.self] }
        set { self[PictureSourceKey.self] = newValue }
    }
}
