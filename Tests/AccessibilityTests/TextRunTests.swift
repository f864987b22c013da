import AccessibilityTree
import Lilt
import SwiftUI
import Testing

/// Looks of characters, as assistive technology asks for them.
@MainActor struct TextRunTests {
    @Test func `a text tells its fonts, lines and colours`() {
        let stage = Stage {
            Text(
                "\(Text("Big").bold().font(.system(size: 30)).foregroundStyle(Color(red: 1, green: 0, blue: 0))) news, \(Text("old").strikethrough().italic())"
            )
            .font(.system(size: 12))
        }
        let runs = stage.accessibilityTextRuns("Big news, old")
        #expect(runs.map(\.count) == [3, 7, 3])
        #expect(runs.map(\.size) == [30, 12, 12])
        #expect(runs.map(\.weight) == [700, 400, 400])
        #expect(runs.map(\.isItalic) == [false, false, true])
        #expect(runs.map(\.isStruckThrough) == [false, false, true])
        #expect(runs[0].foreground == AccessibilityTextRun.Color(red: 65_535, green: 0, blue: 0))
        #expect(runs[1].foreground == AccessibilityTextRun.Color(red: 0, green: 0, blue: 0))
    }

    @Test func `a colour that is no number does not matter to readers`() {
        let stage = Stage { Text("odd").foregroundStyle(Color(red: .nan, green: -.infinity, blue: .infinity)) }
        let blue = AccessibilityTextRun.Color(red: 0, green: 0, blue: 65_535)
        #expect(stage.accessibilityTextRuns("odd").map(\.foreground) == [blue])
    }

    @Test func `pictures in a text have no characters`() {
        let stage = Stage { Text("a\(Image(systemName: "star"))b").underline() }
        let runs = stage.accessibilityTextRuns("ab")
        #expect(runs.reduce(0) { $0 + $1.count } == 2)
        #expect(runs.allSatisfy { $0.underline == .single })
    }

    @Test func `a field has one look, a secret one too`() {
        let stage = Stage {
            VStack {
                TextField("Name", text: .constant("Ada 🦔")).font(.system(size: 20).weight(.semibold))
                SecureField("Word", text: .constant("four"))
            }
        }
        let name = stage.accessibilityTextRuns("Name")
        #expect(name.map(\.count) == [5] && name.map(\.size) == [20] && name.map(\.weight) == [600])
        #expect(stage.accessibilityTextRuns("Word").map(\.count) == [4])
    }
}
