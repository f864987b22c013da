import Foundation
import Geometry
import LayerTree

extension CairoCanvas {
    /// Draws `image` into `rect` of user space.
    func draw(_ image: LayerImage, in rect: CGRect, fill: ResolvedColor, opacity: Double) {
        guard rect.width > 0, rect.height > 0, image.source.width > 0, image.source.height > 0 else { return }
        guard let picture = rendition(of: image, in: rect) else { return }
        let store = image.isTemplate ? PixelStore(picture.store, tint: image.tint ?? fill) : picture.store
        if image.resizing == .tile { return tile(store, picture, image, in: rect, opacity: opacity) }
        for (part, place) in ImageParts.parts(of: image, in: rect) {
            let pixels = CGRect(
                x: part.minX * picture.scaleX, y: part.minY * picture.scaleY, width: part.width * picture.scaleX,
                height: part.height * picture.scaleY)
            draw(
                store, part: pixels, in: place, image.interpolation,
                FillStyle(antialiased: image.isAntialiased), opacity: opacity)
        }
    }

    /// The image's pixels for being drawn into `rect`; nil while they are decoded.
    private func rendition(of image: LayerImage, in rect: CGRect) -> Rendition? {
        let (x, y) = userScales
        if image.resizing == .tile || image.capInsets != .zero {
            let scale = ImageParts.scale(of: image)
            return rendition(of: image.source, x: x / scale, y: y / scale)
        }
        return rendition(
            of: image.source, x: x * rect.width / Double(image.source.width),
            y: y * rect.height / Double(image.source.height))
    }

    /// The pixels for being drawn so many times as large, across and down; nil while they are decoded.
    func rendition(of pixels: ImagePixels, x: Double, y: Double) -> Rendition? {
        guard let picture = pixels.deferred as? LoadedPicture else {
            return Rendition(PixelStore(pixels), scaleX: 1, scaleY: 1)
        }
        return picture.rendition(x: x, y: y)
    }

    /// Draws `part`, in pixels of the store, into `place`, in user space.
    private func draw(
        _ store: PixelStore, part: CGRect, in place: CGRect, _ interpolation: LayerImage.Interpolation,
        _ edge: FillStyle, opacity: Double
    ) {
        guard part.width > 0, part.height > 0, place.width > 0, place.height > 0 else { return }
        scope {
            beginPath()
            addRectangle(place)
            clip(edge)
            concatenate(
                CGAffineTransform(
                    a: place.width / part.width, b: 0, c: 0, d: place.height / part.height,
                    tx: place.minX - part.minX * place.width / part.width,
                    ty: place.minY - part.minY * place.height / part.height))
            setSource(store, x: 0, y: 0, filter: filter(for: interpolation))
            setSourceExtendsEdges()
            paint(opacity: opacity)
            dropSource()
        }
    }

    /// Fills `rect` with the image, repeated from the top left corner, as one pattern.
    private func tile(
        _ store: PixelStore, _ picture: Rendition, _ image: LayerImage, in rect: CGRect, opacity: Double
    ) {
        let size = 1 / ImageParts.scale(of: image)
        scope {
            beginPath()
            addRectangle(rect)
            clip(FillStyle(antialiased: image.isAntialiased))
            concatenate(
                CGAffineTransform(
                    a: size / picture.scaleX, b: 0, c: 0, d: size / picture.scaleY, tx: rect.minX, ty: rect.minY))
            setSource(store, x: 0, y: 0, filter: filter(for: image.interpolation))
            setSourceRepeats()
            paint(opacity: opacity)
            dropSource()
        }
    }

    /// Cairo's filter: `GOOD` for reducing. The filters for enlarging leave pixels unchanged that coincide with the
    /// screen's.
    private func filter(for interpolation: LayerImage.Interpolation) -> CairoFilter {
        if interpolation == .none { return .nearest }
        return userScale < 0.75 ? .good : .bilinear
    }
}

/// Division of an image into parts by its caps.
enum ImageParts {
    /// Pixels per point; 1 if the image's scale is not a positive finite number.
    static func scale(of image: LayerImage) -> Double {
        image.scale > 1e-6 && image.scale < 1e6 ? image.scale : 1
    }

    static func parts(of image: LayerImage, in rect: CGRect) -> [(part: CGRect, place: CGRect)] {
        let width = Double(image.source.width)
        let height = Double(image.source.height)
        let caps = image.capInsets
        guard caps != .zero else { return [(CGRect(x: 0, y: 0, width: width, height: height), rect)] }
        let scale = scale(of: image)
        let columns = bands(length: width, scale: scale, caps.left, caps.right, from: rect.minX, to: rect.maxX)
        let rows = bands(length: height, scale: scale, caps.top, caps.bottom, from: rect.minY, to: rect.maxY)
        return rows.flatMap { row in
            columns.map { column in
                (
                    CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
                    CGRect(x: column.place, y: row.place, width: column.extent, height: row.extent)
                )
            }
        }
    }

    /// First cap, middle and last cap along one axis: each as a range of the image and one of the rectangle.
    private static func bands(
        length: Double, scale: Double, _ first: Double, _ last: Double, from start: Double, to end: Double
    ) -> [(from: Double, length: Double, place: Double, extent: Double)] {
        let head = min(first * scale, length)
        let tail = min(last * scale, length - head)
        let rest = max(end - start - head / scale - tail / scale, 0)
        return [
            (0, head, start, head / scale), (head, length - head - tail, start + head / scale, rest),
            (length - tail, tail, start + head / scale + rest, tail / scale),
        ]
    }
}

extension PixelStore {
    /// A copy of an image's pixels.
    convenience init(_ image: ImagePixels) {
        self.init(width: image.width, height: image.height)
        let pixels = image.pixels
        for y in 0..<image.height {
            for x in 0..<image.width { self[x, y] = pixels[y * image.width + x] }
        }
    }

    /// The alpha of `store`, painted in the colour `tint`.
    fileprivate convenience init(_ store: PixelStore, tint: ResolvedColor) {
        self.init(width: store.width, height: store.height)
        let color = tint.pixel()
        for y in 0..<height {
            for x in 0..<width {
                let alpha = store[x, y] >> 24
                func channel(_ shift: UInt32) -> UInt32 { (((color >> shift & 255) * alpha + 127) / 255) << shift }
                self[x, y] = channel(0) | channel(8) | channel(16) | channel(24)
            }
        }
    }
}
