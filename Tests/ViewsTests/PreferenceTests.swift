import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

private enum Words: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private enum Frames: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

/// Preferences and anchors, passed up the tree: S3.8.
@MainActor struct PreferenceTests {
    private final class Heard {
        var words: [[String]] = []
    }

    @Test func `the first view that prefers light or dark speaks for the window, and all show what they prefer (S3.8)`()
    {
        func preferred(_ view: some View) -> ColorScheme? {
            ViewStage(view).host.root.preferences.value(PreferredColorScheme.self) ?? nil
        }
        #expect(preferred(Text("a")) == nil)
        #expect(preferred(VStack { Text("a").preferredColorScheme(nil) }) == nil)
        #expect(preferred(VStack { Text("a").preferredColorScheme(.dark) }) == .dark)
        #expect(preferred(Text("a").preferredColorScheme(.dark).preferredColorScheme(nil)) == .dark)
        #expect(preferred(Text("a").preferredColorScheme(.dark).preferredColorScheme(.light)) == .light)
        #expect(
            preferred(
                HStack {
                    Text("a").preferredColorScheme(.light).frame(width: 9)
                    Text("b").preferredColorScheme(.dark)
                })
                == .light)
    }

    private struct Speakers: View {
        let heard: Heard
        @State private var isFirst = true
        @State private var hasThird = false
        var body: some View {
            VStack(spacing: 0) {
                Button("Swap") { isFirst.toggle() }
                Button("Third") { hasThird.toggle() }
                HStack {
                    Text("a").preference(key: Words.self, value: [isFirst ? "one" : "uno"])
                    if hasThird { Text("c").preference(key: Words.self, value: ["three"]) }
                    Group { Text("b") }.preference(key: Words.self, value: ["two"])
                }
            }
            .onPreferenceChange(Words.self) { heard.words.append($0) }
        }
    }

    @Test func `children are folded in order, and a change is told after layout, once (S3.8)`() {
        let heard = Heard()
        let stage = ViewStage(Speakers(heard: heard))
        #expect(heard.words == [["one", "two"]])
        stage.tap("Swap")
        stage.tap("Third")
        stage.tap("Third")
        // The last change but one removed a view with a fade: its preference stopped counting at once (S12.8).
        #expect(heard.words == [["one", "two"], ["uno", "two"], ["uno", "three", "two"], ["uno", "two"]])
        let count = heard.words.count
        stage.advance(by: 1)
        #expect(heard.words.count == count)
    }

    private struct Edited: View {
        let heard: Heard
        var body: some View {
            VStack {
                Text("a").preference(key: Words.self, value: ["hidden"]).preference(key: Words.self, value: ["shown"])
                Text("b").transformPreference(Words.self) { $0.append("edited") }
                Text("c").preference(key: Words.self, value: ["kept"]).transformPreference(Words.self) {
                    $0 += ["more"]
                }
            }
            .onPreferenceChange(Words.self) { heard.words.append($0) }
            .onPreferenceChange(Width.self) { _ in heard.words.append(["never"]) }
        }
    }

    @Test func `an outer value hides what is inside, and an edit begins from it (S3.8)`() {
        let heard = Heard()
        _ = ViewStage(Edited(heard: heard))
        #expect(heard.words == [["shown", "edited", "kept", "more"]])
    }

    private struct EqualWidths: View {
        @State private var width: CGFloat?
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(["a", "abcd"], id: \.self) { word in
                    Text(word)
                        .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
                        .frame(width: width, alignment: .leading)
                        .background { Color.blue.accessibilityLabel("behind \(word)") }
                }
            }
            .onPreferenceChange(Width.self) { width = $0 }
        }
    }

    @Test func `sizes that flow up come back down before the first frame is drawn (S3.8, S19.1)`() throws {
        let stage = ViewStage(EqualWidths())
        #expect(try #require(stage.layer("behind a")).frameInWindow.width == 40)
        #expect(try #require(stage.layer("behind abcd")).frameInWindow.width == 40)
        #expect(stage.problems.isEmpty)
    }

    private struct Marked: View {
        @State private var isSecond = false
        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                Button("Next") { isSecond.toggle() }
                Text("first").anchorPreference(key: Frames.self, value: .bounds) { ["first": $0] }
                Text("second!").anchorPreference(key: Frames.self, value: .bounds) { ["second": $0] }
            }
            .padding(7)
            .overlayPreferenceValue(Frames.self, alignment: .topLeading) { anchors in
                GeometryReader { proxy in
                    if let anchor = anchors[isSecond ? "second" : "first"] {
                        let frame = proxy[anchor]
                        Color.red.accessibilityLabel("mark")
                            .frame(width: frame.width, height: frame.height)
                            .offset(x: frame.minX, y: frame.minY)
                    }
                }
            }
        }
    }

    @Test func `an anchor is resolved in the space of the view that reads it (S3.8)`() throws {
        let stage = ViewStage(Marked())
        func mark() -> CGRect { stage.layer("mark")?.frameInWindow ?? .zero }
        #expect(mark() == stage.layer("first")?.frameInWindow)
        stage.tap("Next")
        #expect(mark() == stage.layer("second!")?.frameInWindow)
        stage.host.size = CGSize(width: 300, height: 500)
        stage.frame()
        #expect(mark() == stage.layer("second!")?.frameInWindow)
    }

    private struct Anchors: View {
        let found: (CGPoint, [CGPoint]) -> Void
        var body: some View {
            Color.clear.frame(width: 40, height: 20)
                .anchorPreference(key: PointKey.self, value: .bottomTrailing) { [$0] }
                .transformAnchorPreference(key: PointKey.self, value: .point(CGPoint(x: 3, y: 4))) { $0.append($1) }
                .frame(width: 100, height: 100, alignment: .topLeading)
                .backgroundPreferenceValue(PointKey.self) { anchors in
                    GeometryReader { proxy in
                        let _ = found(proxy[anchors[0]], anchors.map { proxy[$0] })
                        Color.clear
                    }
                }
        }
        enum PointKey: PreferenceKey {
            static var defaultValue: [Anchor<CGPoint>] { [] }
            static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
                value += nextValue()
            }
        }
    }

    @Test func `points of a view, and edits of what it says (S3.8)`() {
        var points: [CGPoint] = []
        _ = ViewStage(Anchors { points = [$0] + $1 })
        #expect(points == [CGPoint(x: 40, y: 20), CGPoint(x: 40, y: 20), CGPoint(x: 3, y: 4)])
    }

    private struct Silent: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Button("Toggle") { isOn.toggle() }
                Text(isOn ? "on" : "off")
            }
        }
    }

    @Test func `where nobody listens or speaks, nothing is looked into`() {
        let stage = ViewStage(Silent())
        stage.tap("Toggle")
        func carries(_ box: LayoutBox) -> Bool {
            box.preferences.areCarried || box.content.boxes.contains(where: carries)
        }
        #expect(!carries(stage.host.root))
    }
}
