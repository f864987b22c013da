import AccessibilityTree

/// Tree of a window at one moment, with an index. Elements are numbered by their place in reading order.
final class WindowTree {
    /// The elements in reading order, each without its children. The first is the window's.
    let elements: [AccessibilityElement]
    /// Place of the element around each one; nil for the first.
    let parents: [Int?]
    /// Places of the elements in each one.
    let children: [[Int]]
    /// Number of each element among its siblings.
    let indices: [Int]
    /// Place after the last element within each one.
    let ends: [Int]
    private let places: [Int: Int]

    /// Complexity: O(n) for n elements.
    init(_ root: AccessibilityElement) {
        var flattening = Flattening()
        flattening.add(root, in: nil, index: 0)
        elements = flattening.elements
        parents = flattening.parents
        children = flattening.children
        indices = flattening.indices
        ends = flattening.ends
        places = flattening.places
    }

    /// Place of the element with the number `id`; nil if it is not there.
    func place(of id: Int) -> Int? { places[id] }

    /// The elements around the one at `place`, from the nearest outwards.
    func ancestors(of place: Int) -> [Int] {
        var result: [Int] = []
        var next = parents[place]
        while let place = next {
            result.append(place)
            next = parents[place]
        }
        return result
    }

    private struct Flattening {
        var elements: [AccessibilityElement] = []
        var parents: [Int?] = []
        var children: [[Int]] = []
        var indices: [Int] = []
        var ends: [Int] = []
        var places: [Int: Int] = [:]

        /// Adds an element with all in it. Elements whose number is taken are left out.
        mutating func add(_ element: AccessibilityElement, in parent: Int?, index: Int) {
            guard places[element.id] == nil else { return }
            let place = elements.count
            places[element.id] = place
            var bare = element
            bare.children = []
            elements.append(bare)
            parents.append(parent)
            children.append([])
            indices.append(index)
            ends.append(place + 1)
            if let parent { children[parent].append(place) }
            for child in element.children { add(child, in: place, index: children[place].count) }
            ends[place] = elements.count
        }
    }
}
