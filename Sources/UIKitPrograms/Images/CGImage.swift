public import Foundation
import Geometry
import Runtime
public import UIKitCore
import ViewGraph
public import Views

/// Pixels of a picture.
public final class CGImage: Hashable, Sendable {
    /// The picture with one pixel to a point.
    let picture: UIImage

    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// Bits of each component of a pixel: 8.
    public var bitsPerComponent: Int { 8 }
    /// Bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// Bytes of a row of pixels.
    public var bytesPerRow: Int { width * 4 }

    /// Nil for a picture without pixels.
    init?(_ picture: UIImage) {
        let scale = picture.scale
        width = Int((picture.size.width * scale).rounded())
        height = Int((picture.size.height * scale).rounded())
        self.picture = picture
        guard width > 0, height > 0 else { return nil }
    }

    /// The part of the picture in `rect`, in pixels from the top left corner; nil if none of it is there.
    @preconcurrency @MainActor public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.standardized.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let size = CGSize(width: width, height: height)
        let image = Image(uiImage: picture).interpolation(.none).renderingMode(.original)
        let canvas = Canvas { context, _ in
            context.draw(image, in: CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: size))
        }
        guard let data = Pictures.png(of: canvas.frame(width: part.width, height: part.height), scale: 1) else {
            return nil
        }
        return UIImage(data: data).flatMap(CGImage.init)
    }

    /// This image.
    public func copy() -> CGImage? { self }

    /// True if both are one picture.
    public static func == (a: CGImage, b: CGImage) -> Bool { a.picture == b.picture }
    /// Hashes the picture.
    public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

extension CGImage: LayerContents {
    package var contentsPicture: UIImage { picture }
}

extension UIImage {
    /// The pixels of the picture; nil for one without any. A symbol is drawn.
    @preconcurrency @MainActor public var cgImage: CGImage? {
        guard isSymbolImage else { return CGImage(self) }
        return pngData().flatMap { UIImage(data: $0) }.flatMap(CGImage.init)
    }

    /// A picture of `cgImage`, with one pixel to a point.
    @preconcurrency @MainActor public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// A picture of `cgImage`.
    ///
    /// - Parameters:
    ///   - cgImage: the pixels.
    ///   - scale: pixels per point.
    ///   - orientation: turn that brings the pixels upright.
    @preconcurrency @MainActor public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        if orientation == .up, let picture = cgImage.picture.withScale(Double(scale)) {
            self.init(.picture(picture))
            return
        }
        let turned = Pictures.png(of: TurnedImage(image: cgImage, orientation: orientation), scale: 1)
        let picture = turned.flatMap { UIImage(data: $0, scale: scale) }
        self.init(picture?.source ?? .empty)
    }
}

extension Image {
    /// A decorative image of `cgImage`.
    ///
    /// - Parameters:
    ///   - cgImage: the pixels.
    ///   - scale: pixels per point.
    ///   - orientation: turn that brings the pixels upright.
    @preconcurrency @MainActor public init(
        decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
    ) { self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.ofPictures)) }

    /// An image of `cgImage` with `label` as its accessibility label.
    ///
    /// - Parameters:
    ///   - cgImage: the pixels.
    ///   - scale: pixels per point.
    ///   - orientation: turn that brings the pixels upright.
    ///   - label: the accessibility label.
    @preconcurrency @MainActor public init(
        _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
    ) {
        let picture = UIImage(cgImage: cgImage, scale: scale, orientation: orientation.ofPictures)
        self = Image(uiImage: picture).labelled(label)
    }

    /// Turn that brings pixels upright.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// Upright, mirrored, and turned by 180°, without and with mirroring.
        case up, upMirrored, down, downMirrored
        /// Turned by 90°, with and without mirroring.
        case leftMirrored, right, rightMirrored, left

        fileprivate var ofPictures: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }
}

/// Pixels, turned upright.
private struct TurnedImage: View {
    let image: CGImage
    let orientation: UIImage.Orientation

    var body: some View {
        let size = CGSize(width: image.width, height: image.height)
        let isSideways = angle == 90 || angle == -90
        Image(uiImage: image.picture).resizable().interpolation(.none).frame(width: size.width, height: size.height)
            .scaleEffect(x: isMirrored ? -1 : 1)
            .rotationEffect(.degrees(angle))
            .frame(width: isSideways ? size.height : size.width, height: isSideways ? size.width : size.height)
    }

    private var isMirrored: Bool {
        switch orientation {
        case .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: true
        case .up, .down, .left, .right: false
        }
    }

    private var angle: Double {
        switch orientation {
        case .up, .upMirrored: 0
        case .down, .downMirrored: 180
        case .left, .rightMirrored: -90
        case .right, .leftMirrored: 90
        }
    }
}

extension CGContext {
    /// The image that is being drawn in this context, as far as it is drawn; nil if there is none.
    @preconcurrency @MainActor public func makeImage() -> CGImage? {
        ImageContexts.stack.last { $0.context === self }?.image()?.cgImage
    }

    /// Draws `image` in `rect`, stretched to it. As on Apple's systems, it is upside down in a context whose y axis points
    /// downwards, as those of UIKit do.
    @preconcurrency @MainActor public func draw(_ image: CGImage, in rect: CGRect) {
        let picture = Image(uiImage: image.picture)
        draw { context in
            context.translateBy(x: 0, y: rect.minY + rect.maxY)
            context.scaleBy(x: 1, y: -1)
            context.draw(picture, in: rect)
        }
    }
}
