import Foundation
import LayerTree
import Particles

/// Object that a program may set as the contents of a layer or a cell.
package protocol LayerContents {
    /// The picture with one pixel to a point.
    var contentsPicture: UIImage { get }
}

/// Picture of particles: an image, the part of it that is drawn, and its pixels per point.
struct EmitterPicture: Hashable {
    let image: UIImage
    let part: CGRect
    let scale: CGFloat

    /// Size of the part in points.
    var size: CGSize {
        let whole = image.size
        return CGSize(width: whole.width * part.width / scale, height: whole.height * part.height / scale)
    }

    /// Content of a layer of `size` points that shows the part of `image`.
    func content(_ image: LayerImage, in size: CGSize) -> LayerContent {
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1), part.width > 0, part.height > 0 else {
            return .image(image)
        }
        let whole = CGSize(width: size.width / part.width, height: size.height / part.height)
        let origin = CGPoint(x: -part.minX * whole.width, y: -part.minY * whole.height)
        return .drawing(DisplayList(commands: [.image(image, in: CGRect(origin: origin, size: whole))]))
    }
}

/// Pictures of a layer's particles by number. Numbers stay, since particles outlive the cells that they come from.
@MainActor final class EmitterPictures {
    private var pictures: [EmitterPicture] = []
    private var numbers: [EmitterPicture: Int] = [:]

    subscript(number: Int) -> EmitterPicture? { pictures.indices.contains(number) ? pictures[number] : nil }

    /// Values of `cell`, with those of its cells.
    func cell(_ cell: CAEmitterCell) -> ParticleCell {
        var values = cell.values
        if let contents = cell.contents as? any LayerContents {
            values.picture = number(
                of: EmitterPicture(
                    image: contents.contentsPicture, part: cell.contentsRect.standardized,
                    scale: cell.contentsScale > 0 ? cell.contentsScale : 1))
        }
        values.cells = (cell.emitterCells ?? []).map { self.cell($0) }
        return values
    }

    static func name(of cell: CAEmitterCell) -> EmitterValues.CellName {
        EmitterValues.CellName(name: cell.name, cells: (cell.emitterCells ?? []).map(name))
    }

    private func number(of picture: EmitterPicture) -> Int {
        if let number = numbers[picture] { return number }
        numbers[picture] = pictures.count
        pictures.append(picture)
        return pictures.count - 1
    }
}
