import SwiftUI

/// Numbers, each with the expression that it results from.
struct ValueList: View {
    struct Row: Identifiable {
        let code: String
        let value: Double
        var id: String { code }

        init(_ code: String, _ value: Double) {
            self.code = code
            self.value = value
        }
    }

    let rows: [Row]
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let palette = Palette(colorScheme)
        VStack(alignment: .leading, spacing: 14) {
            ForEach(rows) { row in
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: row.code).textFont(12, design: .monospaced)
                        .foregroundStyle(palette.accent)
                        .fixedSize(horizontal: false, vertical: true)
                    Text(verbatim: decimal(row.value, places: 4)).textFont(22, weight: .semibold)
                        .monospacedDigit()
                        .foregroundStyle(palette.ink)
                }
            }
        }
    }
}
