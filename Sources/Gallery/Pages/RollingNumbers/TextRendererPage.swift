import SwiftUI

/// Letters that are drawn one by one: a transition, a wave, and words that stand out.
struct TextRendererPage: GalleryPage {
    static let name = "text-renderer"
    static let title = "Letters one by one"
    static let summary = "A text's glyphs, drawn by the program"
    static let symbol = "textformat"

    @State private var isShown = true
    @State private var waves = 0.0
    @State private var isMarked = false

    var body: some View {
        Exhibit(
            "Letters of an emphasised word come with springs, the rest fades in. The wave and the marker are renderers "
                + "with animatable data; lines, both directions and emoji keep their layout."
        ) {
            VStack(spacing: 26) {
                ZStack {
                    if isShown {
                        (Text("Build ") + Text("visual").customAttribute(Emphasis()) + Text(" effects"))
                            .font(.system(size: 44, weight: .semibold))
                            .transition(LetterTransition())
                            .accessibilityLabel("title")
                    }
                }
                .frame(minHeight: 70)
                Text("Both ways: שלום and 👋🏽 in one line, and a second line that follows")
                    .font(.system(size: 24))
                    .multilineTextAlignment(.center)
                    .frame(maxWidth: 420)
                    .foregroundStyle(
                        .linearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing)
                    )
                    .textRenderer(WaveRenderer(phase: waves))
                (Text("Some words are ") + Text("more important").customAttribute(Emphasis())
                    + Text(" than others in a sentence"))
                    .font(.system(size: 20))
                    .frame(maxWidth: 300)
                    .textRenderer(MarkerRenderer(progress: isMarked ? 1 : 0))
                HStack(spacing: 10) {
                    Button("Title") { withAnimation { isShown.toggle() } }
                    Button("Wave") { withAnimation(.easeInOut(duration: 2)) { waves += 2 } }
                    Button("Marker") { withAnimation(.snappy(duration: 0.8)) { isMarked.toggle() } }
                }
                .buttonStyle(ChipButtonStyle())
            }
        }
    }
}

/// Marks a word for the page's renderers.
private struct Emphasis: TextAttribute {}

/// Shows the letters of emphasised words one after another, and fades the others in.
private struct LetterRenderer: TextRenderer {
    var elapsed: TimeInterval
    let letterDuration: TimeInterval
    let totalDuration: TimeInterval

    var animatableData: Double {
        get { elapsed }
        set { elapsed = newValue }
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) {
            guard run[Emphasis.self] != nil else {
                var faded = context
                faded.opacity = UnitCurve.easeIn.value(at: elapsed / 0.3)
                faded.draw(run)
                continue
            }
            let delay = run.count > 1 ? (totalDuration - letterDuration) / Double(run.count - 1) : 0
            for (index, slice) in run.enumerated() {
                var letter = context
                draw(slice, at: min(max(elapsed - Double(index) * delay, 0), letterDuration), in: &letter)
            }
        }
    }

    private func draw(_ slice: Text.Layout.RunSlice, at time: TimeInterval, in context: inout GraphicsContext) {
        let progress = time / letterDuration
        let bounds = slice.typographicBounds
        // At rest within the letter's time.
        let spring = Spring.snappy(duration: letterDuration * 0.5, extraBounce: 0.2)
        context.translateBy(
            x: 0,
            y: spring.value(fromValue: -bounds.descent, toValue: 0, initialVelocity: 0, time: time))
        let blur = bounds.rect.height / 16 * UnitCurve.easeIn.value(at: 1 - progress)
        if blur > 0 { context.addFilter(.blur(radius: blur)) }
        context.opacity = UnitCurve.easeIn.value(at: 1.4 * progress)
        context.draw(slice, options: .disablesSubpixelQuantization)
    }
}

private struct LetterTransition: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        let duration = 0.9
        let renderer = LetterRenderer(
            elapsed: phase.isIdentity ? duration : 0, letterDuration: 0.4, totalDuration: duration)
        content.transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = .linear(duration: duration) }
        } body: { view in
            view.textRenderer(renderer)
        }
    }
}

/// Moves each letter up and down, by its place in the line.
private struct WaveRenderer: TextRenderer {
    /// Number of waves that have passed.
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        let height = 6 * sin(phase.truncatingRemainder(dividingBy: 2) * .pi / 2)
        for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
            var letter = context
            let place = Double(slice.typographicBounds.rect.midX) / 60
            letter.translateBy(x: 0, y: height * sin((place - phase * 2) * .pi))
            letter.draw(slice, options: .disablesSubpixelQuantization)
        }
    }
}

/// Draws a marker behind emphasised words, from left to right.
private struct MarkerRenderer: TextRenderer {
    var progress: Double
    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) where run[Emphasis.self] != nil {
            var rect = run.typographicBounds.rect
            rect.size.width *= min(max(progress, 0), 1)
            context.fill(
                Path(roundedRect: rect, cornerRadius: 4), with: .color(.yellow.opacity(0.5)))
        }
        for line in layout { context.draw(line) }
    }
}
