import Foundation

/// A layer in a snapshot file, decoded by nothing but the contract (docs/contracts.md).
struct LayerRecord: Decodable {
    struct State: Decodable {
        let position: [Double]
        let size: [Double]
        let opacity: Double
        let transform: [Double]
    }

    let id: Int
    let view: String
    let label: String?
    let text: String?
    let frame: [Double]
    let quad: [[Double]]
    let opacity: Double
    let model: State
    let presentation: State
    let animating: [String]
    let children: [LayerRecord]

    /// This layer and all below it in the tree, in drawing order.
    var all: [LayerRecord] { [self] + children.flatMap(\.all) }

    func first(_ name: String) -> LayerRecord? { all.first { $0.label == name || $0.text == name } }

    var rect: CGRect { CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
    var center: CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

    // MARK: Cards and score

    /// The labelled layers of all cards, by their numbers on the table.
    var cards: [Int: LayerRecord] {
        var cards: [Int: LayerRecord] = [:]
        for layer in all { if let number = layer.cardNumber { cards[number] = layer } }
        return cards
    }

    var cardCount: Int { all.count { $0.cardNumber != nil } }

    /// K of `Card K, …`.
    var cardNumber: Int? {
        guard let label, label.hasPrefix("Card ") else { return nil }
        return Int(label.dropFirst(5).prefix { $0 != "," })
    }

    /// Emoji on the card's face, visible or not.
    var face: String? { all.lazy.compactMap(\.text).first }
    var isFaceDown: Bool { label?.hasSuffix(", face down") == true }
    /// True if the layer's front is seen, false if its mirror image is.
    var facesViewer: Bool {
        // Twice the signed area of the corners: positive if clockwise, as y points down.
        var area = 0.0
        for (a, b) in zip(quad, quad.dropFirst() + quad.prefix(1)) { area += a[0] * b[1] - b[0] * a[1] }
        // A layer seen edge-on shows neither side.
        return area > 1
    }

    var score: Int? {
        all.lazy.compactMap(\.text).first { $0.hasPrefix("Score: ") }.flatMap { Int($0.dropFirst(7)) }
    }

    var isAtRest: Bool { all.allSatisfy(\.animating.isEmpty) }
}

/// True if all edges of two rectangles differ by less than `tolerance` points.
func isSame(_ a: CGRect, _ b: CGRect, within tolerance: Double = 0.5) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy { abs($0) < tolerance }
}
