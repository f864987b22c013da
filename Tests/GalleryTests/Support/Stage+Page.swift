import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

extension Stage {
    /// Opens a page of the gallery, without what the window has around it.
    ///
    /// - Parameters:
    ///   - framesPerSecond: few, since a path does not depend on it (S5.15), and each frame is drawn.
    ///   - size: small, for the same reason.
    static func page(
        _ name: String, framesPerSecond: Double = 20, size: CGSize = CGSize(width: 660, height: 420)
    ) throws -> Stage {
        let page = try #require(PageList.page(named: name), "there is no page \(name)")
        return Stage(size: size, framesPerSecond: framesPerSecond) { page.makeView() }
    }
}
