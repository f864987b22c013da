import Foundation
import Platform
import Synchronization

/// Threads that help to draw large windows. Each draws bands of rows, so the bytes equal those of a single thread.
///
/// The first frame that needs the threads makes them. They sleep between frames, and end after ``patience`` frames
/// without use.
@MainActor final class DrawTeam {
    private var threads: [DrawHelper] = []
    private let drawing = SharedDrawing()
    private var framesWithoutUse = 0
    /// Part, 0…1, of this frame's shared pixels that helpers drew; 0 if none were shared.
    var helped: Double { drawing.pixels > 0 ? Double(drawing.helped) / Double(drawing.pixels) : 0 }
    var helpers: Int { threads.count }

    /// Smallest number of pixels to share: one thread draws fewer pixels faster.
    private static let leastPixels = 1 << 16
    /// Number of bands for each thread, so that a thread that has finished early takes another band.
    private static let bandsPerThread = 3
    /// Number of frames for which idle helpers are kept: making threads costs more than letting them sleep.
    private static let patience = 240

    isolated deinit { end() }

    /// Begins a frame that `count` threads draw, including this one.
    func beginFrame(threads count: Int) {
        drawing.reset()
        if count > 1 {
            framesWithoutUse = 0
            while threads.count < count - 1 { threads.append(DrawHelper()) }
        } else if !threads.isEmpty {
            framesWithoutUse += 1
            if framesWithoutUse > Self.patience { end() }
        }
    }

    /// Draws `items` within `parts`, which do not overlap; this thread takes part, using `scratch`.
    func draw(_ items: [DrawItem], in parts: [PixelRect], on target: PixelTarget, by scratch: DrawScratch) {
        let pixels = parts.reduce(0) { $0 + $1.area }
        guard !threads.isEmpty, pixels >= Self.leastPixels else {
            return scratch.draw(items, in: parts, on: target)
        }
        drawing.begin(items, in: parts, on: target, bands: (threads.count + 1) * Self.bandsPerThread)
        for helper in threads { helper.begin(drawing) }
        drawing.drawBands(by: scratch, isHelper: false)
        for helper in threads { helper.finish() }
        drawing.end()
    }

    /// Ends the threads.
    func end() {
        for helper in threads { helper.end() }
        threads = []
        framesWithoutUse = 0
    }
}

/// Drawing that several threads share. Except for the counters, only the main thread writes, before helpers begin and
/// after they have finished; the helpers' locks order these accesses.
private final class SharedDrawing: @unchecked Sendable {
    private var items: [DrawItem] = []
    private var target: PixelTarget?
    private var bands = RowBands()
    private let next = Atomic(0)
    private let helpedPixels = Atomic(0)
    /// Number of pixels shared since ``reset()``.
    private(set) var pixels = 0
    var helped: Int { helpedPixels.load(ordering: .relaxed) }

    func reset() {
        pixels = 0
        helpedPixels.store(0, ordering: .relaxed)
    }

    func begin(_ items: [DrawItem], in parts: [PixelRect], on target: PixelTarget, bands count: Int) {
        self.items = items
        self.target = target
        bands.cut(parts, into: count)
        for band in bands.parts { pixels += band.reduce(0) { $0 + $1.area } }
        next.store(0, ordering: .relaxed)
    }

    /// Draws bands until none is left.
    func drawBands(by scratch: DrawScratch, isHelper: Bool) {
        guard let target else { return }
        while true {
            let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < bands.parts.count else { return }
            let band = bands.parts[index]
            scratch.draw(items, in: band, on: target)
            if isHelper {
                helpedPixels.wrappingAdd(band.reduce(0) { $0 + $1.area }, ordering: .relaxed)
            }
        }
    }

    /// Releases the items and the target.
    func end() {
        items = []
        target = nil
    }
}

/// Helping thread.
private final class DrawHelper: Sendable {
    private enum State {
        case waiting
        case drawing(SharedDrawing)
        case ended
    }

    private let state = ConditionLocked(State.waiting)

    init() {
        let state = state
        let thread = Thread {
            let scratch = DrawScratch()
            while let drawing = Self.next(state) {
                drawing.drawBands(by: scratch, isHelper: true)
                state.change { if case .drawing = $0 { $0 = .waiting } }
            }
        }
        thread.name = "drawing"
        thread.stackSize = 512 << 10
        thread.start()
    }

    func begin(_ drawing: SharedDrawing) { state.change { $0 = .drawing(drawing) } }

    /// Waits until the thread has finished its drawing.
    func finish() {
        state.wait { state -> Bool? in if case .drawing = state { nil } else { true } }
    }

    func end() { state.change { $0 = .ended } }

    /// Waits for the next drawing; nil if the thread has to end.
    private static func next(_ state: ConditionLocked<State>) -> SharedDrawing? {
        state.wait { state -> SharedDrawing?? in
            switch state {
            case .waiting: nil
            case .drawing(let drawing): .some(drawing)
            case .ended: .some(nil)
            }
        }
    }
}
