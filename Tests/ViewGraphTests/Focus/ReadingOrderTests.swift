import Foundation
import SeededNumbers
import Testing

@testable import ViewGraph

/// Order of frames on a page.
struct ReadingOrderTests {
    private func order(_ frames: [CGRect], isRightToLeft: Bool = false) -> [Int] {
        ReadingOrder(frames: frames, isRightToLeft: isRightToLeft).indices
    }

    private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 50, _ height: CGFloat = 20) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func `grids are read row by row from the leading edge`() {
        let grid = [frame(60, 30), frame(0, 0), frame(0, 30), frame(60, 0)]
        #expect(order(grid) == [1, 3, 2, 0])
        #expect(order(grid, isRightToLeft: true) == [3, 1, 0, 2])
    }

    @Test func `what stands in one row need not stand at one height`() {
        #expect(order([frame(60, 0), frame(0, 4, 50, 14), frame(120, 10)]) == [1, 0, 2])
    }

    @Test func `columns beside one tall frame are read after each other`() {
        let sidebar = frame(0, 0, 100, 300)
        let form = [frame(120, 200), frame(120, 10), frame(200, 10)]
        #expect(order(form + [sidebar]) == [3, 1, 2, 0])
        #expect(order(form + [sidebar], isRightToLeft: true) == [2, 1, 0, 3])
    }

    @Test func `frames that no line parts are read from top to bottom`() {
        let list = frame(0, 0, 300, 400)
        #expect(order([frame(240, 340), list]) == [1, 0])
    }

    /// Every frame is read once, whatever the frames.
    @Test func `orders are permutations`() {
        var random = SplitMix(seed: 29)
        for count in 0..<60 {
            let frames = (0..<count).map { _ in
                frame(
                    .random(in: 0...400, using: &random), .random(in: 0...400, using: &random),
                    .random(in: 1...200, using: &random), .random(in: 1...200, using: &random))
            }
            #expect(order(frames).sorted() == Array(0..<count))
        }
    }
}
