import Foundation
import ProgramSupport
import Testing

extension RealCompositors {
    /// Features of the table of compositors (`scripts/compositors`): those about windows' own decorations, windows that
    /// are not seen, and outputs and seats run under a compositor that draws no decorations; menus, drags, the clipboard,
    /// a whole game and a stopped compositor under two compositors; the primary selection and input methods under the
    /// one that has them.
    @Suite(.serialized) struct FeatureTests {
        @Test(
            .enabled(if: Compositor.labWeston.isThere()),
            arguments: [
                "14-whole-game", "20-frame", "21-move", "22-maximise", "23-resize", "24-close", "41-hidden", "50-menus",
                "51-drag", "52-text", "53-scroll", "60-clipboard", "70-outputs", "71-stopped", "72-seat",
            ])
        func `a feature works under Weston`(name: String) async throws {
            try await expect(name, toWorkUnder: .labWeston, named: "weston")
        }

        @Test(
            .enabled(if: Compositor.labSway.isThere()),
            arguments: [
                "14-whole-game", "50-menus", "51-drag", "60-clipboard", "61-selection", "62-composing", "71-stopped",
            ])
        func `a feature works under Sway`(name: String) async throws {
            try await expect(name, toWorkUnder: .labSway, named: "sway")
        }

        /// Runs a feature of the table.
        ///
        /// - Throws: if the compositor cannot be run.
        private func expect(_ name: String, toWorkUnder compositor: Compositor, named: String) async throws {
            let feature = RealCompositors.features.appendingPathComponent(name + ".sh")
            let work = try TemporaryFolder()
            let options = try String(contentsOf: feature, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("# options: ") || $0.hasPrefix("# options \(named): ") }
                .flatMap { $0.split(separator: ":")[1].split(separator: " ").map(String.init) }
            let result = try await compositor.run(
                RealCompositors.program(feature, under: compositor, in: work),
                options: ["--size", "1280x800"] + options, limit: 300)
            #expect(result.ending == .exited(0), "\(result.outputText)\(result.errorText)")
        }
    }
}
