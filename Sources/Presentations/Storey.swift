@_spi(Engine) package import ViewGraph

/// Views that lie over all of a window's own, with presentations of their own: a further window of the program in the same
/// window of the desktop.
@MainActor package final class Storey {
    /// Order among storeys; equal ones lie in the order in which they were added.
    package let level: Double
    /// List of the boxes of the storey's views.
    package let content: BoxList
    /// List of the boxes of the presentations of these views.
    let presented: BoxList
    let list: BoxList

    init(level: Double, in root: RootBox) {
        self.level = level
        list = root.above.makeDetachedList()
        content = list.appendList()
        presented = list.appendList()
    }

    /// True if `box`, whose parent is the root, is one of the storey's.
    func contains(_ box: LayoutBox) -> Bool { list.boxes.contains { $0 === box } }
}

/// Storeys of one window, back to front.
@MainActor struct Storeys {
    private(set) var all: [Storey] = []
    private unowned let root: RootBox

    init(_ root: RootBox) { self.root = root }

    /// Adds a storey over all presentations of the window's own views, or below these.
    ///
    /// - Parameter level: order among storeys; one below zero lies below the presentations of the window's own views.
    /// - Returns: the storey, without views.
    mutating func add(level: Double) -> Storey {
        // The list of the window's own presentations comes first among those of the root.
        let presented = root.presented
        let storey = Storey(level: level, in: root)
        let place = all.firstIndex { $0.level > level } ?? all.count
        all.insert(storey, at: place)
        let below = all.filter { $0.level < 0 }.map(\.list)
        root.above.setLists(below + [presented] + all.filter { $0.level >= 0 }.map(\.list))
        return storey
    }

    /// Removes `storey` with its boxes.
    mutating func remove(_ storey: Storey) {
        guard let index = all.firstIndex(where: { $0 === storey }) else { return }
        all.remove(at: index)
        root.above.remove(storey.list)
    }

    /// Place of `box`, which may be any box of the window, among the storeys: 0 for the window's own views and their
    /// presentations, more for what lies above these.
    func height(of box: LayoutBox) -> Int {
        guard let index = index(around: box) else { return 0 }
        let lower = all.count { $0.level < 0 }
        return index < lower ? index - lower : index - lower + 1
    }

    /// The storey in which `box` lies; nil for the window's own views and their presentations.
    func storey(around box: LayoutBox) -> Storey? { index(around: box).map { all[$0] } }

    private func index(around box: LayoutBox) -> Int? {
        guard !all.isEmpty else { return nil }
        var outermost = box
        while let next = outermost.parent, next !== root { outermost = next }
        return all.firstIndex { $0.contains(outermost) }
    }
}
