import AssetCatalogs
import Foundation
import LayerTree
import PictureFormats

/// Templates of symbols, each of which is read once, and the drawings cut out of them.
final class SymbolTemplates: @unchecked Sendable {
    // Shared by all threads, because pictures of UIKit have a size on any of them; `lock` guards what is known.
    static let shared = SymbolTemplates()

    private struct Key: Hashable {
        let path: String
        let weight: Int
        let scale: SymbolScale
    }

    private let lock = NSLock()
    private var templates: [String: Result<SymbolTemplate, UnreadableImage>] = [:]
    private var drawings: [Key: PictureData] = [:]

    /// The drawing of the template at `path` for a symbol of this size and weight. The same picture is returned each time.
    ///
    /// - Throws: `UnreadableImage` if the file cannot be read, or has no drawing with guides.
    func drawing(in path: String, for metrics: SymbolMetrics) throws(UnreadableImage) -> PictureData {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(path: path, weight: metrics.weight, scale: metrics.scale.ofTemplates)
        if let known = drawings[key] { return known }
        let template = templates[path] ?? Self.template(at: path)
        templates[path] = template
        do {
            let drawing = try template.get().drawing(weight: key.weight, scale: key.scale)
            let picture = PictureData(Data(drawing.svg.utf8))
            drawings[key] = picture
            return picture
        } catch let failure as UnreadableImage {
            throw failure
        } catch {
            throw UnreadableImage("\(path) is no symbol's template: \(error)")
        }
    }

    /// Reads the template at `path`.
    private static func template(at path: String) -> Result<SymbolTemplate, UnreadableImage> {
        do {
            let bytes = try PictureBytes.file(path).all()
            return .success(try SymbolTemplate(String(decoding: bytes, as: UTF8.self)))
        } catch let failure as PictureFailure {
            return .failure(UnreadableImage("\(failure)"))
        } catch {
            return .failure(UnreadableImage("\(path) is no symbol's template: \(error)"))
        }
    }

    /// Has the templates read again, whose files have changed.
    func forget() {
        lock.withLock {
            templates = [:]
            drawings = [:]
        }
    }
}

extension SymbolMetrics {
    /// Pixels per point of drawings cut out of templates, whose capital letters then are as high as those of the text.
    var scaleOfTemplates: Double {
        // A font of size 0 has no capitals, and a picture no infinite density.
        SymbolTemplate.Drawing.capHeight / max(2 * Double(baselineBelowMiddle), 1e-3)
    }
}

extension Image.Scale {
    /// The scale as templates name it.
    fileprivate var ofTemplates: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}
