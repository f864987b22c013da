import AnimationCore
import Foundation
import PictureFormats
@_spi(Engine) import ViewGraph

/// Loading of the picture of one ``AsyncImage``.
@MainActor final class PictureLoading {
    private enum State {
        case idle
        case fetching(cancel: @MainActor () -> Void)
    }

    private var state = State.idle

    nonisolated init() {}

    isolated deinit { cancel() }

    /// Loads the picture at `url`. What is at hand - a file, data, a picture in memory - is passed to `receive` at once.
    ///
    /// - Parameters:
    ///   - url: the address; nil is none.
    ///   - scale: pixels per point.
    ///   - source: source of remote pictures.
    ///   - receive: called with the phase, at once or later; not after ``cancel()``.
    func load(
        _ url: URL?, scale: CGFloat, from source: (any PictureSource)?,
        _ receive: @escaping @MainActor (AsyncImagePhase) -> Void
    ) {
        cancel()
        guard let url else { return receive(.empty) }
        switch url.scheme?.lowercased() {
        case "file": receive(Self.phase(of: .file(url.path), scale))
        case "data":
            if let data = url.embeddedData {
                receive(Self.phase(of: .memory(PictureData(data)), scale))
            } else {
                receive(.failure(AsyncImageFailure.notBase64(url)))
            }
        case "http", "https":
            guard let source else { return receive(.failure(AsyncImageFailure.noSource(url))) }
            if let picture = source.keptPicture(at: url) { return receive(Self.phase(of: .memory(picture), scale)) }
            receive(.empty)
            let cancel = source.fetch(url) { [weak self] result in
                guard let self, case .fetching = state else { return }
                state = .idle
                switch result {
                case .success(let picture): receive(Self.phase(of: .memory(picture), scale))
                case .failure(let error): receive(.failure(error))
                }
            }
            state = .fetching(cancel: cancel)
        default: receive(.failure(AsyncImageFailure.unknownScheme(url)))
        }
    }

    /// Ends a fetch; `receive` is not called any more.
    func cancel() {
        guard case .fetching(let cancel) = state else { return }
        state = .idle
        cancel()
    }

    /// The picture, whose header is read here; its pixels are decoded elsewhere when it is drawn.
    private static func phase(of bytes: PictureBytes, _ scale: CGFloat) -> AsyncImagePhase {
        do throws(PictureFailure) {
            return .success(Image(try EncodedPicture(bytes, scale: Double(scale))))
        } catch {
            return .failure(AsyncImageFailure.unreadable("\(error)"))
        }
    }
}

extension URL {
    /// Bytes in an address with the scheme `data` (RFC 2397); nil if they are not as the address says.
    var embeddedData: Data? {
        let text = absoluteString.dropFirst("data:".count)
        guard let comma = text.firstIndex(of: ",") else { return nil }
        let rest = String(text[text.index(after: comma)...])
        guard text[..<comma].lowercased().hasSuffix(";base64") else {
            return rest.removingPercentEncoding.map { Data($0.utf8) }
        }
        return Data(base64Encoded: rest.removingPercentEncoding ?? rest)
    }
}
