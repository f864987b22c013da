import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

extension Stage {
    /// Opens a page of the gallery without the window's decoration.
    ///
    /// - Parameters:
    ///   - name: name of the page.
    ///   - framesPerSecond: frame rate; low, since paths do not depend on it (S5.15) and each frame is drawn.
    ///   - size: window size in points; small, to draw less.
    /// - Returns: Stage at time 0, which shows the page.
    /// - Throws: An expectation failure if there is no such page.
    static func page(
        _ name: String, framesPerSecond: Double = 20, size: CGSize = CGSize(width: 660, height: 420)
    ) throws -> Stage {
        let page = try #require(PageList.page(named: name), "there is no page \(name)")
        return Stage(size: size, framesPerSecond: framesPerSecond) { page.makeView() }
    }
}
