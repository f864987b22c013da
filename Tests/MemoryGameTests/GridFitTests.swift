import Foundation
import Testing

@testable import MemoryGame

/// Choice of the largest cell width at which all cells fit: S24.10.
struct GridFitTests {
    private static let ratio = 2.0 / 3

    private func fits(_ width: Double, _ columns: Int, _ count: Int, _ size: CGSize) -> Bool {
        let rows = (count + columns - 1) / columns
        return width * Double(columns) <= size.width && width / Self.ratio * Double(rows) <= size.height + 1e-9
    }

    @Test(arguments: [1, 2, 7, 8, 16, 52, 64], [CGSize(width: 900, height: 480), CGSize(width: 300, height: 500)])
    func `shows all cells, and no number of columns would let them be larger`(count: Int, size: CGSize) {
        let fit = GridFit(count, in: size, aspectRatio: Self.ratio, widths: 1...10_000)
        #expect(fits(fit.cellWidth, fit.columns, count, size))
        for columns in 1...count {
            #expect(!fits(fit.cellWidth + 1, columns, count, size))
        }
    }

    @Test func `leaves no more places empty than it must`() {
        // At the largest width any row of four or more fits, and eight cards fill two rows of four.
        let fit = GridFit(8, in: CGSize(width: 700, height: 200), aspectRatio: Self.ratio, widths: 1...60)
        #expect(fit == GridFit(8, in: CGSize(width: 240, height: 180), aspectRatio: Self.ratio, widths: 1...60))
        #expect(fit.columns == 4 && fit.cellWidth == 60)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 10, height: 900), CGSize(width: 900, height: 10)])
    func `keeps cells large enough to be pressed, whatever the window`(size: CGSize) {
        let fit = GridFit(16, in: size, aspectRatio: Self.ratio, widths: 18...200)
        #expect(fit.cellWidth >= 18 && (1...16).contains(fit.columns))
    }

    @Test func `has one column for no cells at all`() {
        let fit = GridFit(0, in: CGSize(width: 100, height: 100), aspectRatio: Self.ratio, widths: 18...200)
        #expect(fit.columns == 1)
    }
}
