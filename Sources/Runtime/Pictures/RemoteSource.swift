import Foundation
import PictureFormats
import RemotePictures
import Views

/// Remote pictures of all windows of the program.
@MainActor final class RemoteSource: PictureSource {
    static let shared = RemoteSource()

    private lazy var fetcher = PictureFetcher()

    func keptPicture(at url: URL) -> PictureData? { fetcher.keptPicture(at: url) }

    func fetch(
        _ url: URL, _ receive: @escaping @MainActor (Result<PictureData, any Error>) -> Void
    ) -> @MainActor () -> Void {
        let cancel = fetcher.fetch(url) { result in
            Task { @MainActor in receive(result.mapError { $0 }) }
        }
        return { cancel() }
    }
}
