import Foundation

/// State of the loading of a picture.
public enum AsyncImagePhase: Sendable {
    /// There is no picture yet.
    case empty
    /// The picture is there.
    case success(Image)
    /// The picture cannot be had.
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error, if the picture cannot be had.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Error of a picture that cannot be loaded.
enum AsyncImageFailure: LocalizedError, CustomStringConvertible {
    case unknownScheme(URL)
    case noSource(URL)
    case notBase64(URL)
    case unreadable(String)

    var description: String {
        switch self {
        case .unknownScheme(let url):
            "Pictures are read from file, data, http and https addresses, and not from \(url.scheme ?? "ones without a scheme")"
        case .noSource(let url):
            "This window has no source of pictures at remote addresses such as \(url.absoluteString)"
        case .notBase64: "The data in the address is not as its beginning says"
        case .unreadable(let reason): reason
        }
    }

    var errorDescription: String? { description }
}
