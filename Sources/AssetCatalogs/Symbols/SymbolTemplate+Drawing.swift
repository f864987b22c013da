extension SymbolTemplate {
    /// A drawing that has been cut out of a template.
    package struct Drawing: Hashable, Sendable {
        /// The name of its group, such as "Regular-M".
        package let name: String
        /// The drawing as an SVG file. Its middle is that of capital letters beside it.
        package let svg: String

        /// Length in the SVG file that is the height of capital letters. Sizes of pictures are whole numbers: this makes the
        /// difference small.
        package static let capHeight = 200.0
    }

    /// Height of a drawing of medium scale, in heights of capital letters: symbols of the system fit.
    private static let height = 1.7
    /// Distance between drawings of neighbouring weights in an older template, in heights of capital letters.
    private static let columnWidth = 296.71 / 70.459
    /// Widest drawing, in heights of capital letters.
    private static let greatestWidth = 50.0

    /// Cuts out the drawing that is nearest to a weight and a scale. One of another scale is enlarged or reduced.
    ///
    /// - Parameters:
    ///   - weight: weight of the letters beside the symbol, 100 to 900.
    ///   - scale: size relative to the letters.
    /// - Returns: the drawing.
    /// - Throws: `SymbolTemplateFailure` if the template has none, or no guides for it.
    package func drawing(weight: Int, scale: SymbolScale) throws(SymbolTemplateFailure) -> Drawing {
        let wanted = SymbolVariant(weight: min(max(weight / 100 - 1, 0), 8), scale: scale)
        guard let variant = wanted.nearest.first(where: { groups[$0] != nil }), let group = groups[variant] else {
            throw .noDrawing
        }
        guard let base = guides["Baseline-\(variant.scale.rawValue)"]?.y,
            let cap = guides["Capline-\(variant.scale.rawValue)"]?.y, base > cap
        else { throw .noGuides(drawing: variant.name) }
        let capHeight = base - cap
        let middle = (base + cap) / 2
        var half = capHeight * Self.height * variant.scale.factor / 2
        var (left, right) = (0.0, 0.0)
        if let margins = margins(of: variant, capHeight: capHeight) {
            (left, right) = margins
        } else if let viewBox, groups.count == 1, !guides.keys.contains(where: { $0.contains("margin") }) {
            // Without margins, a file with one drawing is as large as the drawing.
            (left, right) = (viewBox[0], viewBox[0] + viewBox[2])
            half = max(middle - viewBox[1], viewBox[1] + viewBox[3] - middle)
        }
        guard right > left, right - left < capHeight * Self.greatestWidth, half < capHeight * Self.greatestWidth else {
            throw .noMargins(drawing: variant.name)
        }
        // Template units to those of the file.
        let factor = Drawing.capHeight / capHeight * scale.factor / variant.scale.factor
        let width = ((right - left) * factor).rounded(.up)
        let height = (half * 2 * factor).rounded(.up)
        let box = [(left + right - width / factor) / 2, middle - height / factor / 2, width / factor, height / factor]
        return Drawing(name: variant.name, svg: svg(group, width: Int(width), height: Int(height), box: box))
    }

    /// The edges of a drawing: its own, or those of another, moved and scaled; nil if there are none.
    private func margins(of variant: SymbolVariant, capHeight: Double) -> (left: Double, right: Double)? {
        func pair(_ suffix: String) -> (left: Double, right: Double)? {
            guard let left = guides["left-margin\(suffix)"]?.x, let right = guides["right-margin\(suffix)"]?.x else {
                return nil
            }
            return (left, right)
        }
        if let own = pair("-\(variant.name)") { return own }
        for other in SymbolVariant.regularMedium.nearest {
            let isMedium = other == .regularMedium
            guard let pair = pair("-\(other.name)") ?? (isMedium ? pair("") : nil) else { continue }
            let middle =
                (pair.left + pair.right) / 2 + Double(variant.weight - other.weight) * Self.columnWidth * capHeight
            let half = (pair.right - pair.left) / 2 * variant.scale.factor / other.scale.factor
            return (middle - half, middle + half)
        }
        return nil
    }

    private func svg(_ group: Group, width: Int, height: Int, box: [Double]) -> String {
        let names = namespaces.merging(["xmlns": "http://www.w3.org/2000/svg"]) { own, _ in own }
            .sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
        let viewBox = box.map { "\($0)" }.joined(separator: " ")
        let starts = group.around.map { String($0.tag) }.joined()
        let ends = group.around.reversed().map { "</\($0.name)>" }.joined()
        return """
            <svg\(names) width="\(width)" height="\(height)" viewBox="\(viewBox)">\
            \(shared.joined())\(starts)\(group.text)\(ends)</svg>
            """
    }
}
