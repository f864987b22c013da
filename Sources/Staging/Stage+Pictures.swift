public import CairoRenderer
import Foundation
import OffscreenPlatform
import Runtime

extension Stage {
    /// Content of the window at the current time, in device pixels.
    ///
    /// These are the pixels of the frames drawn so far, each of which drew its damage only.
    public var image: Bitmap {
        deliver()
        let content = window.content
        return Bitmap(width: content.width, height: content.height, pixels: content.pixels)
    }

    /// Content of the window, drawn completely anew. It equals ``image`` unless damage was missed.
    package var imageDrawnAnew: Bitmap {
        deliver()
        return programWindow.pipeline.picture(size: window.size, scale: window.scale)
    }

    /// Advances by `seconds` and returns the pictures on the way side by side, each with its time below.
    ///
    /// - Parameters:
    ///   - seconds: duration from now.
    ///   - interval: seconds between pictures; at least one frame.
    /// - Returns: the pictures in one bitmap.
    public func filmstrip(of seconds: Double, every interval: Double) -> Bitmap {
        let start = time
        let step = max(interval, 1 / framesPerSecond)
        var frames = [(time: time, bitmap: image)]
        var number = 1.0
        while number * step <= seconds * (1 + 1e-9) {
            advance(to: start + number * step)
            frames.append((time, image))
            number += 1
        }
        advance(to: start + seconds)
        return Filmstrip.compose(frames: frames)
    }
}
