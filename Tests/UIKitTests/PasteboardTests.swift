import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// The clipboard as UIKit names it.
@MainActor struct PasteboardTests {
    @Test func `what the program has put there is read at once, before and after a window opens`() {
        let pasteboard = UIPasteboard.general
        pasteboard.string = "early"
        #expect(pasteboard.string == "early" && pasteboard.hasStrings)
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Color.white }
        stage.advance(frames: 1)
        pasteboard.string = "late"
        #expect(pasteboard.string == "late" && pasteboard.strings == ["late"] && pasteboard.url == nil)
        pasteboard.url = URL(string: "https://example.org/a")
        #expect(pasteboard.string == "https://example.org/a" && pasteboard.hasURLs)
    }

    @Test func `a change is told`() {
        var changes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        UIPasteboard.general.string = "told"
        #expect(changes == 1)
        NotificationCenter.default.removeObserver(observer)
    }
}
