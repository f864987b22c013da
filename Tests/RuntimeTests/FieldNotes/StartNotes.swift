import AttributeGraph
import CairoRenderer
@_spi(Engine) import Controls
import Foundation
import LayerTree
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Field notes 38 to 41: content of the first frame, and libraries that are never loaded.
@MainActor struct StartNotes {
    private struct Page: View {
        var body: some View {
            VStack {
                Text("Lilt 🐶").font(.title)
                Button("press") {}
                RoundedRectangle(cornerRadius: 8).fill(.thinMaterial).frame(width: 60, height: 20).shadow(radius: 2)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.yellow)
        }
    }

    @Test func `field notes 38 and 39: the first commit has the whole content, and nothing is added to it`() {
        let stage = PipelineStage(buffers: 2, Page())
        stage.draw(0)
        #expect(stage.window.ages == [0])
        let first = stage.window.screen
        #expect(first == stage.picture)
        #expect(first.pixels.contains { $0 != first.pixels[0] }, "there is something to be seen")
        for frame in 1..<60 { stage.draw(frame) }
        #expect(stage.window.screen == first && stage.window.ages == [0])
    }

    @Test func `field note 40: nothing that drives a graphics card is ever loaded`() throws {
        let stage = PipelineStage(Page())
        stage.draw(0)
        // Files in /proc report a size of 0, so the file is read to its end.
        let bytes = try #require(try FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd())
        let maps = String(decoding: bytes, as: UTF8.self)
        try #require(maps.contains("libcairo"), "the list shows what is loaded")
        for name in ["libGL", "libEGL", "libGLES", "libvulkan", "libgbm", "libdrm", "libnvidia", "/dri/"] {
            #expect(!maps.split(separator: "\n").contains { $0.contains(name) }, "\(name)")
        }
    }

    private struct Table: View {
        let count: Int
        var body: some View {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 2)], spacing: 2) {
                ForEach(0..<count, id: \.self) { number in
                    HStack(spacing: 1) {
                        Text("\(number)").padding(1)
                        Color.red.frame(width: 3, height: 3)
                    }
                }
            }
        }
    }

    /// Returns the work for a first frame with `count` cells.
    private func work(_ count: Int) -> [String: Double] {
        let stage = PipelineStage(size: CGSize(width: 800, height: 2_000), Table(count: count))
        stage.draw(0)
        let counters = stage.views.counters
        return [
            "bodies": Double(counters.bodies), "measures": Double(counters.measures),
            "placements": Double(counters.placements), "rules": Double(stage.views.graph.counters.runs),
        ]
    }

    @Test func `field note 41: a first layout of four times as many views takes four times as much work`() throws {
        let (few, many) = (work(250), work(1_000))
        for (name, number) in many {
            let before = try #require(few[name])
            #expect(number <= 4.05 * before, "\(name): \(before), then \(number)")
        }
    }
}
