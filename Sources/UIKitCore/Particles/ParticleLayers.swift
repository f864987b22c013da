import AttributeGraph
import Foundation
import LayerTree
import Particles
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Layers with the pictures of particles. Those of particles that have ended are used again.
@MainActor final class ParticleLayers {
    /// Layers of particles that have ended, hidden.
    private(set) var spare: [Layer] = []
    private var images: [Int: LayerImage] = [:]
    private let container: Layer
    private let place: RepresentablePlace

    init(on container: Layer, in place: RepresentablePlace) {
        self.container = container
        self.place = place
    }

    /// A layer with the picture of `particle`, in its greatest size; nil if the picture cannot be shown.
    func layer(for particle: Particle, of emitter: CAEmitterLayer) -> (layer: Layer, size: CGSize)? {
        guard let number = particle.picture, let picture = emitter.picture(number), let image = image(picture, number)
        else { return nil }
        let scale = particle.greatestScale
        let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        let made = spare.popLast() ?? makeLayer()
        made.isHidden = false
        made.content = picture.content(image, in: size)
        return (made, size)
    }

    func retire(_ layer: Layer) {
        layer.isHidden = true
        spare.append(layer)
    }

    private func image(_ picture: EmitterPicture, _ number: Int) -> LayerImage? {
        if let image = images[number] { return image }
        let host = place.host
        let environment = host.graph.untracked { host.graph.peek(place.inputs.environment) }
        let image = Image(uiImage: picture.image).renderingMode(.original)
        images[number] = host.layerImage(of: image, for: PictureTraits(environment))
        return images[number]
    }

    private func makeLayer() -> Layer {
        let made = place.host.layers.makeLayer()
        made.allowsHitTesting = false
        made.viewName = "Particle"
        container.addSublayer(made)
        return made
    }
}
