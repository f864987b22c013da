import Foundation
import ProgramSupport
import Testing

/// The gallery under AT-SPI's registry, read by a client of libatspi.
@Suite(.serialized) struct AccessibleGalleryTests {
    @Test(.enabled(if: Compositor.headlessWeston.isThere() && AccessibilityTools.areThere))
    func `every page is read, a date is chosen, and a row is moved, without pixels, keys and pointer`() async throws {
        let home = try TemporaryFolder()
        let gallery = BuiltProducts.url(of: "gallery").path
        var client = AccessibilityTools.client("gallery.py", [gallery])
        client.environment = LabGame.environment(home: home)
        client.environment["LILT_SIZE"] = "900x700"
        let result = try await Compositor.headlessWeston.run(client, limit: 400)
        #expect(result.ending == .exited(0), "\(result.outputText)\(result.errorText)")
        #expect(result.outputText.hasSuffix("done\n"), "\(result.outputText)")
    }
}
