import Foundation
import Geometry
import LayerTree

/// Frames of a motion side by side in one picture, with their times beneath.
@MainActor package enum Filmstrip {
    /// Greatest width of a frame, in pixels; wider frames are halved until they fit, so that the whole strip is easy to
    /// see.
    private static let widestFrame = 640
    /// Greatest width of a strip, in pixels, unless a single frame is wider.
    private static let widestStrip = 2_000
    /// Greatest height of a strip, in pixels; Cairo draws up to 32,767. A higher one becomes wider.
    private static let tallestStrip = 32_000
    private static let margin = 28
    private static let gap = 20
    private static let labelHeight = 30
    private static let labelSize = 13.0
    private static let labelColor = ResolvedColor(red: 0.43, green: 0.43, blue: 0.46)
    private static let edgeColor = ResolvedColor(red: 0.85, green: 0.85, blue: 0.87)

    /// Composes a strip of `frames`, in order. The largest frame gives the size of all cells.
    package static func compose(frames: [(time: Double, bitmap: Bitmap)]) -> Bitmap {
        let pictures = frames.map { (time: $0.time, bitmap: fitted($0.bitmap)) }
        let cellWidth = pictures.map(\.bitmap.width).max() ?? 1
        let cellHeight = pictures.map(\.bitmap.height).max() ?? 1
        let columns = columnCount(of: pictures.count, cellWidth: cellWidth, cellHeight: cellHeight)
        let rows = max((pictures.count + columns - 1) / columns, 1)
        let width = 2 * margin + columns * cellWidth + (columns - 1) * gap
        // Half of the margin below the last row: a label looks lighter than the edge of a picture.
        let height = 2 * margin + rows * (cellHeight + labelHeight) + (rows - 1) * gap - margin / 2
        let store = PixelStore(width: width, height: height)
        let canvas = CairoCanvas(store)
        canvas.replace(CGRect(x: 0, y: 0, width: width, height: height), with: .white)
        let engine = PangoTextEngine()
        for (index, picture) in pictures.enumerated() {
            let x = margin + index % columns * (cellWidth + gap)
            let y = margin + index / columns * (cellHeight + labelHeight + gap)
            draw(picture.bitmap, at: CGPoint(x: x, y: y), on: canvas)
            let label = engine.layout(request(label(for: picture.time)), width: nil, height: nil)
            guard let text = label as? PangoTextLayout else { continue }
            canvas.scope {
                canvas.concatenate(
                    CGAffineTransform(
                        translationX: (Double(x) + (Double(picture.bitmap.width) - text.size.width) / 2).rounded(),
                        y: Double(y + picture.bitmap.height + 9)))
                text.draw(on: canvas, color: labelColor)
            }
        }
        canvas.flush()
        canvas.dropSource()
        return store.bitmap
    }

    /// Number of columns: as many as fit, but with rows of about equal length. Seven frames are four and three, not six
    /// and one.
    package static func columnCount(of count: Int, cellWidth: Int, cellHeight: Int) -> Int {
        let rowHeight = cellHeight + labelHeight + gap
        let mostRows = max((tallestStrip - 2 * margin + gap) / rowHeight, 1)
        let fewest = (count + mostRows - 1) / mostRows
        let most = max((widestStrip - 2 * margin + gap) / (cellWidth + gap), fewest, 1)
        guard count > most else { return max(count, 1) }
        let rows = (count + most - 1) / most
        return (count + rows - 1) / rows
    }

    private static func fitted(_ bitmap: Bitmap) -> Bitmap {
        var result = bitmap
        while result.width > widestFrame { result = result.halved() }
        return result
    }

    private static func draw(_ bitmap: Bitmap, at point: CGPoint, on canvas: CairoCanvas) {
        // A hairline border, because a white window on the white strip has no visible edges.
        let frame = CGRect(origin: point, size: CGSize(width: bitmap.width, height: bitmap.height))
        canvas.replace(frame.insetBy(dx: -1, dy: -1), with: edgeColor)
        canvas.replace(frame, with: .white)
        canvas.setSource(PixelStore(bitmap), x: point.x, y: point.y, filter: .nearest)
        canvas.paint()
        canvas.flush()
        canvas.dropSource()
    }

    private static func label(for time: Double) -> String {
        let hundredths = Int((time * 100).rounded())
        let rest = abs(hundredths % 100)
        return "\(hundredths < 0 ? "−" : "")\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest) s"
    }

    private static func request(_ string: String) -> TextRequest {
        TextRequest(runs: [
            TextRun(string, font: FontSpecification(size: labelSize, weight: 500, hasMonospacedDigits: true))
        ])
    }
}
