import Particles

extension CAEmitterLayerEmitterShape {
    /// The form; a point for names that mean none.
    var shape: ParticleEmitter.Shape {
        switch self {
        case .line: .line
        case .rectangle: .rectangle
        case .circle: .circle
        case .sphere: .sphere
        default: .point
        }
    }

    init(_ shape: ParticleEmitter.Shape) {
        switch shape {
        case .point: self = .point
        case .line: self = .line
        case .rectangle: self = .rectangle
        case .circle: self = .circle
        case .sphere: self = .sphere
        }
    }
}

extension CAEmitterLayerEmitterMode {
    /// The part; the inside for names that mean none.
    var mode: ParticleEmitter.Mode {
        switch self {
        case .points: .points
        case .outline: .outline
        case .surface: .surface
        default: .volume
        }
    }

    init(_ mode: ParticleEmitter.Mode) {
        switch mode {
        case .points: self = .points
        case .outline: self = .outline
        case .surface: self = .surface
        case .volume: self = .volume
        }
    }
}
