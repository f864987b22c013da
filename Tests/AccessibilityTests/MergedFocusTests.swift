import Lilt
import SwiftUI
import Testing

/// Focus of elements that are made of several.
@MainActor struct MergedFocusTests {
    @Test func `an element has the focus that any view in it has`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200), framesPerSecond: 60) {
            VStack {
                Toggle("Sound", isOn: .constant(true))
                HStack {
                    Button("Play") {}
                    Button("Stop") {}
                }
                .accessibilityElement(children: .combine)
            }
        }
        try stage.key("Tab")
        #expect(stage.accessibilityElement("Sound")?.states.contains(.focused) == true)
        for _ in 0..<2 {
            try stage.key("Tab")
            #expect(stage.accessibilityElement("Sound")?.states.contains(.focused) == false)
            #expect(stage.accessibilityElement("Play, Stop")?.states.contains(.focused) == true)
        }
    }
}
