public import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Drawing context of a canvas's closure. It is a value: a copy that is transformed, clipped or faded draws into the
/// same canvas and leaves the original unchanged.
public struct GraphicsContext {
    let recorder: DrawingRecorder
    private let size: CGSize
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// Opacity by which each drawing command is multiplied, 0…1.
    public var opacity = 1.0
    /// Formula that combines each drawing command with the canvas.
    public var blendMode = BlendMode.normal
    /// Transform from the coordinates of drawing commands to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// Clip paths, in the canvas's coordinates.
    private var clips: [(path: Path, style: FillStyle)] = []
    private var masks: [DrawMask] = []
    private var filters: [DrawFilter] = []

    init(recorder: DrawingRecorder, environment: EnvironmentValues, size: CGSize) {
        self.recorder = recorder
        self.environment = environment
        self.size = size
    }

    // MARK: Coordinates

    /// Applies `matrix` before the current transform, for later commands.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Moves later drawing `x` points to the right and `y` points down.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    /// Scales later drawing about the origin by the factors `x` and `y`; negative ones mirror.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Rotates later drawing clockwise about the origin by `angle`.
    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

    // MARK: Clipping

    /// Options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        /// Bit mask of the options.
        public let rawValue: UInt32
        /// Makes a set of options from a bit mask.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Clips to the outside instead of the inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Limits later drawing to the inside of `path`, in addition to earlier clips. `style` sets the fill rule and
    /// antialiasing; `options` can invert the clip.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        var path = path.applying(transform)
        var style = style
        if options.contains(.inverse) {
            // The outside as one outline: a rectangle larger than the canvas, with holes.
            path = path.normalized(eoFill: style.isEOFilled)
            path.addRect(
                path.boundingRect.union(CGRect(origin: .zero, size: size)).insetBy(dx: -Self.around, dy: -Self.around))
            style.isEOFilled = true
        }
        clips.append((path, style))
    }

    /// Masks later drawing by the opacity of the drawing in `content`, multiplied by `opacity`, in addition to earlier
    /// clips. `options` can invert the mask.
    ///
    /// - Throws: the error of `content`; no mask is added then.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let apart = recorder.apart()
        var inner = GraphicsContext(recorder: apart, environment: environment, size: size)
        inner.transform = transform
        try content(&inner)
        masks.append(
            DrawMask(commands: apart.commands, opacity: opacity, isInverse: options.contains(.inverse)))
    }

    /// Margin around the canvas, in points, that covers everything visible.
    private static let around: CGFloat = 1_000

    /// Bounding rectangle of the region left by all path clips, in current coordinates.
    public var clipBoundingRect: CGRect {
        var bounds = CGRect(origin: .zero, size: size)
        for clip in clips { bounds = bounds.intersection(clip.path.boundingRect) }
        guard let inverse = transform.inverse, !bounds.isNull else { return .null }
        return Path(bounds).applying(inverse).boundingRect
    }

    // MARK: Layers and filters

    /// Applies `filter` to each later drawing command by itself, after the filters that are added later: a threshold that
    /// is added before a blur cuts off what is blurred.
    public mutating func addFilter(_ filter: Filter) { filters.insert(filter.resolve(in: environment), at: 0) }

    /// Draws `content` into a separate picture, then composites that as a whole with this context's opacity, blend
    /// mode, clips and filters.
    ///
    /// - Throws: the error of `content`; commands that were recorded before it are drawn.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = GraphicsContext(recorder: recorder, environment: environment, size: size)
        inner.transform = transform
        begin()
        recorder.append(.beginGroup(opacity: 1, filters: filters, masks: masks))
        defer {
            recorder.append(.endGroup)
            recorder.append(.restore)
        }
        try content(&inner)
    }

    /// Records one command in current coordinates, with shadows of its own.
    func record(_ command: DrawCommand, shadows: [LayerPaintShadow] = []) {
        begin()
        let filters = shadows.map { $0.isInner ? DrawFilter.innerShadow($0.shadow) : .shadow($0.shadow) } + self.filters
        let isGroup = !filters.isEmpty || !masks.isEmpty
        if isGroup { recorder.append(.beginGroup(opacity: 1, filters: filters, masks: masks)) }
        if !transform.isIdentity { recorder.append(.concatenate(transform)) }
        recorder.append(command)
        if isGroup { recorder.append(.endGroup) }
        recorder.append(.restore)
    }

    /// Opens a scope in the canvas's coordinates with clips, opacity and blend mode; `restore` closes it.
    private func begin() {
        recorder.append(.save)
        for clip in clips { recorder.append(.clip(clip.path, clip.style)) }
        if opacity != 1 { recorder.append(.opacity(opacity)) }
        if blendMode != .normal { recorder.append(.blendMode(blendMode.mode)) }
    }
}
