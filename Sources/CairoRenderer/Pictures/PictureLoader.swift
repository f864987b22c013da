package import Foundation
package import LayerTree
package import PictureFormats

/// Loader of pictures in files and in memory. As long as a picture is referenced, it is not read again.
///
/// The main actor reads headers only. Other threads decode the pixels when they are first drawn; drawing waits for them
/// until ``deadline``, by default as long as it takes.
@MainActor package final class PictureLoader: ImageLoader {
    private struct Known { weak var pixels: ImagePixels? }

    private var known: [PictureBytes: Known] = [:]
    private let desk: PictureDesk
    package var onProblem: ((String) -> Void)?
    /// Receives pictures that were drawn before they were decoded, and are decoded now.
    package var onArrival: ((any DeferredPixels) -> Void)?

    package init() {
        let owner = Owner()
        desk = PictureDesk {
            Task { @MainActor in owner.loader?.deliverNews() }
        }
        owner.loader = self
    }

    /// Reference to the loader, for closures that other threads make.
    @MainActor private final class Owner { weak var loader: PictureLoader? }

    /// Time until which drawing waits for pictures; nil, the default, draws each frame with all pictures that it shows.
    package var deadline: Date? {
        get { desk.deadline }
        set { desk.deadline = newValue }
    }

    /// True while no picture has been loaded.
    package var isEmpty: Bool { known.isEmpty }

    package func forget() { known = [:] }

    /// Counts since the loader was made.
    package var counts: PictureCounts { desk.counts }

    /// Pictures that were drawn before they were decoded, and are still missing on screen.
    package var missing: [any DeferredPixels] { desk.missing }

    /// Reports the pictures that could not be decoded since the last call, and hands over those that were drawn before
    /// they were decoded.
    package func deliverNews() {
        reportFailures()
        for picture in desk.takeArrived() { onArrival?(picture) }
    }

    /// Reports the pictures that could not be decoded since the last call.
    package func reportFailures() {
        for failure in desk.takeFailures() { onProblem?("\(failure): a placeholder is shown.") }
    }

    /// The picture of a file or of bytes in memory, decoded when it is first drawn; nil if there is no such file.
    ///
    /// - Throws: `UnreadableImage` if the header is no picture's, or of one that is too large.
    package func image(of source: PictureBytes) throws(UnreadableImage) -> ImagePixels? {
        if let pixels = known[source]?.pixels { return pixels }
        do throws(PictureFailure) {
            let header = try PictureHeader(of: source)
            let picture = LoadedPicture(source, header, desk)
            let pixels = ImagePixels(width: header.width, height: header.height, deferred: picture)
            // The keys keep pictures in memory.
            known = known.filter { $0.value.pixels != nil }
            known[source] = Known(pixels: pixels)
            return pixels
        } catch .missing {
            return nil
        } catch {
            throw UnreadableImage("\(error)")
        }
    }
}
