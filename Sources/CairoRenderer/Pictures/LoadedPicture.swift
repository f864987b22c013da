import Foundation
import Geometry
import LayerTree
import PictureFormats

/// Pixels of a picture in one size. They are written by one thread before others see them, and never after.
final class Rendition: @unchecked Sendable {
    let store: PixelStore
    /// Pixels of `store` per pixel of the picture.
    let scaleX: Double
    let scaleY: Double

    init(_ store: PixelStore, scaleX: Double, scaleY: Double) {
        self.store = store
        self.scaleX = scaleX
        self.scaleY = scaleY
    }
}

/// Picture of which the header has been read, and whose pixels workers make when they are drawn: for photographs in full
/// size or halved a few times, for drawings in the size in which they are shown.
final class LoadedPicture: DeferredPixels {
    let header: PictureHeader
    private let source: PictureBytes
    private let desk: PictureDesk
    private let state: ConditionLocked<State>

    /// Size in which a picture is wanted.
    enum Want: Hashable {
        /// Sides of 1/2ⁿ of the full length.
        case halved(Int)
        /// So many pixels.
        case sized(width: Int, height: Int)
    }

    private struct State {
        /// The latest ones, newest last.
        var renditions: [(want: Want, rendition: Rendition)] = []
        /// Wanted, and not made yet.
        var pending: Set<Want> = []
        /// Pending ones without which the picture has been drawn. Nothing waits for them any more.
        var missed: Set<Want> = []
        /// The parsed drawing, of an SVG or PDF file.
        var drawing: (any VectorDrawing)?
        /// True if the bytes could not be decoded: each rendition is a placeholder.
        var isUnreadable = false

        func rendition(for want: Want) -> Rendition? {
            renditions.first { $0.want == want }?.rendition
        }

        /// The rendition, or nil if there is none and nobody makes it; nothing while it is being made.
        func outcome(of want: Want) -> Rendition?? {
            if let made = rendition(for: want) { return .some(made) }
            return pending.contains(want) ? nil : .some(nil)
        }
    }

    /// Number of renditions that are kept: a drawing may be shown in a few sizes at once.
    private static let mostRenditions = 4
    /// Number of pixels up to which photographs are not halved: scaling so many while drawing takes few milliseconds.
    private static let fewPixels = 1 << 20
    private static let mostHalvings = 8
    /// Greatest number of pixels, and of pixels along a side, in which a drawing is made.
    private static let mostDrawnPixels = 1 << 24
    private static let longestDrawnSide = 8_192.0

    init(_ source: PictureBytes, _ header: PictureHeader, _ desk: PictureDesk) {
        self.source = source
        self.header = header
        self.desk = desk
        state = ConditionLocked(State())
    }

    func pixels() -> [UInt32] {
        let want: Want = header.format.isVector ? .sized(width: header.width, height: header.height) : .halved(0)
        return wait(for: want).store.bitmap.pixels
    }

    private func wait(for want: Want) -> Rendition {
        while true {
            request(want)
            // It may have been made and dropped again meanwhile, for the sake of other sizes.
            if let made = state.wait(for: { $0.outcome(of: want) }) ?? nil { return made }
        }
    }

    /// The picture for being shown so many times as large, across and down. Waits until it is made or the desk's
    /// deadline has passed.
    ///
    /// - Returns: the picture, in that size or the last one that was made; nil if there is none yet.
    func rendition(x: Double, y: Double) -> Rendition? {
        let want = want(x: x, y: y)
        if let made = state.change({ $0.rendition(for: want) }) { return made }
        request(want)
        guard let deadline = desk.deadline else { return wait(for: want) }
        let isKnownLate = state.change { $0.missed.contains(want) }
        if !isKnownLate, let made = state.wait(until: deadline, for: { $0.outcome(of: want) }) ?? nil { return made }
        return state.change { state in
            // It may have been made just now.
            if let made = state.rendition(for: want) { return made }
            guard state.pending.contains(want) else { return state.renditions.last?.rendition }
            state.missed.insert(want)
            // Ahead of the worker's note that it has arrived, which takes this lock first.
            desk.missed(self)
            return state.renditions.last?.rendition
        }
    }

    private func want(x: Double, y: Double) -> Want {
        let (x, y) = (max(abs(x), 1e-6), max(abs(y), 1e-6))
        if header.format.isVector {
            var (width, height) = (Double(header.width) * x, Double(header.height) * y)
            let excess = max(
                width / Self.longestDrawnSide, height / Self.longestDrawnSide,
                (width * height / Double(Self.mostDrawnPixels)).squareRoot(), 1)
            (width, height) = (width / excess, height / excess)
            // A size a hair above a whole number is a rounding error.
            func whole(_ length: Double) -> Int { max(Int((length - 1e-6).rounded(.up)), 1) }
            return .sized(width: whole(width), height: whole(height))
        }
        guard header.width * header.height > Self.fewPixels else { return .halved(0) }
        var (scale, halvings) = (max(x, y), 0)
        while scale <= 0.5, halvings < Self.mostHalvings {
            scale *= 2
            halvings += 1
        }
        return .halved(halvings)
    }

