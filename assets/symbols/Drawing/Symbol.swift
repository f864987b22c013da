package import Foundation
package import Geometry

/// A drawing on a grid of 24 by 24, with y downwards.
///
/// It becomes a single outline to be filled by nonzero winding, so a symbol takes any paint, including translucent ones,
/// as a single shape does.
package struct Symbol: Hashable, Sendable {
    /// Effect of one part's path.
    package enum Role: Hashable, Sendable {
        /// Fills the inside.
        case fill
        /// Strokes the path with round ends; the width is relative to the symbol's line width.
        case stroke(relativeWidth: Double)
        /// Cuts the inside out of the one `fill` that contains it.
        case hole
        /// Cuts a line out of the one `fill` that contains it. The path is a line, or a closed walk around a tree of
        /// lines that turns as far left as possible at every branch.
        case groove(relativeWidth: Double)
        /// Cuts the inside out of all parts before it.
        case clear
        /// Cuts a line out of all parts before it.
        case cut(relativeWidth: Double)
    }

    package struct Part: Hashable, Sendable {
        package let role: Role
        /// The path, in grid units.
        package let path: Path
    }

    /// Construction of the outline.
    package indirect enum Form: Hashable, Sendable {
        /// Parts, painted in their order.
        case drawn([Part])
        /// Outline of a glyph in grid units, filled by nonzero winding.
        case glyph(Path)
        /// Symbols side by side, as the digits of a number.
        case row([Symbol])
        /// Parts whose closed lines are filled; lines inside of these are cut out.
        case filled([Part])
        /// Parts with interrupted lines.
        case dashed([Part], SymbolDashes)
        /// The first symbol, with an area of the second.
        case partlyFilled(Symbol, Symbol, SymbolArea)
        /// The first symbol in the room of the second, or cut out of it.
        case enclosed(Symbol, in: Symbol, isCutOut: Bool)
        /// The symbol, crossed out.
        case slashed(Symbol)
        /// The symbol with a disc in its lower right corner, from which `mark` is cut out; without a mark, with a dot in
        /// the upper right corner.
        case badged(Symbol, mark: Symbol?)
    }

    /// Width and height of the grid.
    package static let gridSize = 24.0
    /// Line width at regular weight, in grid units.
    package static let lineWidth = 2.0

    package let name: String
    package let form: Form
    /// Square for a symbol inside this one, in grid units; nil if nothing fits in.
    let room: CGRect?

    init(name: String, form: Form, room: CGRect? = nil) {
        self.name = name
        self.form = form
        self.room = room
    }

    /// Parts of a symbol that is drawn by hand; empty for others.
    package var parts: [Part] { if case .drawn(let parts) = form { parts } else { [] } }

    /// The outline, scaled from the grid to `rect`; to be filled by nonzero winding.
    ///
    /// - Parameters:
    ///   - rect: frame of the grid, in points.
    ///   - lineWidth: line width in grid units. Grooves take only half of its difference from ``lineWidth``, so that a
    ///     bold symbol keeps its fill.
    /// - Returns: The outline; empty unless `rect` has a finite, positive size.
    package func path(in rect: CGRect, lineWidth: Double = Symbol.lineWidth) -> Path {
        let larger = max(rect.width, rect.height)
        guard larger > 0, larger.isFinite, rect.origin.x.isFinite, rect.origin.y.isFinite else { return Path() }
        switch form {
        case .drawn(let parts) where !parts.contains(where: \.role.cutsAll):
            // Lines become outlines at the final size, where the tolerance of curves is known, and are then stretched
            // with the rest.
            let scale = larger / Self.gridSize
            return parts.outline(scale: scale, lineWidth: lineWidth, isComposed: false)
                .applying(rect.placement(of: larger))
        default:
            return SymbolWorkspace.outline(of: self, lineWidth: lineWidth)
                .applying(rect.placement(of: SymbolWorkspace.size))
        }
    }

    /// Outlines of the levels that a palette paints differently, the most important first: a mark before what encloses
    /// it, a slash or a badge before what it marks. They may overlap: later ones are painted first.
    ///
    /// - Parameters:
    ///   - rect: frame of the grid, in points.
    ///   - lineWidth: line width in grid units.
    /// - Returns: At least one outline; empty outlines unless `rect` has a finite, positive size.
    package func levels(in rect: CGRect, lineWidth: Double = Symbol.lineWidth) -> [Path] {
        let larger = max(rect.width, rect.height)
        guard larger > 0, larger.isFinite, rect.origin.x.isFinite, rect.origin.y.isFinite else { return [Path()] }
        let placement = rect.placement(of: SymbolWorkspace.size)
        return SymbolWorkspace.levels(of: self, lineWidth: lineWidth).map { $0.applying(placement) }
    }
}

extension Symbol.Role {
    /// True for parts that add to the outline.
    var paints: Bool {
        switch self {
        case .fill, .stroke: true
        case .hole, .groove, .clear, .cut: false
        }
    }

    /// True for parts that cut into everything before them.
    var cutsAll: Bool {
        switch self {
        case .clear, .cut: true
        case .fill, .stroke, .hole, .groove: false
        }
    }
}

extension CGRect {
    /// Transform of a square of the given side at zero to this rectangle.
    fileprivate func placement(of side: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: width / side, b: 0, c: 0, d: height / side, tx: minX, ty: minY)
    }
}

extension Symbol {
    /// Outlines of the parts that light up one after the other, in the order in which they are drawn. A composed symbol
    /// is one part.
    ///
    /// - Parameters:
    ///   - rect: frame of the grid, in points.
    ///   - lineWidth: line width in grid units.
    /// - Returns: At least one outline; empty unless `rect` has a finite, positive size.
    package func pieces(in rect: CGRect, lineWidth: Double = Symbol.lineWidth) -> [Path] {
        guard case .drawn(let parts) = form, parts.allSatisfy(\.role.paints) else {
            return [path(in: rect, lineWidth: lineWidth)]
        }
        return parts.flatMap { part in
            part.path.connected.map { line in
                Symbol(name: name, form: .drawn([Part(role: part.role, path: line)]))
                    .path(in: rect, lineWidth: lineWidth)
            }
        }
    }
}
