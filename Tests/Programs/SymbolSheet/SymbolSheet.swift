import SwiftUI
import Symbols

/// A table of all symbols with their names: the picture in docs/symbols.md, made by `scripts/draw-symbols`.
@main struct SymbolSheet: App {
    var body: some Scene {
        WindowGroup("Symbols") { Sheet() }
    }
}

private struct Sheet: View {
    private let names = SymbolCatalogue.standard.names
    private let columns = 8

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
        VStack(spacing: 6) {
            if index < names.count {
                Image(systemName: names[index]).font(.system(size: 32))
                Text(names[index]).font(.system(size: 9)).foregroundStyle(.secondary).lineLimit(1)
                    .minimumScaleFactor(0.6)
            }
        }
        .padding(.horizontal, 5).frame(width: 118, height: 74)
    }
}
