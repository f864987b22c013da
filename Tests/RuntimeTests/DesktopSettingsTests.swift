import CairoRenderer
import Foundation
import LayerTree
import Platform
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Runtime

/// The user's desktop settings, as read by views.
@MainActor struct DesktopSettingsTests {
    private struct Reader: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.dynamicTypeSize) private var textSize

        var body: some View {
            VStack {
                Text("\(scheme) \(contrast) \(reducesMotion ? "still" : "moving") \(textSize)")
                Rectangle().fill(.tint).frame(width: 20, height: 20)
            }
        }
    }

    /// A window that shows a `Reader`. Created in the test, so that it is also released on the main actor.
    @MainActor private struct Desk {
        let window = BufferedWindow(size: CGSize(width: 160, height: 100), buffers: 2)
        let pipeline = FramePipeline(
            showing: Reader(), in: PipelineSettings(), report: FrameReport(host: "test", refreshRate: 60),
            onProblem: { _ in })

        /// Returns the text shown, the pixel in the window's corner, and the colour in the middle of the rectangle.
        func look(_ frame: Int) -> (text: String, corner: UInt32, tint: UInt32) {
            pipeline.views.size = window.size
            pipeline.draw(FrameTime(seconds: Double(frame) / 60, index: frame), in: window)
            let layers = pipeline.views.layers.snapshot().all
            let box = layers.first { $0.view == "Rectangle" }?.frame ?? .zero
            return (
                layers.lazy.compactMap(\.text).first ?? "", window.screen[1, 1],
                window.screen[Int(box.midX), Int(box.midY)]
            )
        }
    }

    @Test func `views follow the desktop, and go back with it`() {
        let desk = Desk()
        let options = RuntimeOptions()
        let plain = desk.look(0)
        #expect(plain.text == "light standard moving large" && plain.corner & 0xFF_FFFF == 0xFF_FFFF)
        var settings = DesktopSettings()
        settings.isDark = true
        settings.accent = DesktopSettings.AccentColor(red: 1, green: 0, blue: 0)
        settings.reducesMotion = true
        settings.increasesContrast = true
        settings.textScale = 1.35
        desk.pipeline.follow(settings, options)
        let dark = desk.look(1)
        #expect(dark.text == "dark increased still xxxLarge" && dark.corner & 0xFF_FFFF == 0)
        #expect(dark.tint & 0xFF_FFFF == 0xFF_0000)
        desk.pipeline.follow(DesktopSettings(), options)
        let again = desk.look(2)
        #expect(again.text == plain.text && again.corner == plain.corner && again.tint == plain.tint)
    }

    @Test func `wishes of who sees badly come and go while the program runs`() throws {
        let window = BufferedWindow(size: CGSize(width: 160, height: 100), buffers: 2)
        let pipeline = FramePipeline(
            showing: Wishes(), in: PipelineSettings(), report: FrameReport(host: "test", refreshRate: 60),
            onProblem: { _ in })
        pipeline.views.size = window.size
        var frame = 0
        func text() -> String? {
            frame += 1
            pipeline.draw(FrameTime(seconds: Double(frame) / 60, index: frame), in: window)
            return pipeline.views.layers.snapshot().all.lazy.compactMap(\.text).first
        }
        #expect(text() == "standard false")
        var settings = DesktopSettings()
        settings.increasesContrast = true
        settings.differentiatesWithoutColor = true
        pipeline.follow(settings, RuntimeOptions())
        #expect(text() == "increased true")
        pipeline.follow(DesktopSettings(), RuntimeOptions())
        #expect(text() == "standard false")
        // A wish from the environment stays.
        var options = RuntimeOptions()
        options.contrast = .increased
        pipeline.follow(DesktopSettings(), options)
        #expect(text() == "increased false")
    }

    private struct Wishes: View {
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.accessibilityDifferentiateWithoutColor) private var showsShapes

        var body: some View { Text(verbatim: "\(contrast) \(showsShapes)") }
    }

    @Test func `text is in the desktop's fonts, where a program names none`() {
        let window = BufferedWindow(size: CGSize(width: 160, height: 100), buffers: 2)
        let pipeline = FramePipeline(
            showing: VStack {
                Text("plain")
                Text("code").monospaced()
                Text("own").font(.custom("Inter", size: 12))
                Text("serif").fontDesign(.serif)
            },
            in: PipelineSettings(), report: FrameReport(host: "test", refreshRate: 60), onProblem: { _ in })
        pipeline.views.size = window.size
        func widths(_ frame: Int) -> [Double] {
            pipeline.draw(FrameTime(seconds: Double(frame) / 60, index: frame), in: window)
            let texts = pipeline.views.layers.snapshot().all.filter { $0.text != nil }
            return ["plain", "code", "own", "serif"].map { text in
                texts.first { $0.text == text }.map { Double($0.frame.width) } ?? 0
            }
        }
        let usual = widths(0)
        var settings = DesktopSettings()
        settings.font = "DejaVu Serif Bold Italic 14"
        settings.monospacedFont = "Inter 9"
        pipeline.follow(settings, RuntimeOptions())
        let chosen = widths(1)
        #expect(chosen[0] > usual[0] && chosen[1] < usual[1] && chosen[2...] == usual[2...])
        // A font that is not installed and a malformed name change nothing.
        settings.font = "No Such Family 11"
        settings.monospacedFont = " 11"
        pipeline.follow(settings, RuntimeOptions())
        #expect(widths(2) == usual)
    }

    @Test func `what the environment asks for counts more`() {
        var options = RuntimeOptions()
        options.isAppearanceGiven = true
        options.reducesMotion = true
        var settings = DesktopSettings()
        settings.isDark = true
        settings.reducesMotion = false
        let desk = Desk()
        desk.pipeline.follow(settings, options)
        #expect(desk.look(0).text == "light standard still large")
    }

    @Test(arguments: [
        (1.0, DynamicTypeSize.large), (0.5, .xSmall), (1.25, .xxLarge), (1.6, .accessibility1), (8, .accessibility5),
    ])
    func `text is about as large as the desktop wants it`(scale: Double, size: DynamicTypeSize) {
        #expect(DynamicTypeSize.nearest(toScale: scale) == size)
    }
}
