import LayerTree

extension PangoTextLayout: TextWithFonts {
    var fonts: [FontSpecification] {
        shaped.runs.map { run in
            var font = run.font
            font.size *= shaped.factor
            return font
        }
    }
}
