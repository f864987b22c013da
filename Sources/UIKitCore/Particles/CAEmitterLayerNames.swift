/// Form of the place at which particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// Name of the form.
    public let rawValue: String
    /// The form of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// Horizontal line of the emitter's width, from which particles leave upwards.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// Rectangle of the emitter's size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// Circle whose radius is the emitter's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// Sphere whose radius is the emitter's width, seen from the front.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Part of the form at which particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// Name of the part.
    public let rawValue: String
    /// The part of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ends of a line, corners of a rectangle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The edge, from which particles leave outwards.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The inside.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// Order in which particles are drawn, and the mixing of their colours.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// Name of the mode.
    public let rawValue: String
    /// The mode of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first, behind the others.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last, in front of the others.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By depth: particles are flat, so that this is any order.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Colours are added to those behind.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
