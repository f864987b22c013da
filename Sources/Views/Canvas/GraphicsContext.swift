public import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// What a canvas's closure draws with. A value: a copy that is moved, clipped or faded draws into the same canvas and leaves
/// the original as it was.
public struct GraphicsContext {
    let recorder: DrawingRecorder
    private let size: CGSize
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// Multiplies the opacity of each thing that is drawn, 0…1.
    public var opacity = 1.0
    /// How each thing that is drawn is combined with what is there.
    public var blendMode = BlendMode.normal
    /// From the coordinates of what is drawn to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// In the canvas's coordinates.
    private var clips: [(path: Path, style: FillStyle)] = []
    private var masks: [DrawMask] = []
    private var filters: [DrawFilter] = []

    init(recorder: DrawingRecorder, environment: EnvironmentValues, size: CGSize) {
        self.recorder = recorder
        self.environment = environment
        self.size = size
    }

    // MARK: Coordinates

    /// Applies `matrix` before the present transform: to what is drawn from now on.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Moves what is drawn from now on by points to the right and down.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    /// Scales what is drawn from now on about the origin; below 0 mirrors.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Turns what is drawn from now on clockwise about the origin.
    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

    // MARK: Clipping

    /// How a clip is meant.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is inside is left out.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Draws only inside `path` from now on, as well as inside all earlier clips.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        var path = path.applying(transform)
        var style = style
        if options.contains(.inverse) {
            // Everything but the inside, as one outline: a frame around whatever the canvas may show, with holes.
            path = path.normalized(eoFill: style.isEOFilled)
            path.addRect(
                path.boundingRect.union(CGRect(origin: .zero, size: size)).insetBy(dx: -Self.around, dy: -Self.around))
            style.isEOFilled = true
        }
        clips.append((path, style))
    }

    /// Draws only where `content` draws from now on, and as opaque as that, as well as inside all earlier clips.
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

    /// Points around a canvas in which nothing of it is seen.
    private static let around: CGFloat = 1_000

    /// The smallest rectangle around all that the clips let through, in present coordinates.
    public var clipBoundingRect: CGRect {
        var bounds = CGRect(origin: .zero, size: size)
        for clip in clips { bounds = bounds.intersection(clip.path.boundingRect) }
        guard let inverse = transform.inverse, !bounds.isNull else { return .null }
        return Path(bounds).applying(inverse).boundingRect
    }

    // MARK: Layers and filters

    /// Has what is drawn from now on, each thing for itself, pass a filter.
    public mutating func addFilter(_ filter: Filter) { filters.append(filter.resolve(in: environment)) }

    /// Draws apart, then lays all of it down as one with this context's opacity, blend mode, clips and filters.
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

    /// Records one thing that is drawn in present coordinates, with shadows of its own.
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

    /// Opens a scope in the canvas's coordinates with clips, opacity and blend mode.
    private func begin() {
        recorder.append(.save)
        for clip in clips { recorder.append(.clip(clip.path, clip.style)) }
        if opacity != 1 { recorder.append(.opacity(opacity)) }
        if blendMode != .normal { recorder.append(.blendMode(blendMode.mode)) }
    }
}
