import Foundation
import Lilt
import SwiftUI
import Testing

/// Looks of rows where layout runs from right to left: the mirror image of those from left to right.
@MainActor struct MirroredRowTests {
    private static let size = CGSize(width: 120, height: 90)

    private func picture(_ view: some View, _ direction: LayoutDirection) throws -> Bitmap {
        let stage = Stage(size: Self.size) { view.environment(\.layoutDirection, direction) }
        try stage.settle()
        return stage.image
    }

    /// Brightness of a pixel, 0 to 765.
    private func brightness(_ pixel: UInt32) -> Int {
        Int(pixel & 0xFF) + Int(pixel >> 8 & 0xFF) + Int(pixel >> 16 & 0xFF)
    }

    /// Number of pixels that clearly differ between the pictures in both directions.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - mirrored: true to compare the one with the mirror image of the other.
    /// - Returns: the number of pixels.
    /// - Throws: `StageError` if the view does not come to rest.
    private func differences(_ view: some View, mirrored: Bool = true) throws -> Int {
        let (left, right) = (try picture(view, .leftToRight), try picture(view, .rightToLeft))
        let (width, a, b) = (left.width, left.pixels, right.pixels)
        return a.indices.count { index in
            let x = index % width
            let other = mirrored ? index - x + width - 1 - x : index
            return abs(brightness(a[index]) - brightness(b[other])) > 150
        }
    }

    @Test func `the arrow of a link points to the page that comes`() throws {
        let list = NavigationStack { List { NavigationLink("") { Text("page") } } }
        // Otherwise the test would see nothing.
        #expect(try differences(list, mirrored: false) > 8)
        #expect(try differences(list) == 0)
    }

    @Test func `a link without an indicator has no arrow`() throws {
        let list = NavigationStack {
            List { NavigationLink("") { Text("page") }.navigationLinkIndicatorVisibility(.hidden) }
        }
        #expect(try differences(list, mirrored: false) == 0)
    }

    @Test func `a link in a list that is edited has no arrow, unless it is asked for`() throws {
        func list(_ visibility: Visibility) -> some View {
            NavigationStack {
                List { NavigationLink("") { Text("page") }.navigationLinkIndicatorVisibility(visibility) }
                    .environment(\.editMode, .constant(.active))
            }
        }
        #expect(try differences(list(.automatic), mirrored: false) == 0)
        #expect(try differences(list(.visible), mirrored: false) > 8)
    }

    @Test(arguments: [false, true]) func `the arrow of a group points to its content`(isExpanded: Bool) throws {
        let group = DisclosureGroup("", isExpanded: .constant(isExpanded)) { Color.clear.frame(height: 10) }
        #expect(try differences(group, mirrored: false) > 8)
        #expect(try differences(group) == 0)
        // The edges of a line that is turned over lie between pixels.
        let list = List { group }
        #expect(try differences(list, mirrored: false) > 4 * differences(list))
    }
}
