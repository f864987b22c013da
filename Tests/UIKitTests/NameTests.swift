import CoreGraphics
import SwiftUICore
import Testing
import UIKit

/// Modules that programs import besides SwiftUI are available by their names.
@Suite struct NameTests {
    @Test func `CoreGraphics, UIKit and SwiftUICore are names of what SwiftUI has`() {
        let color: UIKit.UIColor = .red
        #expect(SwiftUICore.Color(color) == Color(uiColor: color))
        #expect(CoreGraphics.CGRect(x: 1, y: 2, width: 3, height: 4).midX == 2.5)
        #expect(CoreGraphics.cos(CGFloat(0)) == 1)
    }
}
