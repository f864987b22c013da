import Foundation

/// Heights of the rows of a section, and of the views above and below it, in points; nil until they are measured.
struct TableSection {
    var rows: [CGFloat?]
    var header: CGFloat?
    var footer: CGFloat?
}

/// Part of a table that has a place of its own.
enum TablePart: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
}

/// Places of the parts of a table, from top to bottom.
struct TableArrangement {
    var sections: [TableSection] = []

    /// Part with its place.
    struct Placed {
        let part: TablePart
        let start: CGFloat
        let height: CGFloat
        var end: CGFloat { start + height }
    }

    /// Height of a part that has not been measured.
    static let guess: CGFloat = 44

    /// The parts and their places below `top`; parts that are not measured have the height of `estimate`.
    ///
    /// - Complexity: linear in the number of rows.
    func placed(below top: CGFloat, gap: CGFloat, estimate: (TablePart) -> CGFloat) -> [Placed] {
        var parts: [Placed] = []
        var end = top
        func add(_ part: TablePart, _ height: CGFloat?) {
            let height = height ?? estimate(part)
            parts.append(Placed(part: part, start: end, height: height))
            end += height
        }
        for (index, section) in sections.enumerated() {
            end += gap
            add(.header(index), section.header)
            for (row, height) in section.rows.enumerated() { add(.row(IndexPath(row: row, section: index)), height) }
            add(.footer(index), section.footer)
        }
        return parts
    }

    subscript(part: TablePart) -> CGFloat? {
        get {
            switch part {
            case .header(let section): sections[section].header
            case .row(let path): sections[path.section].rows[path.row]
            case .footer(let section): sections[section].footer
            }
        }
        set {
            switch part {
            case .header(let section): sections[section].header = newValue
            case .row(let path): sections[path.section].rows[path.row] = newValue
            case .footer(let section): sections[section].footer = newValue
            }
        }
    }

    func has(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].rows.indices.contains(path.row)
    }
}
