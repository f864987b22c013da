public import CairoRenderer
import Foundation
import OffscreenPlatform
import Runtime

extension Stage {
    /// What the window shows at the clock's time, in device pixels.
    ///
    /// These are the pixels that frames drew one after the other, each only where something had changed.
    public var image: Bitmap {
        deliver()
        let content = window.content
        return Bitmap(width: content.width, height: content.height, pixels: content.pixels)
    }

    /// The same, with everything drawn anew: always the same picture as ``image``, or damage was missed.
    package var imageDrawnAnew: Bitmap {
        deliver()
        return programWindow.pipeline.picture(size: window.size, scale: window.scale)
    }

    /// Goes on by so many seconds and puts what is seen on the way side by side in one picture, each with its time beneath.
    ///
    /// - Parameters:
    ///   - seconds: from now.
    ///   - interval: seconds from one picture to the next; at least one frame.
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
