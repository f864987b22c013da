import Foundation
import ProgramSupport
import Testing

extension RealCompositors {
    /// Features of the table of compositors (`scripts/compositors`): those about windows' own decorations, windows that
    /// are not seen, and outputs and seats run under a compositor that draws no decorations; menus, a whole game and a
    /// stopped compositor under two compositors.
    @Suite(.serialized) struct FeatureTests {
        private static let folder = PackageFolder.url.appendingPathComponent("scripts/compositors")

        @Test(
            .enabled(if: Compositor.labWeston.isThere()),
            arguments: [
                "14-whole-game", "20-frame", "21-move", "22-maximise", "23-resize", "24-close", "41-hidden", "50-menus",
                "51-drag", "70-outputs", "71-stopped", "72-seat",
            ])
        func `a feature works under Weston`(name: String) async throws {
            await RealCompositors.insist(name) { try await problem(with: name, under: .labWeston, named: "weston") }
        }

        @Test(
            .enabled(if: Compositor.labSway.isThere()),
            arguments: ["14-whole-game", "50-menus", "51-drag", "71-stopped"])
        func `a feature works under Sway`(name: String) async throws {
            await RealCompositors.insist(name) { try await problem(with: name, under: .labSway, named: "sway") }
        }

        /// Runs a feature of the table; nil if it works.
        ///
        /// - Throws: if the compositor cannot be run.
        private func problem(with name: String, under compositor: Compositor, named: String) async throws -> String? {
            let feature = Self.folder.appendingPathComponent(name + ".sh")
            let work = try TemporaryFolder()
            var shell = Program(
                URL(fileURLWithPath: "/bin/bash"),
                ["-e", Self.folder.appendingPathComponent("library").path, feature.path])
            shell.environment = LabGame.environment(home: work)
            shell.environment["GAME"] = BuiltProducts.url(of: "memory-game").path
            shell.environment["OUT"] = work.url.path
            shell.environment["COMPOSITOR"] = named
            let options = try String(contentsOf: feature, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("# options: ") || $0.hasPrefix("# options \(named): ") }
                .flatMap { $0.split(separator: ":")[1].split(separator: " ").map(String.init) }
            let result = try await compositor.run(shell, options: ["--size", "1280x800"] + options, limit: 180)
            return result.ending == .exited(0) ? nil : "\(result.ending) \(result.outputText)\(result.errorText)"
        }
    }
}
