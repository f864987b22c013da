import Foundation
import Platform
import Runtime
import SwiftUI
@_spi(Engine) import ViewGraph

/// Allocations in steady frames of the moving scenes, after one period of warming up.
@MainActor struct FrameFigures {
    struct Row {
        let scene: CardScene
        let idiom: Idiom
        /// Allocations of each frame.
        let allocations: [Double]

        var median: Double { Rounds.median(allocations) }
        var most: Double { allocations.max() ?? 0 }
    }

    let rows: [Row]

    static func measured(cards: Int) -> FrameFigures {
        let scenes: [CardScene] = [.flip, .deal, .pulse]
        return FrameFigures(
            rows: scenes.flatMap { scene in
                [Idiom.layers, .views].map { idiom in
                    Row(
                        scene: scene, idiom: idiom,
                        allocations: allocations(of: Play(scene: scene, count: cards), idiom))
                }
            })
    }

    private static let framesPerSecond = 60.0
    /// Period of all scenes in frames: a deal goes out and back in two seconds.
    private static let period = 120

    private static func allocations(of play: Play, _ idiom: Idiom) -> [Double] {
        let report = FrameReport(host: "none", refreshRate: framesPerSecond)
        let pipeline = FramePipeline(
            showing: CardsTable(play: play, idiom: idiom), in: PipelineSettings(), report: report
        ) { _ in }
        let window = MeasuredWindow()
        pipeline.views.size = window.size
        func draw(_ frame: Int) {
            pipeline.draw(FrameTime(seconds: Double(frame) / framesPerSecond, index: frame), in: window)
        }
        for frame in 0..<period { draw(frame) }
        return (period..<2 * period).map { frame in
            var watch = Stopwatch()
            watch.time { draw(frame) }
            return Double(watch.allocations)
        }
    }

    /// Figures for `--json`.
    var json: [String: Any] {
        [
            "rows": rows.map {
                [
                    "scene": $0.scene.rawValue, "idiom": $0.idiom.rawValue, "allocations_per_frame": $0.median,
                    "most_allocations": $0.most,
                ]
            }
        ]
    }

    var table: String {
        TextTable(
            rows: [["", "idiom", "allocations a frame", "most"]]
                + rows.map {
                    [
                        $0.scene.rawValue, $0.idiom.rawValue, String(format: "%.0f", $0.median),
                        String(format: "%.0f", $0.most),
                    ]
                }
        ).text
    }
}
