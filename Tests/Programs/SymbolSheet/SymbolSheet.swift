import SwiftUI
import Symbols

/// A table of all symbols with their names: the picture in docs/symbols.md, made by `scripts/draw-symbols`.
@main struct SymbolSheet: App {
    var body: some Scene {
        WindowGroup("Symbols") { Sheet() }
    }
}

private struct Sheet: View {
    private let names = SymbolCatalogue.standard.names.filter { !$0.hasPrefix("letter.") && !$0.hasPrefix("mark.") }
    private let columns = 14

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<(names.count + columns - 1) / columns, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<columns, id: \.self) { column in
                        cell(row * columns + column)
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func cell(_ index: Int) -> some View {
        VStack(spacing: 4) {
            if index < names.count {
                Image(systemName: names[index]).font(.system(size: 24))
                Text(names[index]).font(.system(size: 7)).foregroundStyle(.secondary).lineLimit(2)
                    .multilineTextAlignment(.center).minimumScaleFactor(0.6)
            }
        }
        .padding(.horizontal, 4).frame(width: 90, height: 56)
    }
}
