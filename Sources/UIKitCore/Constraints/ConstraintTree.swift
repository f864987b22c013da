import Foundation
import LinearConstraints
@_spi(Engine) import ViewGraph
import Views

/// Solver of the constraints in one tree of views.
///
/// It solves when layout is due and something has changed, and gives each view its place; the superview then sets it in its own
/// layout, so that `UIView.animate { view.layoutIfNeeded() }` animates what is in `view`.
@MainActor final class ConstraintTree {
    /// True once any view of the program has used constraints.
    private(set) static var areThereAny = false

    private unowned let root: UIView
    private var isDirty = true
    private var isSolving = false
    private var memory = SolvedParts()
    private var reported: Set<String> = []
    /// Number of times that the tree has been solved, for tests.
    private(set) var solveCount = 0

    /// Rounds of solving and layout after which a tree is left as it is: views that change what they depend on would go on for
    /// ever.
    static let roundLimit = 8
    /// Times that heights are found out anew for new widths, such as those of texts with several lines.
    private static let measureLimit = 4

    init(of root: UIView) {
        self.root = root
        Self.areThereAny = true
    }

    /// True if the views are to be placed anew.
    var isDue: Bool { isDirty }

    /// Something has changed on which the views' places depend.
    func inputsChanged() {
        rootResized()
        root.fittingSizeMayHaveChanged()
    }

    /// The size of the outermost view has changed.
    func rootResized() {
        guard !isSolving else { return }
        isDirty = true
        root.setNeedsLayout()
    }

    /// Finds the views' places, if anything has changed.
    func solveIfNeeded() {
        guard isDirty, !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        root.updateConstraintsIfNeeded()
        isDirty = false
        solveCount += 1
        let size = root.layer.bounds.size
        var heights = KnownHeights()
        for round in 1...Self.measureLimit {
            var builder = ConstraintBuilder(root: root, size: .fixed(size), heights: heights)
            builder.addAll()
            let solution = builder.system.solve(remembering: &memory)
            if round < Self.measureLimit, heights.measure(builder.measured, solution) { continue }
            builder.place(solution)
            // Before the first layout there is no room for anything.
            if size.width > 0, size.height > 0, root.reportsContradictions { report(builder.conflicts(solution)) }
            return
        }
    }

    /// Reports each contradiction once, to the window that shows the views. Views outside of windows report none.
    private func report(_ conflicts: [ConstraintBuilder.Contradiction]) {
        guard let host = root.layer.backing?.place.host else { return }
        for conflict in conflicts where reported.insert(conflict.message).inserted { host.report(conflict.message) }
    }
}

/// Heights of views that depend on their widths, as found out so far.
@MainActor struct KnownHeights {
    private var sizes: [ObjectIdentifier: CGSize] = [:]

    /// Height of `view`'s content at the width that it last got.
    func height(of view: UIView) -> CGFloat? { sizes[ObjectIdentifier(view)]?.height }

    /// Width that `view` last got.
    func width(of view: UIView) -> CGFloat? { sizes[ObjectIdentifier(view)]?.width }

    /// Measures the views at their new widths.
    ///
    /// - Parameters:
    ///   - views: views with their widths.
    ///   - solution: values of the widths.
    /// - Returns: true if a height has changed.
    mutating func measure(_ views: [(view: UIView, width: LinearExpression)], _ solution: LinearSystem.Solution) -> Bool
    {
        var hasChanged = false
        for (view, width) in views {
            let width = max(CGFloat(width.value(solution.values)), 0)
            let known = sizes[ObjectIdentifier(view)]
            if let known, abs(known.width - width) < 0.01 { continue }
            let height = view.heightOfContent(in: width)
            sizes[ObjectIdentifier(view)] = CGSize(width: width, height: height)
            if abs((known?.height ?? view.intrinsicContentSize.height) - height) > 0.01 { hasChanged = true }
        }
        return hasChanged
    }
}
