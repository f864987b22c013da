import Foundation
import Particles

/// Values of a layer that emits particles.
struct EmitterValues {
    var emitter = ParticleEmitter()
    var renderMode = CAEmitterLayerRenderMode.unordered
    /// The cells, as of the last time that they were read.
    var cells: [ParticleCell] = []
    /// Names of the cells, for key paths.
    var names: [CellName] = []

    /// Name of a cell, with those of its cells.
    struct CellName {
        let name: String?
        let cells: [CellName]
    }

    func value(at keyPath: String) -> AnimatedLayerValue? {
        func number(_ value: Double) -> AnimatedLayerValue { AnimatedLayerValue(numbers: [value]) }
        switch keyPath {
        case "birthRate": return number(emitter.birthRate)
        case "lifetime": return number(emitter.lifetime)
        case "velocity": return number(emitter.velocity)
        case "scale": return number(emitter.scale)
        case "spin": return number(emitter.spin)
        case "emitterPosition": return AnimatedLayerValue(emitter.position)
        case "emitterPosition.x": return number(Double(emitter.position.x))
        case "emitterPosition.y": return number(Double(emitter.position.y))
        case "emitterSize": return AnimatedLayerValue(CGPoint(x: emitter.size.width, y: emitter.size.height))
        case "emitterSize.width": return number(Double(emitter.size.width))
        case "emitterSize.height": return number(Double(emitter.size.height))
        default:
            guard let (path, key) = cell(at: keyPath) else { return nil }
            return self[keyPath: path].value(for: key)
        }
    }

    mutating func set(_ value: AnimatedLayerValue, at keyPath: String) {
        switch keyPath {
        case "birthRate": emitter.birthRate = value.number
        case "lifetime": emitter.lifetime = value.number
        case "velocity": emitter.velocity = value.number
        case "scale": emitter.scale = value.number
        case "spin": emitter.spin = value.number
        case "emitterPosition": emitter.position = value.point
        case "emitterPosition.x": emitter.position.x = CGFloat(value.number)
        case "emitterPosition.y": emitter.position.y = CGFloat(value.number)
        case "emitterSize": emitter.size = value.size
        case "emitterSize.width": emitter.size.width = CGFloat(value.number)
        case "emitterSize.height": emitter.size.height = CGFloat(value.number)
        default:
            if let (path, key) = cell(at: keyPath) { self[keyPath: path].set(value, for: key) }
        }
    }

    /// The cell that `emitterCells.NAME.KEY` means, and the key; cells of cells by more pairs of `emitterCells` and a name.
    private func cell(at keyPath: String) -> (WritableKeyPath<EmitterValues, ParticleCell>, String)? {
        var words = keyPath.split(separator: ".").map(String.init)
        var names = self.names
        var path: WritableKeyPath<EmitterValues, ParticleCell>?
        while words.count > 2, words[0] == "emitterCells" {
            guard let index = names.firstIndex(where: { $0.name == words[1] }) else { return nil }
            path =
                path.map { $0.appending(path: \.cells[index]) } ?? \EmitterValues.cells[index]
            names = names[index].cells
            words.removeFirst(2)
        }
        return path.map { ($0, words.joined(separator: ".")) }
    }
}
