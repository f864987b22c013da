import CairoRenderer
import Foundation
import Lilt
import SwiftUI
import Testing

/// Renderers of texts: what they are given, and how what they draw looks and moves.
@MainActor struct TextRendererTests {
    private struct Emphasis: TextAttribute {}
    private struct Level: TextAttribute, Equatable { let value: Int }

    /// Draws each part where it is.
    struct Plain: TextRenderer {
        enum Part: CaseIterable { case line, run, slice }
        var part = Part.slice
        var log: @MainActor (Text.Layout) -> Void = { _ in }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            let log = log
            let given = Given(layout: layout)
            MainActor.assumeIsolated { log(given.layout) }
            for line in layout {
                switch part {
                case .line: context.draw(line)
                case .run: for run in line { context.draw(run) }
                case .slice: for run in line { for slice in run { context.draw(slice) } }
                }
            }
        }
    }

    private struct Given: @unchecked Sendable { let layout: Text.Layout }

    /// Moves all letters down, and fades them in.
    private struct Rise: TextRenderer {
        var progress: Double
        var padding = 0.0
        var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }
        var displayPadding: EdgeInsets {
            EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            context.opacity = progress
            context.translateBy(x: 0, y: (1 - progress) * 40)
            for line in layout { context.draw(line, options: .disablesSubpixelQuantization) }
        }
    }

    nonisolated private static let words = "Several words that need more than one line, and end in an emoji 👩‍👩‍👧‍👦 e\u{301}"

    nonisolated private static let samples: [Text] = [
        Text(verbatim: "Hello, world"),
        Text(verbatim: words),
        Text(verbatim: "left שלום עולם right العربية end"),
        Text(verbatim: "One ") + Text(verbatim: "two").bold().foregroundStyle(.red).underline()
            + Text(verbatim: " three").italic().baselineOffset(4),
        Text(verbatim: "A ") + Text(Image(systemName: "star.fill")) + Text(verbatim: " in a line\nand a second"),
    ]

    private func layout(of text: Text, size: CGSize = CGSize(width: 200, height: 160), lines: Int? = nil) throws
        -> Text.Layout
    {
        var found: Text.Layout?
        let stage = Stage(size: size) { text.lineLimit(lines).textRenderer(Plain { found = $0 }) }
        try stage.settle()
        return try #require(found)
    }

    @Test(arguments: samples.indices, Plain.Part.allCases)
    func `a text drawn in parts looks as it does without a renderer`(sample: Int, part: Plain.Part) throws {
        let text = Self.samples[sample].font(.system(size: 21))
        for limit in [nil, 1] {
            let plain = Stage(size: CGSize(width: 200, height: 160)) { text.lineLimit(limit) }
            let drawn = Stage(size: CGSize(width: 200, height: 160)) {
                text.lineLimit(limit).textRenderer(Plain(part: part))
            }
            try plain.settle()
            try drawn.settle()
            // Edges of letters that touch are blended twice.
            #expect(drawn.image.differingPixels(from: plain.image, tolerance: 12) <= (part == .slice ? 8 : 0))
        }
    }

    @Test func `foreground styles span the whole text, and animate`() throws {
        struct Page: View {
            let isRendered: Bool
            @State private var isRed = false
            var body: some View {
                VStack {
                    let text = Text(verbatim: "gradient").foregroundStyle(
                        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                    let shadow = Text(verbatim: "tap").foregroundStyle(
                        (isRed ? Color.red : .green).shadow(.drop(color: .black, radius: 2, y: 3)))
                    if isRendered {
                        text.textRenderer(Plain())
                        shadow.textRenderer(Plain())
                    } else {
                        text
                        shadow
                    }
                }
                .font(.system(size: 30))
                .onTapGesture { withAnimation(.linear(duration: 1)) { isRed.toggle() } }
            }
        }
        let plain = Stage(size: CGSize(width: 200, height: 120)) { Page(isRendered: false) }
        let drawn = Stage(size: CGSize(width: 200, height: 120)) { Page(isRendered: true) }
        for stage in [plain, drawn] { try stage.settle() }
        #expect(drawn.image.differingPixels(from: plain.image, tolerance: 12) == 0)
        for stage in [plain, drawn] {
            stage.tap(at: CGPoint(x: 100, y: 85))
            stage.advance(by: 0.5)
        }
        #expect(!plain.isIdle && !drawn.isIdle)
        #expect(drawn.image.differingPixels(from: plain.image, tolerance: 12) == 0)
    }

    @Test func `lines have runs, and runs have slices, from left to right on a baseline`() throws {
        let layout = try layout(of: Self.samples[1].font(.system(size: 21)))
        #expect(layout.count > 1 && !layout.isTruncated)
        var bottom = -1.0
        for line in layout {
            let bounds = line.typographicBounds
            #expect(bounds.origin == line.origin && bounds.rect.minY >= bottom - 0.01)
            bottom = bounds.rect.maxY
            var right = bounds.origin.x
            for run in line {
                #expect(
                    run.typographicBounds.ascent <= bounds.ascent && run.typographicBounds.descent <= bounds.descent)
                #expect(abs(run.typographicBounds.origin.x - right) < 0.01)
                for slice in run {
                    #expect(
                        abs(slice.typographicBounds.origin.x - right) < 0.01 && slice.run == run && slice.count == 1)
                    right += slice.typographicBounds.width
                }
            }
            #expect(abs(right - bounds.rect.maxX) < 0.01)
        }
        // The family is one slice, and so are an e and its accent.
        let indices = layout.flatMap { $0 }.flatMap(\.characterIndices)
        #expect(indices == indices.sorted() && indices.count == Self.words.count)
        let first = try #require(indices.first)
        #expect(indices.last.map { first.distance(to: $0) } == Self.words.utf16.count - 2)
    }

    @Test func `right-to-left words are runs of their own, whose slices are in the order seen`() throws {
        let runs = try layout(of: Text(verbatim: "ab שלום cd")).flatMap { $0 }
        #expect(runs.map(\.layoutDirection) == [.leftToRight, .rightToLeft, .leftToRight])
        let hebrew = runs[1]
        #expect(hebrew.count == 4 && hebrew.characterIndices == hebrew.characterIndices.sorted(by: >))
        #expect(hebrew[0].typographicBounds.origin.x < hebrew[3].typographicBounds.origin.x)
        #expect(hebrew[1..<3].count == 2 && hebrew[1..<3].typographicBounds.width < hebrew.typographicBounds.width)
    }

    @Test func `a text that was cut says so, and its ellipsis is a slice`() throws {
        let layout = try layout(of: Text(verbatim: "A sentence that is much too long for one line"), lines: 1)
        #expect(layout.isTruncated && layout.count == 1)
        let slices = layout.flatMap { $0 }.flatMap { $0 }
        #expect(slices.count > 10 && slices.count < 46)
        let last = try #require(slices.last)
        #expect(last.typographicBounds.rect.maxX <= 200 && last.typographicBounds.width > 5)
    }

    @Test func `runs have the attributes of their part, of which the innermost counts`() throws {
        let text =
            Text(verbatim: "plain ")
            + (Text(verbatim: "loud").customAttribute(Emphasis()).customAttribute(Level(value: 1))
            + Text(verbatim: " low")).customAttribute(Level(value: 2))
        let runs = try layout(of: text).flatMap { $0 }
        #expect(runs.map { $0[Emphasis.self] != nil } == [false, true, false])
        #expect(runs.map { $0[Level.self]?.value } == [nil, 1, 2])
        #expect(runs[1][0][Level.self] == Level(value: 1))
        #expect(Text("a").customAttribute(Level(value: 1)) == Text("a").customAttribute(Level(value: 1)))
        #expect(Text("a").customAttribute(Level(value: 1)) != Text("a").customAttribute(Level(value: 2)))
        #expect(Text("a").customAttribute(Emphasis()) != Text("a"))
    }

    @Test func `animatable data moves letters frame by frame, without bodies and layouts`() throws {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                Text(verbatim: "Rise").font(.system(size: 30)).textRenderer(
                    Rise(progress: isShown ? 1 : 0.2, padding: 40)
                )
                .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = true } }
            }
        }
        let stage = Stage(size: CGSize(width: 120, height: 120)) { Page() }
        try stage.settle()
        let low = stage.image
        stage.tap(at: CGPoint(x: 60, y: 60))
        stage.advance(by: 0.5)
        let middle = stage.image
        let work = stage.work { stage.advance(by: 0.25) }
        #expect(work.bodies == 0 && work.layouts == 0 && work.frames == 15)
        try stage.settle()
        #expect(low.differingPixels(from: middle) > 20 && middle.differingPixels(from: stage.image) > 20)
        // At rest it is the text itself.
        let plain = Stage(size: CGSize(width: 120, height: 120)) { Text(verbatim: "Rise").font(.system(size: 30)) }
        #expect(stage.image.differingPixels(from: plain.image, tolerance: 40) < 60)
    }

    @Test func `drawing is cut beyond the display padding`() throws {
        func lowest(padding: Double) throws -> Int {
            let stage = Stage(size: CGSize(width: 120, height: 160)) {
                Text(verbatim: "Rise").font(.system(size: 30)).textRenderer(Rise(progress: 0.4, padding: padding))
            }
            try stage.settle()
            let image = stage.image
            let background = image[0, 0]
            return (0..<160).last { y in (0..<120).contains { image[$0, y] != background } } ?? 0
        }
        let free = try lowest(padding: 40)
        #expect(try lowest(padding: 100) == free)
        #expect(try lowest(padding: 0) < free)
    }

    @Test func `a renderer may give the view another size, and the text is laid out for it`() throws {
        struct Narrow: TextRenderer {
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for line in layout { context.draw(line) }
            }
            func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
                text.sizeThatFits(ProposedViewSize(width: 60, height: nil))
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Text(verbatim: "some words in a row").textRenderer(Narrow()).accessibilityLabel("text")
        }
        let plain = Stage(size: CGSize(width: 300, height: 200)) {
            Text(verbatim: "some words in a row").frame(width: 60).fixedSize().accessibilityLabel("text")
        }
        #expect(try stage.layer("text").frame.width <= 60)
        #expect(stage.image.differingPixels(from: plain.image, tolerance: 12) == 0)
    }

    @Test func `a line is drawn where its origin is set to`() throws {
        struct Lower: TextRenderer {
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for var line in layout {
                    line.origin.y += 5
                    context.draw(line)
                }
            }
            var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0) }
        }
        let stage = Stage(size: CGSize(width: 100, height: 60)) { Text(verbatim: "low").textRenderer(Lower()) }
        let plain = Stage(size: CGSize(width: 100, height: 60)) { Text(verbatim: "low").offset(y: 5) }
        #expect(stage.image.differingPixels(from: plain.image, tolerance: 12) == 0)
    }

    @Test func `a transition may draw the letters of its content`() throws {
        struct Appear: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.transaction {
                    $0.animation = .linear(duration: 1)
                } body: {
                    $0.textRenderer(Rise(progress: phase.isIdentity ? 1 : 0, padding: 40))
                }
            }
        }
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                ZStack {
                    Color.white
                    if isShown { Text(verbatim: "Rise").foregroundStyle(.black).transition(Appear()).zIndex(1) }
                }
                .onTapGesture { withAnimation { isShown.toggle() } }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Page() }
        try stage.settle()
        let empty = stage.image
        func ink() -> Int { stage.image.differingPixels(from: empty) }
        stage.tap(at: CGPoint(x: 5, y: 5))
        stage.advance(by: 0.5)
        let middle = stage.image
        #expect(ink() > 20)
        try stage.settle()
        let full = stage.image
        #expect(full.differingPixels(from: middle) > 20)
        stage.tap(at: CGPoint(x: 5, y: 5))
        stage.advance(by: 0.5)
        #expect(ink() > 20 && stage.image.differingPixels(from: full) > 20)
        try stage.settle()
        #expect(ink() == 0)
    }

    @Test func `a text that changes is drawn anew, and loses its renderer with the modifier`() throws {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Group {
                    if count < 2 { label.textRenderer(Plain()) } else { label }
                }
                .onTapGesture { withAnimation { count += 1 } }
            }
            private var label: some View { Text(verbatim: "count \(count)").transition(.identity) }
        }
        let stage = Stage(size: CGSize(width: 100, height: 60)) { Page() }
        for count in 0...2 {
            try stage.settle()
            let plain = Stage(size: CGSize(width: 100, height: 60)) { Text(verbatim: "count \(count)") }
            #expect(stage.image.differingPixels(from: plain.image, tolerance: 12) == 0, "\(count)")
            stage.tap(at: CGPoint(x: 50, y: 30))
        }
    }
}
