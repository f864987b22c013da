package import Foundation
package import PictureFormats
package import RemoteBytes
import Synchronization

/// Fetcher of pictures at addresses of HTTP and HTTPS, at most ``mostAtOnce`` at a time.
///
/// Pictures that the servers allow to be kept stay in memory, those used last, ``mostBytesKept`` in all.
package final class PictureFetcher: Sendable {
    /// Receives the bytes, or the failure, once, on any thread.
    package typealias Receiver = @Sendable (Result<PictureData, FetchFailure>) -> Void

    /// Greatest number of fetches at a time.
    package static let mostAtOnce = 6
    /// Greatest number of bytes kept in memory.
    package static let mostBytesKept = 32 << 20

    private let kept: Mutex<KeptPictures>
    private let mostBytes: Int
    private let queue: OperationQueue

    /// - Parameters:
    ///   - mostBytes: greatest length of one picture, in bytes.
    ///   - mostBytesKept: greatest number of bytes kept in memory.
    package init(mostBytes: Int = 64 << 20, mostBytesKept: Int = PictureFetcher.mostBytesKept) {
        self.mostBytes = mostBytes
        kept = Mutex(KeptPictures(mostBytes: mostBytesKept))
        queue = OperationQueue()
        queue.name = "pictures"
        queue.maxConcurrentOperationCount = Self.mostAtOnce
    }

    /// The picture at `url`, if it is kept in memory.
    package func keptPicture(at url: URL) -> PictureData? { kept.withLock { $0[url] } }

    /// Fetches the picture at `url`.
    ///
    /// - Parameters:
    ///   - url: an address of HTTP or HTTPS.
    ///   - receive: called once with the bytes, or the failure.
    /// - Returns: a closure that cancels the fetch.
    package func fetch(_ url: URL, _ receive: @escaping Receiver) -> @Sendable () -> Void {
        let flag = CancelFlag()
        let operation = BlockOperation { [self] in
            receive(Result { () throws(FetchFailure) in try fetched(url, flag) })
        }
        queue.addOperation(operation)
        return { flag.raise() }
    }

    /// The picture at `url`, fetched on this thread.
    ///
    /// - Throws: `FetchFailure` if it cannot be had, or was cancelled.
    private func fetched(_ url: URL, _ flag: CancelFlag) throws(FetchFailure) -> PictureData {
        let fetched = try CurlLibrary.shared.get().fetch(url.absoluteString, mostBytes: mostBytes, cancel: flag)
        let picture = PictureData(fetched.data)
        if fetched.mayBeKept { kept.withLock { $0.keep(picture, of: url) } }
        return picture
    }
}

/// Pictures in memory by their addresses; those that were not used for the longest time go first.
struct KeptPictures {
    private let mostBytes: Int
    private var pictures: [URL: PictureData] = [:]
    /// Addresses, the one used last at the end.
    private var order: [URL] = []
    private(set) var bytes = 0

    init(mostBytes: Int) { self.mostBytes = mostBytes }

    subscript(url: URL) -> PictureData? {
        mutating get {
            guard let picture = pictures[url] else { return nil }
            order.removeAll { $0 == url }
            order.append(url)
            return picture
        }
    }

    mutating func keep(_ picture: PictureData, of url: URL) {
        if let old = pictures.removeValue(forKey: url) {
            bytes -= old.data.count
            order.removeAll { $0 == url }
        }
        guard picture.data.count <= mostBytes else { return }
        pictures[url] = picture
        order.append(url)
        bytes += picture.data.count
        while bytes > mostBytes, let oldest = order.first {
            order.removeFirst()
            bytes -= pictures.removeValue(forKey: oldest)?.data.count ?? 0
        }
    }
}