    // MARK: Workers

    /// Has a worker make the picture in this size, unless one does already.
    private func request(_ want: Want) {
        let isNew = state.change { $0.rendition(for: want) == nil && $0.pending.insert(want).inserted }
        guard isNew else { return }
        PictureWorkers.shared.perform { [self] in
            let made = make(want)
            let wasMissed = state.change { state in
                state.renditions.append((want, made))
                if state.renditions.count > Self.mostRenditions { state.renditions.removeFirst() }
                state.pending.remove(want)
                return state.missed.remove(want) != nil
            }
            if wasMissed { desk.arrived(self) }
        }
    }

    private func make(_ want: Want) -> Rendition {
        desk.noteDecoding()
        do throws(PictureFailure) {
            if state.change({ $0.isUnreadable }) { return placeholder(want) }
            switch want {
            case .halved(let count):
                let full = try fullSize(for: count)
                let store = full.halvings < count ? full.store.reduced(halvings: count - full.halvings) : full.store
                return Rendition(store, scaleX: pow(0.5, Double(count)), scaleY: pow(0.5, Double(count)))
            case .sized(let width, let height):
                let store = try drawing().picture(width: width, height: height, name: source.name)
                return Rendition(
                    store, scaleX: Double(width) / Double(header.width), scaleY: Double(height) / Double(header.height))
            }
        } catch {
            let isFirst = state.change { state in
                defer { state.isUnreadable = true }
                return !state.isUnreadable
            }
            if isFirst { desk.failed("\(error)") }
            return placeholder(want)
        }
    }

    /// The decoded picture, or one that was halved not more than `count` times already.
    ///
    /// - Throws: `PictureFailure` if the bytes cannot be read or decoded.
    private func fullSize(for count: Int) throws(PictureFailure) -> (store: PixelStore, halvings: Int) {
        let larger: (Rendition, Int)? = state.change { state in
            for known in state.renditions {
                if case .halved(let halvings) = known.want, halvings <= count { return (known.rendition, halvings) }
            }
            return nil
        }
        if let (rendition, halvings) = larger { return (rendition.store, halvings) }
        let bytes = try source.all()
        return (try PictureDecoding.decode(bytes, header, name: source.name), 0)
    }

    /// The parsed drawing of an SVG or PDF, kept for all sizes.
    ///
    /// - Throws: `PictureFailure` if the file cannot be read or parsed.
    private func drawing() throws(PictureFailure) -> any VectorDrawing {
        if let known = state.change({ $0.drawing }) { return known }
        let bytes = try source.all()
        let parsed: any VectorDrawing =
            header.format == .pdf
            ? try PDFDrawing(bytes, name: source.name) : try SVGDrawing(bytes, header, name: source.name)
        state.change { $0.drawing = parsed }
        return parsed
    }

    private func placeholder(_ want: Want) -> Rendition {
        switch want {
        case .halved(let count):
            let (width, height) = (max(header.width >> count, 1), max(header.height >> count, 1))
            return Rendition(
                .placeholder(width: width, height: height), scaleX: Double(width) / Double(header.width),
                scaleY: Double(height) / Double(header.height))
        case .sized(let width, let height):
            return Rendition(
                .placeholder(width: width, height: height), scaleX: Double(width) / Double(header.width),
                scaleY: Double(height) / Double(header.height))
        }
    }
}

extension PixelStore {
    /// A picture in place of one that cannot be decoded: a grey frame with its diagonals.
    fileprivate static func placeholder(width: Int, height: Int) -> PixelStore {
        let store = PixelStore(width: width, height: height)
        let canvas = CairoCanvas(store)
        let frame = CGRect(x: 0.5, y: 0.5, width: Double(width) - 1, height: Double(height) - 1)
        canvas.setSource(ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
        canvas.addRectangle(frame)
        canvas.move(CGPoint(x: frame.minX, y: frame.minY))
        canvas.line(CGPoint(x: frame.maxX, y: frame.maxY))
        canvas.move(CGPoint(x: frame.maxX, y: frame.minY))
        canvas.line(CGPoint(x: frame.minX, y: frame.maxY))
        canvas.stroke(StrokeStyle(lineWidth: 1))
        canvas.flush()
        return store
    }
}
